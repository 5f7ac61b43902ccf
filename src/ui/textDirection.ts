/** Scripts of living languages that are written from right to left (ISO 15924). */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/** Returns the direction in which a language, given by its tag (BCP 47), is written. */
export function textDirection(lang: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(new Intl.Locale(lang).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** Whether the page is written from right to left, so that the next thing is to the left. */
export const isRightToLeft = () => document.dir === 'rtl';
