import { graphql } from 'gatsby';
import { Icon } from '../components/Icon';
import { useHydrated } from '../hooks/useClientValue';
import { waysOf } from '../navigation/links';
import { CONTACT_FORM_ID } from './ContactForm';
import * as styles from './Ways.module.css';

interface WaysProps {
  site: Queries.WaysFragment;
  labels: Queries.WaysLabelsFragment;
}

/** The ways to reach the business beside the form; without scripts, the form's draft takes one too. */
export function Ways({ site, labels }: WaysProps) {
  const hydrated = useHydrated();
  return (
    <>
      <p className={styles.text}>{labels.text}</p>
      <ul className={styles.ways}>
        {waysOf(site).map(({ icon, href, text }) => (
          <li key={href}>
            <a className={styles.way} href={href}>
              <Icon name={icon} />
              <span className="visually-hidden">
                {icon === 'mail' ? labels.email : labels.phone}:{' '}
              </span>
              {text}
            </a>
          </li>
        ))}
      </ul>
      {!hydrated && (
        // Needs no script: the browser hands the form's draft to the visitor's mail program.
        <button
          className={styles.draft}
          form={CONTACT_FORM_ID}
          formAction={`mailto:${site.email}`}
          formMethod="post"
          formEncType="text/plain"
        >
          {labels.draft}
        </button>
      )}
    </>
  );
}

export const fragment = graphql`
  fragment Ways on SiteContent {
    email
    phone
  }
  fragment WaysLabels on ContactContentTouch {
    text
    email
    phone
    draft
  }
`;
