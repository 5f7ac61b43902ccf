import { chooseSubject, forgetDraft, keepDraft, keepEarlyDraft } from '../../src/contact/draft';

const DRAFT = {
  name: 'Ada',
  email: 'ada@',
  subject: 'Knots',
  message: 'Two lines,\nto begin with.',
};
const EMPTY = { name: '', email: '', subject: '', message: '' };

/** Leaves the page of the latest form. */
let leave: () => void = () => undefined;

/** Puts a new form into the page, as on another page of the site, in which the visitor types before scripts run. */
function putForm(subjects: readonly string[], typed: Partial<typeof DRAFT> = {}) {
  const options = ['', ...subjects].map(
    (one) => `<option ${one && `>${one}`}${one ? '' : 'value="" disabled selected>'}`,
  );
  document.body.innerHTML = `<form id="contact-form">
    <input name="name" required><input name="email" type="email" required>
    <select name="subject" required>${options.join('')}</select>
    <textarea name="message" required></textarea><input name="_gotcha">
  </form>`;
  const [form] = document.forms;
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const fill = (values: object) =>
    Object.entries(values).forEach(([name, value]) => (field(name).value = String(value)));
  fill(typed);
  return { form, fill };
}

function openForm(...content: Parameters<typeof putForm>) {
  const { form, fill } = putForm(...content);
  leave();
  leave = keepDraft(form);
  return {
    form,
    /** Fills in fields, then goes to another page. */
    write(values: object) {
      fill(values);
      form.dispatchEvent(new Event('input'));
      leave();
    },
  };
}

beforeEach(() => {
  sessionStorage.clear();
  forgetDraft(DRAFT);
});

test('a draft is in the next form, without the field for robots, until it is sent', () => {
  openForm(['Knots']).write({ ...DRAFT, _gotcha: 'filled by an extension' });
  expect(openForm(['Knots']).form).toHaveFormValues({ ...DRAFT, _gotcha: '' });
  forgetDraft(DRAFT);
  expect(openForm(['Knots']).form).toHaveFormValues(EMPTY);
});

test('text that was typed before scripts ran stays, and becomes part of the draft', () => {
  openForm(['Knots']).write(DRAFT);
  openForm(['Knots', 'Tides'], { name: 'Augusta', subject: 'Tides' });
  const { form } = openForm(['Knots', 'Tides']);
  expect(form).toHaveFormValues({ ...DRAFT, name: 'Augusta', subject: 'Tides' });
});

test('a field that is filled in says so; a half-written address does not, or it would be reported', () => {
  openForm(['Knots']).write(DRAFT);
  const changed: string[] = [];
  const listener = ({ target }: Event) => changed.push((target as HTMLInputElement).name);
  document.addEventListener('change', listener);
  openForm(['Knots']);
  document.removeEventListener('change', listener);
  expect(changed).toEqual(['name', 'subject', 'message']);
});

test.each(['null', '"words"', '[1]', '{"name":{}}', 'no JSON'])(
  'stored text such as %s breaks nothing',
  (stored) => {
    sessionStorage.setItem('draft', stored);
    expect(() => openForm(['Knots'])).not.toThrow();
  },
);

test('what is chosen while a message is being sent stays after it', () => {
  const opened = openForm(['Knots', 'Tides']);
  opened.write(DRAFT);
  chooseSubject('Tides');
  forgetDraft(DRAFT);
  opened.form.reset();
  expect(openForm(['Knots', 'Tides']).form).toHaveFormValues({ ...EMPTY, subject: 'Tides' });
});

test('what was typed before hydration is in a form that React renders anew', () => {
  openForm(['Knots']).write(DRAFT);
  putForm(['Knots'], { name: 'Augusta' });
  keepEarlyDraft();
  expect(openForm(['Knots']).form).toHaveFormValues({ ...DRAFT, name: 'Augusta' });
});
