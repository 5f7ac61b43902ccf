import { readFileSync } from 'node:fs';
import { editorSchemas, photoTemplate } from '../../src/content/editorHelp';
import { photo } from '../../src/schemas/photo';
import { textProblems } from '../check/contentFolder';

test('VS Code is led to the help for each kind of file', () => {
  const help = editorSchemas();
  expect(JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))).toMatchObject({
    'files.associations': Object.fromEntries(help.map(({ glob }) => [`**/${glob}`, 'yaml'])),
    'yaml.schemas': Object.fromEntries(help.map(({ path, glob }) => [`./${path}`, glob])),
  });
});

test('every field of a photo has a description, and its choices', () => {
  const { value } = editorSchemas().find(({ path }) => path.endsWith('photos.json')) ?? {};
  const { properties } = value as {
    properties: Record<string, { description?: string; enum?: string[] }>;
  };
  expect(Object.keys(properties)).toEqual(Object.keys(photo.shape));
  for (const field of Object.values(properties)) expect(field.description).toBeTruthy();
  expect(properties.size.enum).toEqual(['small', 'medium', 'large']);
});

test('the template is as npm run content:help writes it, and right as it stands', () => {
  const template = readFileSync('docs/photo-template.md', 'utf8');
  expect(template).toBe(photoTemplate());
  expect(textProblems(template.replace('open-day.jpg', 'morning-boats.jpg'))).toEqual([]);
  for (const field of Object.keys(photo.shape)) expect(template).toContain(`\n${field}:`);
});
