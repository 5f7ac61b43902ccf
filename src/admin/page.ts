import type { CmsConfig } from '@sveltia/cms';
import { inlineHashes } from '../hosting/pagePolicy';
import { adminPolicy } from './policy';

/** The parts of the admin page. */
interface AdminPage {
  config: CmsConfig;
  /** Path of the editor's files on the site, with a slash at both ends. */
  library: string;
  /** Origin of the Git host's API; omitted if the admin page only edits the local folder. */
  api?: string;
}

/**
 * Returns the HTML of the admin page. It starts the editor with its configuration, under its own content
 * security policy.
 */
export function adminPage({ config, library, api }: AdminPage): string {
  const code = `
    <script type="module">
      // The editor requests a translation for the browser's language, but only English is published.
      Object.defineProperty(navigator, 'language', { value: 'en-US' });
      Object.defineProperty(navigator, 'languages', { value: ['en-US'] });
      const { default: CMS } = await import('${library}npm/index.js');
      document.querySelector('[role=status]').remove();
      CMS.init({ config: ${json(config)} });
    </script>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${adminPolicy(inlineHashes(code, 'script'), api)}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex, nofollow" />
    <meta name="referrer" content="no-referrer" />
    <title>Admin</title>
    <link rel="icon" href="/favicon.svg" />${code}
  </head>
  <body>
    <p role="status">The admin page is opening …</p>
    <noscript>The admin page needs JavaScript.</noscript>
  </body>
</html>
`;
}

/** Serialises a value as JSON for an inline script, which `</script>` would end. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
