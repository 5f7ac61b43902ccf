import type { CmsConfig } from '@sveltia/cms';
import { inlineCode } from '../hosting/inlineCode';
import { adminPolicy } from './policy';

/** What the page of the admin page is made from. */
interface AdminPage {
  config: CmsConfig;
  /** Path of the editor's files on the site, with a slash at both ends. */
  library: string;
  /** Origin of the Git host's API; left out where the admin page only edits the local folder. */
  api?: string;
}

/** The HTML of the admin page. It starts the editor, with its configuration, under a policy of its own. */
export function adminPage({ config, library, api }: AdminPage): string {
  const code = `
    <script type="module">
      // The editor asks for the translation into the browser's language, and only English is published.
      Object.defineProperty(navigator, 'language', { value: 'en-US' });
      Object.defineProperty(navigator, 'languages', { value: ['en-US'] });
      const { default: CMS } = await import('${library}npm/index.js');
      document.querySelector('[role=status]').remove();
      CMS.init({ config: ${json(config)} });
    </script>`;
  const { scripts } = inlineCode(code, 'The admin page');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${adminPolicy(scripts, api)}" />
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

/** A value as JSON that may stand in an inline script, where `</script>` would end it. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
