import { WORDS_BESIDE } from '../styles/breakpoints';

/** Returns the `sizes` attribute of a picture that `PhotoPage.module.css` fits into the window without cropping it. */
export function fittedSizes({ width, height }: { width: number; height: number }): string {
  /** The picture's width if it is as high as the window without a space. */
  const asHigh = (space: string) => `${(width / height).toFixed(3)} * (100vh - ${space})`;
  return [
    `${WORDS_BESIDE} min(64vw, 67rem, ${asHigh('8rem')})`,
    `(min-width: 48rem) min(94vw, max(48rem, ${asHigh('18rem')}))`,
    '100vw',
  ].join(', ');
}
