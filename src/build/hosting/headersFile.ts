import type { HeaderRule } from './headerRule';

/** The headers file that Netlify and Cloudflare Pages read. */
export function headersFile(rules: HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `# Written by the build; changes made here are lost.\n${lines.join('\n')}\n`;
}
