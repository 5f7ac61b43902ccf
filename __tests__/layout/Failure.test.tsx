import { render, screen, waitFor } from '@testing-library/react';
import { Failure } from '../../src/layout/Failure';

test('its heading has the focus, so that a screen reader says it and what went wrong', async () => {
  render(<Failure error={new Error('No answer')} />);
  const heading = screen.getByRole('heading', { name: 'Man overboard!' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(heading).toHaveAccessibleDescription('No answer');
});

test.each<[what: string, error: unknown, shown: string]>([
  ['the message of an error', new TypeError('x is not a function'), 'x is not a function'],
  ['a status with its text', { status: 404, statusText: 'Not Found' }, '404 Not Found'],
  ['the status, not the message', Object.assign(new Error('Failed'), { status: 500 }), '500'],
  ['an error without a message', new RangeError(), 'RangeError'],
  ['undefined', undefined, 'undefined'],
])('shows %s', (_what, error, shown) => {
  render(<Failure error={error} />);
  expect(screen.getByText(shown)).toBeVisible();
});
