/**
 * Installs a fake matchMedia for the queries of components, which name a least width in rem.
 * @param width CSS pixels: by default a wide screen
 * @returns a function that changes the width during a test; media queries call their listeners, as in a browser
 */
export function installMatchMedia(width = 1440) {
  let shown = width;
  const lists: EventTarget[] = [];
  window.matchMedia = (query) => {
    const [, least] = /^\(min-width: (\d+)rem\)$/.exec(query) ?? [];
    const list = new EventTarget();
    lists.push(list);
    const matches = () => shown >= Number(least) * 16;
    return Object.defineProperty(list, 'matches', { get: matches }) as MediaQueryList;
  };
  return (now: number) => {
    shown = now;
    for (const list of lists) list.dispatchEvent(new Event('change'));
  };
}
