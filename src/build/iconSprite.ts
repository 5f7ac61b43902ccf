import { drawingOf, STROKES } from '../content/fields/icon';
import { iconId, ICONS } from '../ui/Icon';

/** Returns the symbols of the interface's icons, to which `Icon` refers. */
export async function iconSprite(): Promise<string> {
  const symbols = ICONS.map(
    async (name) => `<symbol id="${iconId(name)}" ${STROKES}>${await drawingOf(name)}</symbol>`,
  );
  return `<svg>${(await Promise.all(symbols)).join('')}</svg>`;
}
