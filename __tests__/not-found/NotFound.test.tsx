import { render, screen } from '@testing-library/react';
import { NotFound } from '../../src/not-found/NotFound';
import { siteContent } from '../support/content';

test.each([
  ['/gallery/withdrawn/', ['/', '/gallery/', '/services/', '/about/']],
  ['/galleries/', ['/', '/services/', '/about/']],
])('from %s links lead to %j', (path, hrefs) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<NotFound content={siteContent} path={path} />);
  expect(screen.getByRole('navigation', { name: 'Finger post' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs);
});
