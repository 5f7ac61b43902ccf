import { PICTURE, problemsOf, saying } from '../../support/contentFolder';

const SQUARE = '<path d="M0 0h8v8H0z"/>';

/** Returns a logo with a drawing of 8 by 8 units. */
const logo = (drawing: string, size = 'width="512" height="512"') =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 8 8">${drawing}</svg>`;

const NO_SVG = 'content/logo.svg error: this file is not an SVG … Export the logo as SVG…';
const NO_SIZE =
  'content/logo.svg error: the drawing is … write width="512" height="512" into its svg tag…';

test.each<[what: string, drawing: string | Uint8Array, said: string[]]>([
  ['a photo with the name of a drawing', PICTURE, [NO_SVG]],
  ['a broken drawing', logo('<g>'), [NO_SVG]],
  ['a small drawing', logo(SQUARE, 'width="24" height="24"'), [NO_SIZE]],
  ['an oblong drawing', logo(SQUARE, 'width="900" height="600"'), [NO_SIZE]],
  ['a square', logo(SQUARE), []],
])('%s as a logo', async (_, drawing, said) => {
  expect(await problemsOf({ 'logo.svg': drawing })).toEqual(said.map(saying));
});
