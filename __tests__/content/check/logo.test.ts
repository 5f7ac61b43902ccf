import { PICTURE, problemsOf } from './contentFolder';

const SIZE = 'width="512" height="512"';

/** Returns a logo with a square, and the given content above it. */
const logo = (inside: string, size = SIZE) => `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/>
${inside}</svg>`;

/** Returns what the check says about the logo. */
const saidOf = (drawing: string | Uint8Array) => problemsOf({ 'logo.svg': drawing });

test.each([
  ['a photo with the name of a drawing', PICTURE],
  ['a broken drawing', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'],
])('%s is not a logo', async (_, drawing) => {
  expect(await saidOf(drawing)).toEqual([
    expect.stringMatching(
      /^content\/logo\.svg error: this file is not an SVG .* Export the logo as SVG/,
    ),
  ]);
});

test.each(['width="24" height="24"', 'width="900" height="600"'])(
  'a logo of %s is refused',
  async (size) => {
    expect(await saidOf(logo('', size))).toEqual([
      expect.stringMatching(
        /^content\/logo\.svg error: the drawing is \d+ × \d+ pixels, .* write width="512" height="512" into its svg tag/,
      ),
    ]);
  },
);

test('a logo without a background is a warning', async () => {
  const bare = logo('<circle cx="4" cy="4" r="2"/>').replace(/<path[^>]*>/, '');
  expect(await saidOf(bare)).toEqual([
    expect.stringMatching(/^content\/logo\.svg warning: .* Add a filled square behind it\.$/),
  ]);
});

test('a round drawing is accepted', async () => {
  const round = logo('<circle cx="4" cy="4" r="4"/>').replace(/<path[^>]*>/, '');
  expect(await saidOf(round)).toEqual([]);
});
