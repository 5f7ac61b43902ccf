import { dynamicIconImports } from 'lucide-react/dynamic';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * An icon as SVG markup. It is rendered during the build: staff may choose among thousands of icons, and
 * each page contains only its own.
 * @throws Error when lucide has no icon of that name
 */
export async function iconMarkup(name: string): Promise<string> {
  if (!Object.hasOwn(dynamicIconImports, name)) {
    throw new Error(`There is no icon "${name}". Run "npm run content:check".`);
  }
  const { default: icon } = await dynamicIconImports[name as keyof typeof dynamicIconImports]();
  return renderToStaticMarkup(createElement(icon));
}
