/**
 * The content security policy of the desk: what its library needs, and nothing more. It makes
 * pictures smaller in WebAssembly, writes its own style elements, and talks to one Git host. Its page
 * carries it, as each page carries its own.
 * @param api origin of the Git host's API; none where the desk only works on a local folder
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
