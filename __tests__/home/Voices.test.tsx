import { render, screen, within } from '@testing-library/react';
import { Voices } from '../../src/home/Voices';
import { siteContent } from '../support/content';

const { voices } = siteContent.home;

test('each voice has its words, and whose they are', () => {
  render(<Voices voices={voices} />);
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(voices.length);
  for (const [index, { quote, name, role }] of voices.entries()) {
    expect(within(items[index]).getByRole('blockquote')).toHaveTextContent(quote);
    expect(items[index]).toHaveTextContent(`${name} ${role}`);
  }
});
