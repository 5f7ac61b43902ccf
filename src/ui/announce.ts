/** How long an announcement stays in the document, ms: longer than screen readers take to notice it. */
const STAY = 3000;

const timers = new WeakMap<Element, number>();

/**
 * Makes screen readers announce words. They are removed from the document again, so that nobody comes across
 * them while reading the page.
 * @param region a live region that already exists and that React leaves empty
 * @param delay time before the announcement, ms: for words that must follow those about a new page or focus
 */
export function announce(region: Element | null, words: string, delay = 0): void {
  if (!region) return;
  const put = (text: string, after: number, then?: () => void) => {
    const change = () => {
      region.textContent = text;
      then?.();
    };
    timers.set(region, window.setTimeout(change, after));
  };
  window.clearTimeout(timers.get(region));
  put(words, delay, () => put('', STAY));
}
