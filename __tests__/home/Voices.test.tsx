import { render, screen } from '@testing-library/react';
import { Voices } from '../../src/home/Voices';
import { siteContent } from '../support/content';

const { voices } = siteContent.home;
const { story } = siteContent.labels.photo;

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
