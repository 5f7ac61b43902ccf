import * as constants from '../src/constants';
import { PHOTO_SIZES } from '../src/content/photo';
import { DESKTOP_CAROUSEL, WIDE_HEADER } from '../src/styles/breakpoints';
import { styleSheet } from './support/styles';

test('the business constants have the values of the specification', () => {
  expect(constants).toMatchObject({
    HEADER_SCROLL_THRESHOLD: 10,
    SWIPE_THRESHOLD: 50,
    SIMULATED_SEND_DELAY: 1500,
    GALLERY_REVEAL_DELAY: 2500,
    GALLERY_VISIBILITY_THRESHOLD: 0.1,
    GALLERY_VISIBILITY_MARGIN: 50,
    SCROLL_REVEAL_THRESHOLD: 0.1,
    CARD_ANIMATION_DELAYS: [0, 150, 300],
    DESKTOP_CAROUSEL_CARDS: 4,
  });
  expect(PHOTO_SIZES).toEqual(['small', 'medium', 'large']);
});

test('hash targets come to rest 100 px below the top', () => {
  expect(styleSheet('styles/tokens.css')).toMatch(/--smooth-scroll-offset: 100px;/);
  expect(styleSheet('styles/base.css')).toMatch(
    /html \{[^}]*scroll-padding-top: var\(--smooth-scroll-offset\);/,
  );
});

describe('the style sheets agree with the code', () => {
  /** What a style sheet says from a width on. */
  function from(path: string, query: string): string {
    const [, ...blocks] = styleSheet(path).split(`@media ${query} {`);
    return blocks.map((block) => block.split(/^}/m)[0]).join('\n');
  }

  test('about the carousel', () => {
    const path = 'components/ServicesCarousel.module.css';
    expect(styleSheet(path)).toMatch(/\.carousel \{\s*--cards: 1;/);
    expect(from(path, DESKTOP_CAROUSEL)).toMatch(
      `--cards: ${constants.DESKTOP_CAROUSEL_CARDS.toString()};`,
    );
  });

  test('about the header', () => {
    expect(from('components/Header.module.css', WIDE_HEADER)).toMatch(
      /\.menuButton \{\s*display: none;/,
    );
  });
});
