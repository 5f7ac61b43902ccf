/**
 * Returns the content security policy of the admin page, for its meta element. It allows only what the editor
 * needs: WebAssembly to resize pictures, style elements, and requests to one Git host. It blocks the editor's
 * requests for the Git host's status and for fonts on a CDN, after which the editor loads its local copies.
 * @param api origin of the Git host's API; `undefined` if the admin page only edits the local folder
 */
export function adminPolicy(api?: string): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self' data: blob:", api].filter(Boolean).join(' '),
    "worker-src 'self'",
    "form-action 'none'",
  ].join('; ');
}
