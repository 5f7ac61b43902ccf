/** Path at which the development server serves the content check's report on the last edit. */
export const PROBLEMS_PATH = '/content-problems.json';

/** Time between two requests, ms. */
const INTERVAL = 1000;

/**
 * Polls the development server for the content check's report on the last edit, and shows it over the page
 * until the report is empty.
 */
export function showContentProblems(): void {
  const panel = document.createElement('pre');
  panel.setAttribute('role', 'alert');
  panel.style.cssText =
    'position:fixed;z-index:99;inset:auto 0 0;max-height:60vh;margin:0;padding:1rem 1.5rem;overflow:auto;background:#7a1712;color:#fff;font:1rem/1.5 monospace;white-space:pre-wrap';
  async function poll() {
    const response = await fetch(PROBLEMS_PATH);
    panel.textContent = (await response.json()) as string;
    if (panel.textContent) document.body.append(panel);
    else panel.remove();
  }
  // A request fails while the server restarts; the next one gets the report.
  setInterval(() => void poll().catch(() => undefined), INTERVAL);
}
