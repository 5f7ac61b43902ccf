import { render, screen } from '@testing-library/react';
import { Voices } from '../../src/home/Voices';
import { siteContent } from '../support/content';

const { voices } = siteContent.home;
const { story } = siteContent.labels.photo;

test('each voice has its words, and whose they are', () => {
  render(<Voices voices={voices} story={story} />);
  for (const { quote, name, role } of voices) {
    const words = screen.getByText(quote);
    expect(words).toHaveRole('blockquote');
    expect(words.parentElement).toHaveTextContent(`${name} ${role}`);
  }
});

test('a voice with a photo stands beside it, with a link to its story', () => {
  const [voice] = voices.filter(({ photo }) => photo);
  const { rerender } = render(<Voices voices={[voice]} story={story} />);
  expect(screen.getByRole('img', { name: voice.photo?.alt })).toBeVisible();
  expect(screen.getByRole('link', { name: new RegExp(`^${story}`) })).toHaveAttribute(
    'href',
    `/gallery/${voice.photo?.slug}/`,
  );

  const untold = { ...voice, photo: voice.photo && { ...voice.photo, hasBody: false } };
  rerender(<Voices voices={[untold]} story={story} />);
  expect(screen.queryByRole('link')).toBeNull();
});
