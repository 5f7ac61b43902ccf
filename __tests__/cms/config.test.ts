import { readFileSync } from 'node:fs';
import type { EntryCollection, Field } from '@sveltia/cms';
import Ajv from 'ajv';
import { adminConfig, apiOrigin, type Editor } from '../../src/cms/config';
import { adminPolicy } from '../../src/cms/page';
import { kinds } from '../../src/content/schemas/kinds';

const EDITOR: Editor = {
  host: 'github',
  repository: 'harbourlight/website',
  branch: 'main',
};
const SITE = { brand: 'Harbourlight', url: 'https://www.harbourlight.example' };
const config = adminConfig(EDITOR, SITE);
const forms = [...(config.collections ?? []), ...(config.singletons ?? [])] as {
  name: string;
  folder?: string;
  fields: Field[];
}[];

/** The library's own schema of its configuration. */
const library = JSON.parse(
  readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'),
) as object;
const validate = new Ajv({ strict: false, validateFormats: false }).compile(library);

test.each<[string, Partial<Editor>]>([
  ['GitHub', {}],
  ['GitLab', { host: 'gitlab', apiRoot: 'https://git.example/api/v4' }],
  ['one-click sign-in on GitLab', { host: 'gitlab', signIn: 'https://sign-in.example' }],
])('the configuration for %s is valid', (_what, change) => {
  validate(adminConfig({ ...EDITOR, ...change }, SITE));
  expect(validate.errors).toBeNull();
});

test('each kind of content has a form', () => {
  expect(forms.map(({ name }) => name).sort()).toEqual(kinds.map(({ field }) => field).sort());
});

test.each([
  { name: 'src', label: 'Picture', widget: 'image', required: true },
  { name: 'alt', label: 'Alternative text', widget: 'text', maxlength: 150 },
  { name: 'title', label: 'Title', widget: 'string', hint: 'The title of the photo.' },
  { name: 'size', widget: 'select', required: false },
  { name: 'order', widget: 'number', value_type: 'float', required: false },
  { name: 'body', widget: 'text', required: false },
])('the form of a photo has the field $name, with the help and limits of its schema', (field) => {
  const { fields } = forms.find(({ name }) => name === 'photos') ?? {};
  expect(fields).toContainEqual(expect.objectContaining(field));
});

test('only lists of items with an order can be reordered: it would write the field into the others', () => {
  const lists = (config.collections ?? []) as EntryCollection[];
  for (const { reorder, fields } of lists) {
    expect(fields.some(({ name }) => name === 'order')).toBe(reorder);
  }
});

/** Returns whether a form takes a value for one of its fields, as the library decides. */
function takes(form: string, field: string, value: string): boolean {
  const fields = forms.find(({ name }) => name === form)?.fields ?? [];
  const inner = fields.flatMap((each) => (each as { fields?: Field[] }).fields ?? []);
  const found = [...fields, ...inner].find(({ name }) => name === field);
  const [pattern] = (found as { pattern: [string, string] }).pattern;
  const [, source, flags] = /^\/(.*)\/(\w*)$/.exec(pattern) ?? [pattern, pattern, ''];
  return new RegExp(source, flags).test(value);
}

test.each([
  ['site', 'url', 'https://www.harbourlight.example', true],
  ['site', 'url', 'http://www.harbourlight.example', false],
  ['site', 'url', 'https://www.harbourlight.example/', false],
  ['site', 'lang', 'pt-BR', true],
  ['site', 'lang', 'English', false],
  ['site', 'timeZone', 'Europe/London', true],
  ['site', 'timeZone', 'US/Eastern', true],
  ['site', 'timeZone', 'UTC', true],
  ['site', 'timeZone', 'London', false],
  ['photos', 'alt', 'open-day', false],
  ['photos', 'alt', 'open day.jpg', false],
  ['photos', 'alt', 'Photo of two girls', false],
  ['site', 'shareAlt', 'telescope', false],
  ['photos', 'alt', 'Two girls try a telescope.', true],
  ['photos', 'title', '2024', false],
  ['photos', 'title', '卒業式', true],
  ['photos', 'title', '卒業式 2024', false],
  ['photos', 'title', 'День 5', true],
  ['photos', 'body', 'One.\n\n# Two', false],
  ['photos', 'body', 'One.\n\n    Two.', false],
  ['photos', 'body', 'One.\n\n##Two', false],
  ['photos', 'body', 'One.\n\n• Two', false],
  ['photos', 'body', 'One.<br>Two', false],
  ['photos', 'body', 'At <https://harbourlight.example>, 2 < 3 > 1.', true],
  ['photos', 'body', 'One.\n\n## Two\n\n- Three\n    and\n\n    - #4\n\nFive.', true],
])('in the form of %s, %s may be %j: %s', (form, name, value, isRight) => {
  expect(takes(form, name, value)).toBe(isRight);
});

test('pictures are saved beside their markdown files, in a folder that all entries share', () => {
  for (const { folder = 'content', ...form } of forms) {
    expect(form).toMatchObject({ media_folder: `/${folder}`, public_folder: '.' });
  }
});

test('the policy allows requests only to the site and to the API of one host', () => {
  const api = apiOrigin({ ...EDITOR, apiRoot: 'https://git.example.org/api/v3' });
  expect(apiOrigin(EDITOR)).toBe('https://api.github.com');
  const policy = adminPolicy(api);
  expect(policy.match(/https?:[^ ;]*/g)).toEqual(['https://git.example.org']);
  expect(adminPolicy()).not.toMatch(/https?:/);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; /);
  expect(policy.match(/'unsafe-[\w-]+'/g)).toEqual(["'unsafe-inline'"]);
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
});
