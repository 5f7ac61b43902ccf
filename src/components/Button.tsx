import type { AnchorHTMLAttributes, ComponentProps } from 'react';
import * as styles from './Button.module.css';
import { SiteLink } from './SiteLink';

interface Look {
  /** `filled` for the main action of a place, `outlined` for the one beside it. */
  look?: 'filled' | 'outlined';
}

/** A button that does something on this page. */
export function Button({ look = 'filled', ...rest }: Look & ComponentProps<'button'>) {
  return <button className={styles.button} data-look={look} type="button" {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'filled',
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return <SiteLink className={styles.button} data-look={look} {...rest} />;
}
