import { inOwnFolder } from '../support/ownFolder';
import { GALLERY_UNUSED, PHOTO, photoWith, PICTURE, problemsOf } from './contentFolder';

inOwnFolder();

test('photos with the same title or the same picture are warnings', async () => {
  const problems = await problemsOf({
    'gallery/a.md': PHOTO,
    'gallery/b.md': photoWith('title', 'title: a FULL hall '),
  });
  expect(problems).toEqual([
    'content/gallery/b.md line 2, warning: src: content/gallery/a.md shows the same picture. Use another picture here, or delete one of the two files.',
    'content/gallery/b.md line 4, warning: title: content/gallery/a.md has the same title. Give one of the two another, so that visitors can tell them apart.',
  ]);
});

test('the same picture under another name is a warning', async () => {
  const files = {
    'gallery/a.md': PHOTO,
    'gallery/b.md': photoWith('title', 'title: Other').replace('morning-boats', 'copy'),
    'gallery/copy.jpg': PICTURE,
  };
  expect(await problemsOf(files)).toEqual([
    'content/gallery/b.md line 2, warning: src: content/gallery/a.md shows the same picture. Use another picture here, or delete one of the two files.',
  ]);
});

test('a picture that no page uses is a warning', async () => {
  expect(await problemsOf({})).toEqual([GALLERY_UNUSED]);
});

test('a picture whose file has another mistake is not called unused', async () => {
  const problems = await problemsOf({ 'gallery/photo.md': photoWith('title', 'title: @home') });
  expect(problems).toHaveLength(1);
});
