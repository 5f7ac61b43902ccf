/** The site's icons, by their names on lucide.dev. The build draws them: see `src/gatsby/icon.ts`. */
export const ICONS = [
  'arrow-left',
  'arrow-right',
  'check',
  'chevron-left',
  'chevron-right',
  'image-off',
  'link',
  'loader-circle',
  'mail',
  'maximize',
  'menu',
  'minimize',
  'phone',
  'send',
  'share-2',
  'x',
  'zoom-in',
  'zoom-out',
] as const;

export type IconName = (typeof ICONS)[number];

/** Id of an icon's `<symbol>` in the page's HTML. */
export const iconId = (name: IconName) => `icon-${name}`;

interface IconProps {
  name: IconName;
  className?: string;
}

/**
 * An icon, hidden from assistive technology. Its drawing is a `<symbol>` in the page's HTML
 * (`gatsby-ssr.tsx`): as components of lucide-react, the icons would add 3 kB of gzip to the scripts.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className} width="24" height="24" aria-hidden="true">
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}
