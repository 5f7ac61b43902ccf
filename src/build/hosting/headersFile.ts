import type { HeaderRule } from './headerRule';

/** What Cloudflare Pages reads of a headers file; Netlify reads more. */
export const MAX_RULES = 100;
/** Characters, the line's indentation included. */
export const MAX_LINE_LENGTH = 2_000;

/**
 * The headers file that Netlify and Cloudflare Pages read.
 * @throws Error when it exceeds what Cloudflare Pages reads
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(rules: HeaderRule[]): string {
  if (rules.length > MAX_RULES) {
    throw new Error(
      `The site needs ${rules.length} header rules and Cloudflare Pages reads ${MAX_RULES}: there are too many files or folders at the top of public/.`,
    );
  }
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (long) {
    throw new Error(
      `A header has ${long.length} characters and Cloudflare Pages reads ${MAX_LINE_LENGTH}: ${long.trim().slice(0, 60)} … If it is the content security policy, some script or style differs from page to page.`,
    );
  }
  return `# Written by the build; changes made here are lost.\n${lines.join('\n')}\n`;
}
