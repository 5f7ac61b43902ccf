import { graphql } from 'gatsby';
import { SectionHead } from '../ui/SectionHead';
import * as styles from './Contact.module.css';
import { ContactCard } from './ContactCard';
import { ContactForm } from './ContactForm';
import { OfficeHours } from './OfficeHours';

interface ContactProps {
  content: Queries.ContactFragment;
  /** Whether the section is the whole page. */
  isWholePage?: boolean;
}

/** The contact section of the home and contact pages: form, contact card and office hours. */
export function Contact({ content, isWholePage = false }: ContactProps) {
  const { contactPage, services, site } = content;
  const head = (
    <SectionHead
      heading={contactPage.heading}
      intro={contactPage.intro}
      level={isWholePage ? 'h1' : 'h2'}
      layout={isWholePage ? 'cell' : undefined}
    />
  );

  return (
    <div className={styles.contact}>
      <section id="contact">
        {!isWholePage && head}
        <div className={styles.columns} data-whole-page={isWholePage}>
          {isWholePage && head}
          <div className={styles.message}>
            <ContactForm
              content={contactPage}
              email={site.email}
              services={services}
              isWholePage={isWholePage}
            />
          </div>
          <ContactCard labels={contactPage} site={site} isWholePage={isWholePage} />
          <OfficeHours
            hours={site.hours}
            labels={contactPage.hours}
            address={site.address}
            level={isWholePage ? 'h2' : 'h3'}
          />
        </div>
      </section>
    </div>
  );
}

export const fragment = graphql`
  fragment Contact on Content {
    site {
      ...ContactMethods
      address {
        ...PostalAddress
      }
      hours {
        ...OfficeHours
      }
    }
    contactPage {
      heading
      intro
      ...ContactForm
      ...ContactCard
      hours {
        ...OfficeHoursLabels
      }
    }
    services {
      title
      icon
      hint
    }
  }
`;
