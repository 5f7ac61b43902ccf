/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { editorFiles } from '../../src/content/editorFiles';
import { photo } from '../../src/content/photo';
import { photoTemplate } from '../../src/content/photoTemplate';
import { textProblems } from './check/contentFolder';

test.each(editorFiles())('$path is as npm run content:help writes it', ({ path, value }) => {
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(value);
});

test('every field of a photo has a description, and its choices', () => {
  const schema = editorFiles().find(({ path }) => path.endsWith('photos.json'))?.value as {
    properties: Record<string, { description?: string; enum?: string[] }>;
  };
  expect(Object.keys(schema.properties)).toEqual(Object.keys(photo.shape));
  for (const field of Object.values(schema.properties)) expect(field.description).toBeTruthy();
  expect(schema.properties.size.enum).toEqual(['small', 'medium', 'large']);
});

test('the template is as npm run content:help writes it, and right as it stands', () => {
  const template = readFileSync('docs/photo-template.md', 'utf8');
  expect(template).toBe(photoTemplate());
  expect(textProblems(template.replace('open-day.jpg', 'keynote-hall.jpg'))).toEqual([]);
  for (const field of Object.keys(photo.shape)) expect(template).toContain(`\n${field}:`);
});
