import { missingPictures, sweep } from '../../src/build/sweep';
import { filesIn } from '../../src/content/reading/filesIn';
import { inOwnFolder, put } from '../support/ownFolder';

inOwnFolder();

const DIGEST = '0123456789abcdef'.repeat(2);

/** Puts files with their content into the folder `site`. */
const putAll = (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) put(`site/${path}`, text);
};

test('files that pages, scripts or styles name stay, all others in /static/ are deleted', () => {
  putAll({
    [`static/${DIGEST}/a1/one, two (3).jpg`]: '',
    [`static/${DIGEST}/a2/one, two (3).jpg`]: '',
    [`static/${DIGEST}/a1/photo-${DIGEST}.jpg`]: '',
    'static/app-aaaaaaaaaaaaaaaaaaaa.js': 'load("component-"+{1:"bbbbbbbbbbbbbbbbbbbb"}[1])',
    'static/component-bbbbbbbbbbbbbbbbbbbb.js': '//# bbbbbbbbbbbbbbbbbbbb.js.LICENSE.txt',
    'static/component-bbbbbbbbbbbbbbbbbbbb.js.LICENSE.txt': '',
    'static/app-cccccccccccccccccccc.css': 'a{src:url(/static/font-ffffffffffffffffffff.woff2)}',
    'static/font-ffffffffffffffffffff.woff2': '',
    'static/app-dddddddddddddddddddd.js': 'load("old-"+{1:"eeeeeeeeeeeeeeeeeeee"}[1])',
    'static/old-eeeeeeeeeeeeeeeeeeee.js': '',
    'notes.txt': '',
  });
  const page =
    '<script src="/static/app-aaaaaaaaaaaaaaaaaaaa.js"><style data-href="/static/app-cccccccccccccccccccc.css">';
  const data = `{"src":"/static/${DIGEST}/a1/one%2C%20two%20(3).jpg","srcSet":"/static/${DIGEST}/a1/photo-${DIGEST}.jpg 320w"}`;
  expect(sweep([page, data], 'site')).toEqual([
    `static/${DIGEST}/a2/one, two (3).jpg`,
    'static/app-dddddddddddddddddddd.js',
    'static/old-eeeeeeeeeeeeeeeeeeee.js',
  ]);
  expect(filesIn('site')).toHaveLength(8);
});

test('names the pictures that pages show and that were not made', () => {
  putAll({ [`static/${DIGEST}/a1/é's (1).jpg`]: '' });
  const srcSet = `/static/${DIGEST}/a1/%C3%A9's%20(1).jpg 320w,\\n/static/${DIGEST}/a1/tall.avif 640w`;
  expect(missingPictures([`{"srcSet":"${srcSet}"}`], 'site')).toEqual([
    `/static/${DIGEST}/a1/tall.avif`,
  ]);
});
