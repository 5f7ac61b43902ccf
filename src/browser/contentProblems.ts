import { PROBLEMS_PATH } from './problemsPath';

/** How often a page asks, ms. */
const INTERVAL = 1000;

/** While developing: shows over the page what the content check says of the last edit, until it is mended. */
export function showContentProblems(): void {
  const panel = document.createElement('pre');
  panel.setAttribute('role', 'alert');
  panel.style.cssText =
    'position:fixed;z-index:99;inset:auto 0 0;max-height:60vh;margin:0;padding:1rem 1.5rem;overflow:auto;background:#7a1712;color:#fff;font:1rem/1.5 monospace;white-space:pre-wrap';
  async function ask() {
    const response = await fetch(PROBLEMS_PATH);
    panel.textContent = (await response.json()) as string;
    if (panel.textContent) document.body.append(panel);
    else panel.remove();
  }
  // A server that is being started anew answers the next question.
  setInterval(() => void ask().catch(() => undefined), INTERVAL);
}
