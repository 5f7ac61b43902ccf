/** The icons of the interface, under the names of lucide.dev. */
export type IconName =
  | 'arrow-left'
  | 'arrow-right'
  | 'check'
  | 'chevron-left'
  | 'chevron-right'
  | 'image-off'
  | 'link'
  | 'loader-circle'
  | 'mail'
  | 'menu'
  | 'phone'
  | 'send'
  | 'share-2'
  | 'x'
  | 'zoom-in'
  | 'zoom-out';

/** Id of an icon's drawing in the page's sprite. */
export const iconId = (name: IconName) => `icon-${name}`;

interface IconProps {
  name: IconName;
  className?: string;
}

/**
 * An icon of the interface, for the eye only. Its drawing stands in the page's HTML (`IconSprite`)
 * and not in the script, where lucide-react would cost each first visit 3 kB of gzip.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className} width="24" height="24" aria-hidden="true">
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}
