import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Contact } from '../contact/Contact';
import { organisation } from '../seo/organisation';
import { Seo } from '../seo/Seo';

/** Contact form, e-mail, phone and office hours. */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  return <Contact content={data.content} isWholePage />;
}

export function Head({ data: { content } }: HeadProps<Queries.ContactPageQuery>) {
  return (
    <Seo
      content={content}
      head={content.contactPage.head}
      path="/contact/"
      structuredData={organisation(content.site)}
    />
  );
}

export const query = graphql`
  query ContactPage {
    content {
      ...Layout
      ...Seo
      site {
        ...Organisation
      }
      contactPage {
        head {
          title
          description
        }
      }
      ...Contact
    }
  }
`;
