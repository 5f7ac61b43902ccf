import { createHash } from 'node:crypto';
import { type CheerioAPI, load } from 'cheerio';

const ENCODING = /<meta charset="utf-8"\/>/i;

/**
 * Adds a page's content security policy to its head, before any code. It allows only the inline code of this page,
 * the site's own files, and the services that receive messages. In the page instead of a header, it always matches
 * the page's code.
 * @param file path of the page, for the error
 * @param services addresses of form services, if there are any. All pages must allow them: the policy of the loaded page stays in force
 * when the visitor follows a link to a form.
 */
export function withPolicy(
  html: string,
  file: string,
  ...services: (string | undefined)[]
): string {
  if (!ENCODING.test(html)) throw new Error(`${file} has no <meta charset>: see docs/gatsby.md.`);
  const origins = services.flatMap((service) => (service ? new URL(service).origin : []));
  // Browsers without scripts apply the styles inside `<noscript>`.
  const page = load(html, { scriptingEnabled: false });
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...inlineHashes(page, 'script')].join(' '),
    ["style-src 'self'", ...inlineHashes(page, 'style')].join(' '),
    // The dominant colours of pictures and Gatsby's focus wrapper use style attributes.
    "style-src-attr 'unsafe-inline'",
    // The arrow of the select is an SVG inside the style sheet.
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...origins].join(' '),
    "manifest-src 'self'",
    // The contact form's service, for visitors without scripts. Without one, an empty list, which allows nothing.
    ['form-action', ...origins].join(' '),
  ].join('; ');
  return html.replace(
    ENCODING,
    (encoding) => `${encoding}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** Returns the hashes, in the form of a policy, of the inline scripts or styles of a page. */
function inlineHashes($: CheerioAPI, element: 'script' | 'style'): string[] {
  const code = $(element).not('[src], [type="application/ld+json"]').toArray();
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  return [...new Set(code.map((one) => `'sha256-${hash($(one).text())}'`))];
}
