import { inlineCode, type InlineCode } from './inlineCode';

/** The content security policy that lets exactly this code run beside the site's own files. */
export function pagePolicy({ scripts, styles }: InlineCode): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    // Style attributes carry picture colours and Gatsby's own focus wrapper; they run nothing.
    "style-src-attr 'unsafe-inline'",
    // The arrow of the select is an SVG inside the style sheet.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The contact form's draft goes to the visitor's mail program where scripts did not run.
    'form-action mailto:',
  ].join('; ');
}

const POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;
const ENCODING = /<meta charset="utf-8"\/>/i;

/**
 * Writes a page's policy into it, before any of its code. As a part of the page it fits this build
 * for ever, and hosts need to be told nothing new.
 * @param html a page, with or without the policy of an earlier build
 * @param name of the page, for error messages
 * @throws Error when the page has code that no policy can allow, or does not say its encoding
 */
export function withPolicy(html: string, name: string): string {
  const page = html.replace(POLICY, '');
  if (!ENCODING.test(page)) throw new Error(`${name} does not name its encoding.`);
  const policy = pagePolicy(inlineCode(page, name));
  return page.replace(
    ENCODING,
    (encoding) => `${encoding}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
