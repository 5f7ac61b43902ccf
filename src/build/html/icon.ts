import { dynamicIconImports } from 'lucide-react/dynamic';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * An icon as SVG markup. Made at build time, so that a page carries its own icons only, whichever
 * of the thousands staff choose.
 * @throws Error when lucide has no icon of that name
 */
export async function iconMarkup(name: string): Promise<string> {
  if (!Object.hasOwn(dynamicIconImports, name)) {
    throw new Error(`There is no icon "${name}". Run "npm run content:check".`);
  }
  const { default: icon } = await dynamicIconImports[name as keyof typeof dynamicIconImports]();
  return renderToStaticMarkup(createElement(icon));
}
