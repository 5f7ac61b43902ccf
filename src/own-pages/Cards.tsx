import { graphql } from 'gatsby';
import { type Box, coverSizes } from '../ui/coverSizes';
import { Picture } from '../ui/Picture';
import * as styles from './Cards.module.css';

/** About the widest that a card is (`Cards.module.css`): in three columns or more, in two, and alone. */
const WIDTHS = [
  ['(min-width: 64rem)', '25rem'],
  ['(min-width: 41rem)', '26rem'],
  ['', '100vw'],
];

/** Cards of a page, such as its team. All pictures are cut to one shape: upright if most of them are. */
export function Cards({ page }: { page: Queries.OwnPageFragment }) {
  const { cards, childMarkdownRemark: body } = page;
  if (cards.length === 0) return null;
  const Heading = body?.headings?.length ? 'h3' : 'h2';
  const ratios = cards.map(({ picture: { gatsbyImageData: image } }) => image.width / image.height);
  const shape = ratios.filter((ratio) => ratio < 1).length > cards.length / 2 ? 4 / 5 : 3 / 2;
  const boxes = WIDTHS.map(([media, width]): Box => [media, width, `${width} / ${shape}`]);
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, text, picture, alt, focus }, index) => (
        <li key={index}>
          <div className={styles.picture} style={{ '--ratio': shape }}>
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
