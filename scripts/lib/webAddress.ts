const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Reads an address that may be called: https, or http on this very machine, without user and
 * password.
 * @returns undefined when the text is no such address
 */
export function webAddress(text: string): URL | undefined {
  // URL.parse is younger than Node 20; the constructor's error would carry the text.
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const safe =
    url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
  return safe && !url.username && !url.password ? url : undefined;
}
