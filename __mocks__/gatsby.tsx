import type { navigate as gatsbyNavigate } from 'gatsby';
import type { AnchorHTMLAttributes } from 'react';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  state?: object;
}

/** Replaces Gatsby's link in component tests with an ordinary one, which makes no history entries with a state. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a {...{ ...rest, state: undefined }} href={to}>
      {children}
    </a>
  );
}

export const navigate = jest.fn<Promise<void>, Parameters<typeof gatsbyNavigate>>();

export const graphql = jest.fn();
