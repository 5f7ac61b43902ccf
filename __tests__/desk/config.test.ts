import { readFileSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import Ajv from 'ajv';
import { contentSchema, type ContentSchema } from '../../src/schemas/contentSchema';
import { kinds } from '../../src/schemas/kinds';
import { site } from '../../src/schemas/site';
import { apiOrigin, deskConfig, type Editor } from '../../src/desk/config';
import { label } from '../../src/desk/field';
import { deskPolicy } from '../../src/desk/policy';

const EDITOR: Editor = {
  host: 'github',
  repository: 'harbourlight/website',
  branch: 'main',
};
const SITE = { brand: 'Harbourlight', url: 'https://www.harbourlight.example' };
const config = deskConfig(EDITOR, SITE);
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
  validate(deskConfig({ ...EDITOR, ...change }, SITE));
  expect(validate.errors).toBeNull();
});

test('each kind of content has a form, with the fields, help and limits of its schema', () => {
  const compare = ({ properties = {}, required = [] }: ContentSchema, fields: Field[]) => {
    expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(properties).sort());
    for (const [name, schema] of Object.entries(properties)) {
      const field = fields.find((one) => one.name === name) as Field & Record<string, unknown>;
      expect(field.label).toBe(schema.title ?? label(name));
      expect(schema.description).toMatch(/\.$/);
      expect(field.hint).toContain(schema.description);
      expect(field.required).toBe(required.includes(name));
      expect(field.maxlength).toBe(schema.maxLength);
      if (schema.pattern)
        expect(field.pattern).toEqual([schema.pattern, expect.stringMatching(/^Write /)]);
      const values = (field.options as { value: unknown }[] | undefined)?.map(({ value }) => value);
      if (schema.enum) expect(values).toEqual(schema.enum);
      if (schema.picture) expect(field.widget).toBe('image');
      const inner = schema.items ?? schema;
      if (inner.properties) compare(inner, field.fields as Field[]);
    }
  };
  expect(forms.map(({ name }) => name).sort()).toEqual(kinds.map(({ field }) => field).sort());
  for (const { field, schema, body } of kinds) {
    const fields = forms.find(({ name }) => name === field)?.fields ?? [];
    expect(fields.some(({ name }) => name === 'body')).toBe(Boolean(body));
    const inFront = fields.filter(({ name }) => name !== 'body');
    compare(contentSchema(schema, 'input'), inFront);
  }
});

test.each([
  ['https://www.harbourlight.example', true],
  ['http://www.harbourlight.example', false],
  ['www.harbourlight.example', false],
])('the desk and the content check agree on the address %s: %s', (address, isRight) => {
  const url = forms.find(({ name }) => name === 'site')?.fields.find(({ name }) => name === 'url');
  const [pattern] = (url as { pattern: [string, string] }).pattern;
  expect(new RegExp(pattern).test(address)).toBe(isRight);
  expect(site.shape.url.safeParse(address).success).toBe(isRight);
});

test('an alternative text may not be the name of a file', () => {
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

test('pictures are saved beside their markdown files, in a folder that belongs to no single entry', () => {
  for (const { folder = 'content', ...form } of forms) {
    expect(form).toMatchObject({ media_folder: `/${folder}`, public_folder: '.' });
  }
});

test('the policy lets the desk ask its own site and the API of one host', () => {
  const api = apiOrigin({ ...EDITOR, apiRoot: 'https://git.example.org/api/v3' });
  const policy = deskPolicy(["'sha256-x'"], api);
  expect(policy.match(/https?:[^ ;]*/g)).toEqual(['https://git.example.org']);
  expect(deskPolicy([])).not.toMatch(/https?:/);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-x'; /);
  expect(policy.match(/'unsafe-[\w-]+'/g)).toEqual(["'unsafe-inline'"]);
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
});
