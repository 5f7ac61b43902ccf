/** How long an announcement stays in the document, ms: longer than screen readers take to notice it. */
const STAY = 3000;

/**
 * Makes screen readers announce a text. It is removed from the document again, so that nobody comes across it
 * while reading the page.
 * @param region a live region that already exists and that React leaves empty
 */
export function announce(region: Element | null, text: string): void {
  const words = document.createTextNode(text);
  region?.replaceChildren(words);
  setTimeout(() => words.remove(), STAY);
}
