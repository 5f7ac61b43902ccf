import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { HALF } from '../styles/widths';
import { Picture } from '../ui/Picture';
import { SectionHead } from '../ui/SectionHead';
import { SiteLink } from '../ui/SiteLink';
import * as styles from './About.module.css';
import { Figures } from './Figures';

interface AboutProps {
  content: Queries.AboutFragment;
  /** Whether the section is the whole page. */
  isWholePage?: boolean;
  /** Rendered after the figures. */
  children?: ReactNode;
}

/** `sizes` of the portrait in a low window, where it is beside the head. */
const LOW = '(max-height: 30rem) and (min-width: 40rem) 48vh';

/** Founder, vision, mission and figures, on home and on the about page. */
export function About({ content, isWholePage = false, children }: AboutProps) {
  const { about, services, site } = content;
  const { founder } = site;
  const { photo, alt, focus, caption } = about.founder;
  const [level, Heading] = isWholePage ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const);
  return (
    <div className={styles.about}>
      <section id="about">
        <div className={styles.columns} data-whole-page={isWholePage}>
          <div className={styles.head}>
            <SectionHead heading={about.heading} intro={about.intro} level={level} layout="cell" />
          </div>
          <figure className={styles.figure}>
            <div className={isWholePage ? styles.arch : styles.portrait}>
              <Picture
                image={photo.gatsbyImageData}
                alt={alt}
                focus={focus}
                sizes={`${LOW}, ${HALF}`}
                loading={isWholePage ? 'first' : 'lazy'}
              />
            </div>
            {/* No `figcaption`: screen readers say one twice, as the figure's name and as its text. */}
            {(founder ?? caption) && (
              <p className={styles.caption}>
                {founder && <strong className={styles.name}>{founder.name}</strong>}
                {founder && <span className={styles.role}>{founder.role}</span>}
                {caption && <span>{caption}</span>}
                {!isWholePage && about.hasBody && about.letterLink && (
                  <SiteLink className={styles.letter} href="/about/#letter">
                    {about.letterLink}
                  </SiteLink>
                )}
              </p>
            )}
          </figure>
          <div className={styles.statements}>
            {[about.vision, about.mission].map((statement) => (
              <div key={statement.heading}>
                <Heading className={styles.label}>{statement.heading}</Heading>
                <p className={styles.statement}>{statement.text}</p>
              </div>
            ))}
          </div>
        </div>
        {about.figures.length > 0 && <Figures figures={about.figures} services={services.length} />}
        {children}
      </section>
    </div>
  );
}

export const fragment = graphql`
  fragment About on Content {
    site {
      founder {
        name
        role
      }
    }
    about {
      heading
      intro
      founder {
        alt
        focus
        caption
        photo {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [560, 800, 1100])
        }
      }
      vision {
        heading
        text
      }
      mission {
        heading
        text
      }
      figures {
        ...Figure
      }
      hasBody
      letterLink
    }
    services {
      slug
    }
  }
`;
