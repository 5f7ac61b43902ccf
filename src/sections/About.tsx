import { graphql } from 'gatsby';
import { ButtonLink } from '../components/Button';
import { Picture } from '../components/Picture';
import { Peg } from '../pegs/Peg';
import * as styles from './About.module.css';
import { preventWidows } from '../preventWidows';
import { Figures } from './Figures';
import { SectionHead } from '../components/SectionHead';
import { HALF_WIDTH } from '../styles/columns';

interface AboutProps {
  content: Queries.AboutFragment;
  /** `h1` on the about page, where the section is the whole page. */
  level: 'h1' | 'h2';
  /** The founder's letter, on the about page only; `contact` is the text of the link at its end. */
  letter?: { heading: string | null; html: string; contact: string };
}

/** Founder, vision, mission and figures, on home and on the about page. */
export function About({ content, level, letter }: AboutProps) {
  const { about, services, site } = content;
  const Heading = level === 'h1' ? 'h2' : 'h3';
  return (
    <div className={styles.about}>
      <section id="about" aria-label={about.heading}>
        <SectionHead heading={about.heading} intro={about.intro} level={level} />
        <div className={styles.columns}>
          <figure>
            <div className={styles.portrait}>
              <Picture
                image={about.founder.photo.gatsbyImageData}
                alt={about.founder.alt}
                sizes={HALF_WIDTH}
                loading={level === 'h1' ? 'first' : 'lazy'}
              />
            </div>
            {/* No `figcaption`: screen readers say one twice, as the figure's name and as its text. */}
            <p className={styles.caption}>
              <strong className={styles.name}>{site.founder.name}</strong>
              <span className={styles.role}>{site.founder.role}</span>
              <span>{about.founder.caption}</span>
            </p>
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
        <Figures figures={about.figures} services={services.length} />
        {letter && (
          <div className={styles.letter}>
            {letter.heading && <Heading className={styles.letterHeading}>{letter.heading}</Heading>}
            <div
              className={styles.letterText}
              dangerouslySetInnerHTML={{ __html: preventWidows(letter.html) }}
            />
            <p className={styles.letterLink}>
              <ButtonLink href="/contact/">{letter.contact}</ButtonLink>
            </p>
            <div className={styles.writer}>
              <svg viewBox="0 0 200 180" aria-hidden="true">
                <path fill="#e9dcc2" d="M2 146a98 20 0 0 1 196 0v12a98 20 0 0 1-196 0z" />
                <ellipse cx="100" cy="146" rx="98" ry="20" fill="#fffaf0" />
                <path fill="none" stroke="#e0a030" strokeWidth="1.5" d="M2 152a98 20 0 0 0 196 0" />
                <path fill="#e9dcc2" d="M36 138a64 13 0 0 1 128 0v9a64 13 0 0 1-128 0z" />
                <ellipse cx="100" cy="138" rx="64" ry="13" fill="#fffdf6" />
                <path
                  fill="none"
                  stroke="#c9542f"
                  strokeWidth="1.5"
                  d="M36 142a64 13 0 0 0 128 0"
                />
                <ellipse cx="112" cy="139" rx="38" ry="6" fill="#12343b" opacity=".14" />
              </svg>
              <Peg className={styles.peg} at={6 / 13} />
            </div>
          </div>
        )}
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
    }
    services {
      slug
    }
  }
`;
