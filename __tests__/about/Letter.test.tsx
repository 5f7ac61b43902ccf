import { render, screen } from '@testing-library/react';
import { Letter } from '../../src/about/Letter';

test.each(['A letter', null])('the letter headed %j leads to the contact page', (heading) => {
  render(<Letter heading={heading} html="<p>To whoever reads this,</p>" contact="Write to us" />);
  expect(screen.getByText('To whoever reads this,')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact/');
  if (heading) expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  for (const each of screen.queryAllByRole('heading')) expect(each).not.toBeEmptyDOMElement();
});
