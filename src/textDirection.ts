/** The scripts of living languages that are written from right to left (ISO 15924). */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/**
 * The direction in which a language is written.
 * @param lang a language tag (BCP 47)
 */
export function textDirection(lang: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(new Intl.Locale(lang).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** Whether the page is set from right to left, so that what comes next is to the left. */
export const isRightToLeft = () => document.dir === 'rtl';
