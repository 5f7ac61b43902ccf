import { graphql } from 'gatsby';
import { type Box, coverSizes } from '../ui/coverSizes';
import { Picture } from '../ui/Picture';
import * as styles from './Cards.module.css';

/** Cards of a page, such as its team. All pictures are cut to one shape: upright if most of them are. */
export function Cards({ page }: { page: Queries.OwnPageFragment }) {
  const { cards, childMarkdownRemark: text } = page;
  if (cards.length === 0) return null;
  const Heading = text?.headings?.length ? 'h3' : 'h2';
  const ratios = cards.map(({ picture: { gatsbyImageData: image } }) => image.width / image.height);
  const shape = ratios.filter((ratio) => ratio < 1).length > cards.length / 2 ? 4 / 5 : 3 / 2;
  // In wide windows: three or four, whichever fills the last row more. One or two are as wide as the text.
  const filled = (columns: number) => (cards.length % columns || columns) / columns;
  const abreast = cards.length < 3 ? 2 : filled(4) > filled(3) ? 4 : 3;
  const narrow = abreast === 2 ? { maxWidth: '44rem', justifyContent: 'start' } : undefined;
  const box = (media: string, width: string): Box => [media, width, `(${width}) / ${shape}`];
  const boxes = [
    box('(min-width: 64rem) ', narrow ? '21.25rem' : `100vw / ${abreast}`),
    box('(min-width: 48rem) ', '50vw'),
    box('', '100vw'),
  ];
  return (
    <ul className={styles.cards} style={{ '--abreast': abreast, ...narrow }}>
      {cards.map(({ title, text, picture, alt, focus }, index) => (
        <li key={index} className={styles.card}>
          <div className={styles.picture} style={{ aspectRatio: shape }}>
            <Picture
              image={picture.gatsbyImageData}
              alt={alt}
              focus={focus}
              sizes={coverSizes(picture.gatsbyImageData, boxes)}
              loading={index === 0 && !page.picture ? 'first' : 'lazy'}
            />
          </div>
          <Heading>{title}</Heading>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment Cards on OwnPage {
    cards {
      title
      text
      alt
      focus
      picture {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [560, 800, 1100])
      }
    }
  }
`;
