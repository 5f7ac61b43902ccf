import { graphql } from 'gatsby';
import { SectionHead } from '../ui/SectionHead';
import * as styles from './Services.module.css';
import { ServicesCarousel } from './ServicesCarousel';

/** The services on the home page. */
export function Services({ content }: { content: Queries.ServicesFragment }) {
  const { heading, intro } = content.servicesPage;
  return (
    <div className={styles.services}>
      <section id="services">
        <SectionHead heading={heading} intro={intro} level="h2" />
        <ServicesCarousel content={content} />
      </section>
    </div>
  );
}

export const fragment = graphql`
  fragment Services on Content {
    servicesPage {
      heading
      intro
    }
    ...ServicesCarousel
  }
`;
