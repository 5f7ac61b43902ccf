import iconImports from 'lucide-react/dynamicIconImports';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconId, ICONS } from '../ui/Icon';

/** The attributes of lucide's icons. A symbol needs no others: it has the size of the `<svg>` that shows it. */
const STROKES =
  'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/**
 * Renders an icon as SVG, without the namespace and the classes that lucide adds and no page needs. The build does
 * this: staff may choose among thousands of icons, and each page contains only its own.
 */
export async function iconMarkup(name: string): Promise<string> {
  return `<svg ${STROKES} aria-hidden="true">${await drawingOf(name)}</svg>`;
}

/** Returns the symbols of the interface's icons, to which `Icon` refers. */
export async function iconSprite(): Promise<string> {
  const symbols = ICONS.map(
    async (name) => `<symbol id="${iconId(name)}" ${STROKES}>${await drawingOf(name)}</symbol>`,
  );
  return `<svg>${(await Promise.all(symbols)).join('')}</svg>`;
}

async function drawingOf(name: string): Promise<string> {
  // By lucide's own list, since some modules have other names than their icons.
  const load = (iconImports as Record<string, () => Promise<{ default: ComponentType }>>)[name];
  const { default: Drawing } = await load();
  return renderToStaticMarkup(createElement(Drawing)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}
