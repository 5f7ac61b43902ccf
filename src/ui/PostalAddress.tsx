import { graphql } from 'gatsby';
import * as styles from './PostalAddress.module.css';

/** The lines of the address of the business: a link if there is a map of it. */
export function PostalAddress({ address }: { address: Queries.PostalAddressFragment }) {
  const { lines, map } = address;
  const text = lines.join('\n');
  return <address className={styles.address}>{map ? <a href={map}>{text}</a> : text}</address>;
}

export const fragment = graphql`
  fragment PostalAddress on SiteContentAddress {
    lines
    map
  }
`;
