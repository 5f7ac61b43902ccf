import { graphql } from 'gatsby';
import * as prose from '../styles/prose.module.css';
import { interpolate } from '../ui/interpolate';
import { Picture } from '../ui/Picture';
import { textDirection } from '../ui/textDirection';
import { Cards } from './Cards';
import { Contents } from './Contents';
import * as styles from './OwnPage.module.css';

interface OwnPageProps {
  page: Queries.OwnPageFragment;
  content: Queries.OwnPageContentFragment;
}

/** A page of the owner's own: heading, date, picture, the addresses of its headings, its text, and its cards. */
export function OwnPage({ page, content }: OwnPageProps) {
  const { title, updated, picture, lang, childMarkdownRemark: text } = page;
  const labels = content.labels.ownPage;
  const own = lang ?? undefined;
  // Labels are in the site's language.
  const labelLang = own && content.site.lang;
  return (
    <article className={styles.page} lang={own} dir={own && textDirection(own)}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        {updated && (
          <p className={styles.updated}>
            <time dateTime={updated.iso} lang={labelLang} dir={own && 'auto'}>
              {interpolate(labels.updated, { date: updated.text })}
            </time>
          </p>
        )}
      </header>
      <Contents headings={text?.headings ?? null} label={labels.contents} labelLang={labelLang} />
      <div className={styles.body}>
        {picture && (
          <div className={styles.picture}>
            <Picture
              image={picture.src.gatsbyImageData}
              alt={picture.alt}
              focus={picture.focus}
              sizes="(min-width: 48rem) 44rem, 100vw"
              loading="first"
            />
          </div>
        )}
        <div className={prose.prose} dangerouslySetInnerHTML={{ __html: text?.html ?? '' }} />
      </div>
      <Cards page={page} />
    </article>
  );
}

export const fragment = graphql`
  fragment OwnPage on OwnPage {
    slug
    title
    description
    updated {
      iso
      text
    }
    picture {
      alt
      focus
      src {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [750, 1100, 1440])
      }
    }
    lang
    ...Cards
    childMarkdownRemark {
      html
      ...OwnPageHeadings
    }
  }

  fragment OwnPageHeadings on MarkdownRemark {
    headings {
      id
      value
      depth
    }
  }

  fragment OwnPageContent on Content {
    site {
      lang
    }
    labels {
      ownPage {
        updated
        contents
      }
    }
  }
`;
