import { checkContent } from '../../../src/content/check/checkContent';
import {
  CONTACT,
  PICTURE,
  problemsIn,
  problemsOf,
  putContent,
  SITE,
  withLine,
} from '../../support/contentFolder';

const atAddress = (url: string) => ({
  'site.md': withLine(withLine(SITE, 'brand', 'brand: Elevara'), 'url', `url: ${url}`),
});

test('remaining placeholders are warnings once the site has its own address', async () => {
  const problems = await problemsOf(atAddress('https://harbour.school'));
  for (const said of [
    expect.stringMatching(/^content\/contact.md line \d+, warning: form: .* sends none\./),
    'content/site.md line 2, warning: brand: "Elevara" is a placeholder. Write your own.',
    expect.stringContaining(
      'line 9, warning: email: "quay@harbourlight.example" is a placeholder.',
    ),
    expect.stringContaining('phone: "+1 902 555 0142" is a placeholder.'),
    expect.stringContaining('legalLinks › 1 › href: this link has no target.'),
    expect.stringContaining('legalLinks › 2 › href: '),
    expect.stringContaining(
      'quickLinks › 4 › href: "https://tides.example/today" is a placeholder.',
    ),
  ]) {
    expect(problems).toContainEqual(said);
  }
});

test('before that, they are only in the list of placeholders', async () => {
  const folder = putContent(atAddress('https://harbour.example'));
  expect(await problemsIn(folder)).toEqual([]);
  const { placeholders } = await checkContent(folder);
  expect(placeholders.map(({ field }) => field)).toContain('url');
});

/** The valid picture, as large as one that the site came with. */
const shipped = (size: number) => Buffer.concat([PICTURE, Buffer.alloc(size - PICTURE.length)]);

test('pictures that the site came with and a link to nothing are placeholders; a form service is none', async () => {
  const problems = await problemsOf({
    ...atAddress('https://harbour.school'),
    'hero.jpg': shipped(419_877),
    'services/swimming-hours.jpg': shipped(331_443),
    'contact.md': CONTACT.replace('href: /about/', "href: '#'").replace(
      'form:',
      'form:\n  service: https://letters.harbour.school/quay',
    ),
  });
  expect(problems.filter((problem) => !problem.includes('site.md'))).toEqual([
    expect.stringContaining('next › link › href: this link has no target.'),
    expect.stringContaining('hero.jpg warning: the site came with this picture and 1 more'),
  ]);
});
