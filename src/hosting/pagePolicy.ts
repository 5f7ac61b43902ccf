import { inlineCode, type InlineCode } from './inlineCode';

/**
 * Returns the content security policy of a page. It allows only this inline code, the site's own files, and the
 * service that receives the contact form's messages.
 * @param service address of that service, if there is one
 */
export function pagePolicy({ scripts, styles }: InlineCode, service: string | null): string {
  const services = service === null ? [] : [new URL(service).origin];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    // The dominant colours of pictures and Gatsby's focus wrapper use style attributes.
    "style-src-attr 'unsafe-inline'",
    // The arrow of the select is an SVG inside the style sheet.
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...services].join(' '),
    "manifest-src 'self'",
    // Without scripts, the contact form opens the visitor's mail program, or sends to its service.
    ['form-action mailto:', ...services].join(' '),
  ].join('; ');
}

const POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;
const ENCODING = /<meta charset="utf-8"\/>/i;

/**
 * Adds a page's content security policy to its head, before any code. Since it is in the page instead of a
 * header, it always matches the page's code, and hosts need no new configuration after a build.
 * @param html a page, with or without the policy of an earlier build
 * @param name name of the page, for error messages
 * @param service see `pagePolicy`. All pages must allow it: the policy of the loaded page stays in force when
 * the visitor follows a link to the form.
 * @throws Error if the page has code that no policy can allow, or no `<meta charset>`
 */
export function withPolicy(html: string, name: string, service: string | null): string {
  const page = html.replace(POLICY, '');
  if (!ENCODING.test(page)) throw new Error(`${name} has no <meta charset>.`);
  const policy = pagePolicy(inlineCode(page, name), service);
  return page.replace(
    ENCODING,
    (encoding) => `${encoding}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
