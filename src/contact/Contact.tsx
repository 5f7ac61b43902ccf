import { graphql } from 'gatsby';
import { useState, type SyntheticEvent } from 'react';
import { ContactForm } from './ContactForm';
import { OfficeHours } from './OfficeHours';
import { ContactMethods } from './ContactMethods';
import { cityOf } from './opening';
import { WhatNext } from './WhatNext';
import * as styles from './Contact.module.css';
import { interpolate } from '../ui/interpolate';
import { coverSizes, type Box } from '../ui/coverSizes';
import { Picture } from '../ui/Picture';
import { SectionHead } from '../ui/SectionHead';
import { HALF_WIDTH } from '../styles/halfWidth';

interface ContactProps {
  content: Queries.ContactFragment;
  /** `h1` if the section is the whole page. */
  level: 'h1' | 'h2';
}

/** The box of the card's picture beside the form, where its sides are cropped. */
const BOX: Box = ['(min-width: 64rem) and (max-width: 84.99rem) ', '47vw - 1.25rem', '23.3rem'];

/** The same on the contact page, where it extends to the window's edge. */
const OPENING_BOX: Box = ['(min-width: 64rem) ', '50vw - 2.75rem', '35rem'];

/** The contact section of the home and contact pages: form, contact card and office hours. */
export function Contact({ content, level }: ContactProps) {
  const { contactPage, labels, services, site } = content;
  const opensPage = level === 'h1';
  const Heading = opensPage ? 'h2' : 'h3';
  const head = (
    <SectionHead
      heading={contactPage.heading}
      intro={contactPage.intro}
      level={level}
      layout={opensPage ? 'cell' : undefined}
    />
  );
  const subjects = [...services.map(({ title }) => title), contactPage.form.otherSubject];
  const [subject, setSubject] = useState('');
  const { photo } = contactPage.touch;
  const service = services.find(({ title }) => title === subject);
  const picture = photo && (service?.image ?? photo.src);

  function updateSubject({ type, target }: SyntheticEvent) {
    if (type === 'reset') setSubject('');
    else if (target instanceof HTMLSelectElement) setSubject(target.value);
  }

  return (
    <div className={styles.contact}>
      <section id="contact" tabIndex={-1} aria-label={contactPage.heading}>
        {!opensPage && head}
        <div
          className={opensPage ? `${styles.columns} ${styles.opening}` : styles.columns}
          onChange={updateSubject}
          onReset={updateSubject}
        >
          {opensPage && head}
          <ContactForm
            labels={contactPage}
            email={site.email}
            subjects={subjects}
            dismiss={labels.page.dismiss}
            heading={Heading}
          />
          <div className={styles.card} data-tone="ink">
            {picture && (
              <div className={styles.picture}>
                <div className={styles.frame}>
                  {/* Browsers show the old file until the new one has loaded. */}
                  <Picture
                    loading={opensPage ? 'eager' : 'lazy'}
                    alt={(service ?? photo).alt}
                    focus={(service ?? photo).focus}
                    image={picture.gatsbyImageData}
                    sizes={`${coverSizes(picture.gatsbyImageData, [opensPage ? OPENING_BOX : BOX])}, ${HALF_WIDTH}`}
                  />
                </div>
              </div>
            )}
            <div className={styles.words}>
              <div className={styles.methods}>
                <Heading className={styles.heading}>{contactPage.touch.heading}</Heading>
                <ContactMethods site={site} labels={contactPage.touch} />
              </div>
              {contactPage.next && <WhatNext next={contactPage.next} heading={Heading} />}
            </div>
          </div>
          <div className={styles.card} data-tone="paper">
            <OfficeHours hours={site.hours} labels={contactPage.hours} heading={Heading} />
            <p className={styles.note}>
              {interpolate(contactPage.hours.note, { city: cityOf(site.hours.timeZone) })}
            </p>
          </div>
        </div>
      </section>
    </div>
  );
}

export const fragment = graphql`
  fragment Contact on Content {
    site {
      ...ContactMethods
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
        photo {
          ...PhotoPicture
        }
        ...ContactMethodsLabels
      }
      next {
        ...WhatNext
      }
      hours {
        note
        ...OfficeHoursLabels
      }
    }
    services {
      ...ServicePicture
    }
    labels {
      page {
        dismiss
      }
    }
  }
`;
