import iconImports from 'lucide-react/dynamicIconImports';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FieldKind } from './fieldKind';

/** The attributes of lucide's icons. A symbol needs no others: it has the size of the `<svg>` that shows it. */
export const STROKES =
  'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/**
 * An icon, by its name. Pages get it as SVG, without the namespace and the classes that lucide adds and no page needs.
 * The build draws it: staff may choose among thousands of icons, and each page contains only its own.
 */
export const icon: FieldKind = {
  type: 'String',
  read: (name) => name.toLowerCase(),
  resolve: async (name) => `<svg ${STROKES} aria-hidden="true">${await drawingOf(name)}</svg>`,
  form: ({ enum: options }) => ({ widget: 'select', options }),
};

/** Returns the lines of an icon, without the `<svg>` around them. */
export async function drawingOf(name: string): Promise<string> {
  // By lucide's own list, since some modules have other names than their icons.
  const load = (iconImports as Record<string, () => Promise<{ default: ComponentType }>>)[name];
  const { default: Drawing } = await load();
  return renderToStaticMarkup(createElement(Drawing)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}
