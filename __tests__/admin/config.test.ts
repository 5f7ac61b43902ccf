import { readFileSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import Ajv from 'ajv';
import { kinds } from '../../src/schemas/kinds';
import { site } from '../../src/schemas/site';
import { apiOrigin, adminConfig, type Editor } from '../../src/admin/config';
import { adminPolicy } from '../../src/admin/policy';

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
  ['Gitea', { host: 'gitea', apiRoot: 'https://git.example/api/v1' }],
  ['GitLab', { host: 'gitlab', apiRoot: 'https://git.example/api/v4' }],
  ['one-click sign-in on GitHub', { signIn: 'https://api.netlify.com' }],
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
  { name: 'order', widget: 'number', required: false },
  { name: 'body', widget: 'text', required: false },
])('the form of a photo has the field $name, with the help and limits of its schema', (field) => {
  const { fields } = forms.find(({ name }) => name === 'photos') ?? {};
  expect(fields).toContainEqual(expect.objectContaining(field));
});

test.each([
  ['https://www.harbourlight.example', true],
  ['http://www.harbourlight.example', false],
  ['www.harbourlight.example', false],
])('the admin page and the content check agree on the address %s: %s', (address, isRight) => {
  const url = forms.find(({ name }) => name === 'site')?.fields.find(({ name }) => name === 'url');
  const [pattern] = (url as { pattern: [string, string] }).pattern;
  expect(new RegExp(pattern).test(address)).toBe(isRight);
  expect(site.shape.url.safeParse(address).success).toBe(isRight);
});

test('an alternative text must not be the name of a file', () => {
  const photo = forms.find(({ name }) => name === 'photos');
  const alt = photo?.fields.find(({ name }) => name === 'alt');
  const [pattern, message] = (alt as { pattern: [string, string] }).pattern;
  const [, source, flags] = /^\/(.*)\/(\w*)$/.exec(pattern) ?? [];
  for (const words of ['IMG_2041', 'img_2041.HEIC', 'open day.jpg', 'DSC0012']) {
    expect(words).not.toMatch(new RegExp(source, flags));
  }
  expect('Two girls try a telescope.').toMatch(new RegExp(source, flags));
  expect(message).toContain('name of a file');
});

test('pictures are saved beside their markdown files, in a folder that all entries share', () => {
  for (const { folder = 'content', ...form } of forms) {
    expect(form).toMatchObject({ media_folder: `/${folder}`, public_folder: '.' });
  }
});

test('the policy allows requests only to the site and to the API of one host', () => {
  const api = apiOrigin({ ...EDITOR, apiRoot: 'https://git.example.org/api/v3' });
  const policy = adminPolicy(["'sha256-x'"], api);
  expect(policy.match(/https?:[^ ;]*/g)).toEqual(['https://git.example.org']);
  expect(adminPolicy([])).not.toMatch(/https?:/);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-x'; /);
  expect(policy.match(/'unsafe-[\w-]+'/g)).toEqual(["'unsafe-inline'"]);
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
});
