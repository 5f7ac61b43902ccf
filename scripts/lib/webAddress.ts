const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Parses an address to which requests may be sent: https, or http on this machine, without user and
 * password.
 * @returns undefined when the text is no such address
 */
export function webAddress(text: string): URL | undefined {
  // Not the constructor alone, whose error holds the text, which may be secret; Node 20 lacks URL.parse.
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const safe =
    url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
  return safe && !url.username && !url.password ? url : undefined;
}
