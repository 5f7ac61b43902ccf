import type { CmsConfig } from '@sveltia/cms';

/**
 * Returns the HTML of the admin page, which has its own content security policy.
 * @param api origin of the Git host's API; omitted if the admin page only edits the local folder
 */
export function adminPage(script: string, api?: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${adminPolicy(api)}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex, nofollow" />
    <meta name="referrer" content="no-referrer" />
    <title>Admin</title>
    <link rel="icon" href="/favicon.svg" />
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <p role="status">The admin page is opening …</p>
    <noscript>The admin page needs JavaScript.</noscript>
  </body>
</html>
`;
}

/**
 * Returns the content security policy of the admin page. It allows only what the editor needs: WebAssembly to resize
 * pictures, style elements, and requests to one Git host. It blocks the editor's requests for the Git host's status and
 * for fonts on a CDN, after which the editor loads its local copies.
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

/** Returns the script that starts the editor, whose files are at the path `library`, with slashes at both ends. */
export function startScript(config: CmsConfig, library: string): string {
  return `// The editor requests a translation for the browser's language, but only English is published.
Object.defineProperty(navigator, 'language', { value: 'en-US' });
Object.defineProperty(navigator, 'languages', { value: ['en-US'] });
const { default: CMS } = await import('${library}npm/index.js');
document.querySelector('[role=status]').remove();
CMS.init({ config: ${JSON.stringify(config)} });
`;
}
