/** How long an announcement stays in the document, ms: longer than screen readers take to fetch it. */
const STAY = 3000;

const timers = new WeakMap<Element, number>();

/**
 * Has screen readers say something. The words leave the document again, so that nobody who reads the page comes
 * upon them later.
 * @param region a live region that exists already, and into which React renders nothing
 * @param delay time until it is said, ms: for words that come after those about a new page or focus
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
