/**
 * The icons in the HTML of pages, by their names on lucide.dev. The build renders them: see
 * `src/build/iconSprite.ts`. The icons that only the photo viewer shows, which loads late, are components of
 * lucide-react there.
 */
export const ICONS = [
  'arrow-left',
  'arrow-right',
  'check',
  'chevron-left',
  'chevron-right',
  'mail',
  'menu',
  'phone',
  'send',
  'x',
] as const;

export type IconName = (typeof ICONS)[number];

/** Id of an icon's `<symbol>` in the page's HTML. */
export const iconId = (name: IconName) => `icon-${name}`;

/**
 * An icon, hidden from assistive technology. Its drawing is a `<symbol>` in the page's HTML
 * (`gatsby-ssr.tsx`): as components of lucide-react, the icons would add more than 3 kB of gzip to the scripts.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg aria-hidden="true">
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}
