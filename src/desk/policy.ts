/**
 * The content security policy of the desk, for a meta element in its page. It allows only what the library
 * needs: WebAssembly to resize pictures, style elements, and requests to one Git host.
 * @param api origin of the Git host's API; `undefined` where the desk only edits the local folder
 */
export function deskPolicy(api?: string): string {
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
