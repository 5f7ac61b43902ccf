import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { About } from '../about/About';
import { Contact } from '../contact/Contact';
import { Hero } from '../home/Hero';
import { Voices } from '../home/Voices';
import { organisation } from '../seo/organisation';
import { Seo } from '../seo/Seo';
import { Services } from '../services/Services';

/** Home: hero, services, about and contact on one scrolling page. */
export default function HomePage({ data: { content } }: PageProps<Queries.HomePageQuery>) {
  return (
    <>
      <Hero home={content.home} />
      <Services content={content} />
      <About content={content}>
        <Voices voices={content.home.voices} story={content.labels.photo.story} />
      </About>
      <Contact content={content} />
    </>
  );
}

export function Head({ data: { content } }: HeadProps<Queries.HomePageQuery>) {
  return (
    <Seo
      content={content}
      head={content.home.head}
      path="/"
      structuredData={organisation(content.site)}
    />
  );
}

export const query = graphql`
  query HomePage {
    content {
      ...Layout
      ...Seo
      site {
        ...Organisation
      }
      home {
        head {
          title
          description
        }
        ...Hero
        voices {
          ...Voice
        }
      }
      labels {
        photo {
          story
        }
      }
      ...Services
      ...About
      ...Contact
    }
  }
`;
