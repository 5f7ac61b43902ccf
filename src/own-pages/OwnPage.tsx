import { graphql } from 'gatsby';
import { interpolate } from '../ui/interpolate';
import { Picture } from '../ui/Picture';
import { Contents } from './Contents';
import * as styles from './OwnPage.module.css';

interface OwnPageProps {
  page: Queries.OwnPageFragment;
  labels: Queries.OwnPageContentFragment['labels']['ownPage'];
}

/** A page of the owner's own: heading, date, picture, the addresses of its headings, and its text. */
export function OwnPage({ page, labels }: OwnPageProps) {
  const { title, updated, picture, childMarkdownRemark: text } = page;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {updated && (
          <p className={styles.updated}>
            <time dateTime={updated.iso}>
              {interpolate(labels.updated, { date: updated.text })}
            </time>
          </p>
        )}
      </header>
      <Contents headings={text?.headings ?? null} label={labels.contents} />
      <div className={styles.body}>
        {picture && (
          <div className={styles.picture}>
            <Picture
              image={picture.src.gatsbyImageData}
              alt={picture.alt}
              focus={picture.focus}
              sizes="(min-width: 48rem) 44rem, 94vw"
              loading="first"
            />
          </div>
        )}
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: text?.html ?? '' }} />
      </div>
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
    labels {
      ownPage {
        updated
        contents
      }
    }
  }
`;
