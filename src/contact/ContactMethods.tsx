import { graphql } from 'gatsby';
import { Icon } from '../ui/Icon';
import { contactMethods } from '../navigation/links';
import * as styles from './ContactMethods.module.css';

interface ContactMethodsProps {
  site: Queries.ContactMethodsFragment;
  labels: Queries.ContactMethodsLabelsFragment;
}

/** E-mail and phone. */
export function ContactMethods({ site, labels }: ContactMethodsProps) {
  return (
    <>
      <p className={styles.text}>{labels.text}</p>
      <ul className={styles.methods}>
        {contactMethods(site).map(({ icon, href, text }) => (
          <li key={href}>
            <a className={styles.method} href={href}>
              <Icon name={icon} />
              <bdi dir="ltr">{text}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

export const fragment = graphql`
  fragment ContactMethods on SiteContent {
    email
    phone
  }
  fragment ContactMethodsLabels on ContactContentTouch {
    text
  }
`;
