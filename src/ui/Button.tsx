import type { AnchorHTMLAttributes, ComponentProps } from 'react';
import * as styles from './Button.module.css';
import { SiteLink } from './SiteLink';

interface Look {
  /** `filled` for the main action, `text` for a secondary one beside it. */
  look?: 'filled' | 'text';
}

/** A button with the site's look. */
export function Button({ look = 'filled', ...rest }: Look & ComponentProps<'button'>) {
  return <button className={styles.button} data-look={look} type="button" {...rest} />;
}

/** A link with the look of a button. */
export function ButtonLink({
  look = 'filled',
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return <SiteLink className={styles.button} data-look={look} {...rest} />;
}
