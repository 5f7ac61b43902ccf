import { PICTURE, problemsOf } from './contentFolder';
import { inOwnFolder } from '../../support/ownFolder';

inOwnFolder();

const SIZE = 'width="512" height="512"';

/** Returns a logo with the given content on its third line. */
const logo = (inside: string, size = SIZE) => `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size} viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/>
${inside}</svg>`;

/** Returns what the check says about the logo. */
const saidOf = (drawing: string | Uint8Array) => problemsOf({ 'logo.svg': drawing });

test.each([
  '<script>spy()</script>',
  '<g onclick="spy()"/>',
  '<foreignObject><p>x</p></foreignObject>',
  '<a href="javascript:spy()"/>',
])('a logo with %s is refused', async (inside) => {
  expect(await saidOf(logo(inside))).toEqual([
    `content/logo.svg line 3, error: a part of the logo could run a script. Delete it, or save the logo again as plain SVG.`,
  ]);
});

test('so is one with a picture that is not embedded', async () => {
  expect(await saidOf(logo('<image xlink:href="lighthouse.png"/>'))).toEqual([
    'content/logo.svg line 3, error: the picture lighthouse.png is not in the logo’s file. Embed it.',
  ]);
});

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
        /^content\/logo\.svg line 2, error: the drawing is \d+ × \d+ pixels, .* write width="512" height="512" into its svg tag/,
      ),
    ]);
  },
);

test('a logo without a background is a warning', async () => {
  const bare = logo('<circle cx="4" cy="4" r="2"/>').replace(/<path[^>]*>/, '');
  expect(await saidOf(bare)).toEqual([
    expect.stringMatching(
      /^content\/logo\.svg line 2, warning: .* Add a filled square behind it\.$/,
    ),
  ]);
});

test('gradients, styles and pictures inside the drawing are accepted', async () => {
  const inside =
    '<style>.a { fill: url(#g) }</style><use xlink:href="#a"/><image href="data:image/png;base64,AA=="/><circle cx="4" cy="4" r="4" fill="url(#g)"/>';
  expect(await saidOf(logo(inside))).toEqual([]);
  expect(await saidOf(logo('').replace(/<path[^>]*>/, '<circle cx="4" cy="4" r="4"/>'))).toEqual(
    [],
  );
});
