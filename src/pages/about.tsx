import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { About } from '../about/About';
import { Letter } from '../about/Letter';
import { Seo } from '../seo/Seo';

/** Founder, vision, mission, figures and the founder's letter, if there is one. */
export default function AboutPage({ data: { content } }: PageProps<Queries.AboutPageQuery>) {
  const { letterHeading: heading, childMarkdownRemark } = content.about;
  const html = childMarkdownRemark?.html;
  const contact = content.contactPage.heading;
  return (
    <About content={content} isWholePage>
      {html && <Letter heading={heading} html={html} contact={contact} />}
    </About>
  );
}

export function Head({ data: { content } }: HeadProps<Queries.AboutPageQuery>) {
  return <Seo content={content} head={content.about.head} path="/about/" />;
}

export const query = graphql`
  query AboutPage {
    content {
      ...Layout
      ...Seo
      about {
        head {
          title
          description
        }
        letterHeading
        childMarkdownRemark {
          html
        }
      }
      contactPage {
        heading
      }
      ...About
    }
  }
`;
