import { graphql } from 'gatsby';
import { CONTACT_FORM_ID, ContactForm } from '../components/ContactForm';
import { Icon } from '../components/Icon';
import { OfficeHours } from '../components/OfficeHours';
import { useHydrated } from '../hooks/useClientValue';
import * as styles from './Contact.module.css';
import { SectionHead } from './SectionHead';

interface ContactProps {
  content: Queries.ContactFragment;
  /** `h1` where the section is the page. */
  level: 'h1' | 'h2';
}

/** Form, contact card and office hours, on home and on the contact page. */
export function Contact({ content, level }: ContactProps) {
  const { contactPage: copy, services, site } = content;
  const Heading = level === 'h1' ? 'h2' : 'h3';
  const hydrated = useHydrated();
  const subjects = [...services.map(({ title }) => title), copy.form.otherSubject];
  return (
    <section className={styles.contact} id="contact" aria-label={copy.heading}>
      <SectionHead heading={copy.heading} intro={copy.intro} level={level} />
      <div className={styles.columns}>
        <ContactForm copy={copy} subjects={subjects} heading={Heading} />
        <div className={styles.cards}>
          <div className={styles.card} data-tone="ink">
            <Heading className={styles.heading}>{copy.touch.heading}</Heading>
            <p className={styles.text}>{copy.touch.text}</p>
            <ul className={styles.ways}>
              <li>
                <a className={styles.way} href={`mailto:${site.email}`}>
                  <Icon name="mail" />
                  <span className="visually-hidden">{copy.touch.email}: </span>
                  {site.email}
                </a>
              </li>
              <li>
                <a className={styles.way} href={`tel:${site.phone.replaceAll(' ', '')}`}>
                  <Icon name="phone" />
                  <span className="visually-hidden">{copy.touch.phone}: </span>
                  {site.phone}
                </a>
              </li>
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
                {copy.touch.draft}
              </button>
            )}
          </div>
          <div className={styles.card} data-tone="paper">
            <Heading className={styles.heading}>{copy.hours.heading}</Heading>
            <OfficeHours hours={site.hours} labels={copy.hours} />
            <p className={styles.note}>{copy.hours.note}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment Contact on Content {
    site {
      email
      phone
      hours {
        ...OfficeHours
      }
    }
    contactPage {
      heading
      intro
      ...ContactForm
      form {
        otherSubject
      }
      touch {
        heading
        text
        email
        phone
        draft
      }
      hours {
        heading
        note
        ...OfficeHoursLabels
      }
    }
    services {
      title
    }
  }
`;
