const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Parses an address to which commands may send requests: https, or http on this machine, without user and
 * password.
 * @returns undefined if the text is not such an address
 */
export function webAddress(text: string): URL | undefined {
  // Checked first, since the constructor's error contains the text, which may be secret. Node 20 has no
  // URL.parse.
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const safe =
    url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
  return safe && !url.username && !url.password ? url : undefined;
}
