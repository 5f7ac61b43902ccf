/**
 * The content security policy of the admin page, for a meta element in its page. It allows only what the editor
 * needs: WebAssembly to resize pictures, style elements, and requests to one Git host. What it blocks are the
 * editor's requests for fonts on a CDN, whose local copies come next, and for the state of the Git host.
 * @param scripts hashes of the page's inline scripts, as `inlineCode` gives them
 * @param api origin of the Git host's API; `undefined` where the admin page only edits the local folder
 */
export function adminPolicy(scripts: readonly string[], api?: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self' data: blob:", api].filter(Boolean).join(' '),
    "worker-src 'self'",
    "form-action 'none'",
  ].join('; ');
}
