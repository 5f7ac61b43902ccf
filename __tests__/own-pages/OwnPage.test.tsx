import { render, screen } from '@testing-library/react';
import { OwnPage } from '../../src/own-pages/OwnPage';
import { siteContent } from '../support/content';
import { fakeImage } from '../support/fakeImage';

const PAGE: Queries.OwnPageFragment = {
  slug: 'crew',
  title: 'The crew',
  description: 'Who is on board.',
  updated: { iso: '2026-02-28', text: 'February 28, 2026' },
  picture: null,
  lang: 'he',
  cards: ['Bosun', 'Cook'].map((title) => ({
    ...{ title, text: `About ${title}.`, alt: `${title} at work.`, focus: null },
    picture: { gatsbyImageData: fakeImage(title) },
  })),
  childMarkdownRemark: { html: '', headings: [{ id: 'all', value: 'All', depth: 2 }] },
};

test('cards are below the headings of the text; labels are in the site’s language', () => {
  render(<OwnPage page={PAGE} content={siteContent} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.getByRole('img', { name: 'Cook at work.' })).toBeVisible();
  expect(screen.getByRole('article')).toMatchObject({ lang: 'he', dir: 'rtl' });
  expect(screen.getByText(/February/)).toHaveAttribute('lang', siteContent.site.lang);
});
