import { render, screen } from '@testing-library/react';
import { Failure } from '../../src/layout/Failure';

test.each<[what: string, error: unknown, shown: string]>([
  ['the message of an error', new TypeError('x is not a function'), 'x is not a function'],
  ['a status with its text', { status: 404, statusText: 'Not Found' }, '404 Not Found'],
  ['the status, not the message', Object.assign(new Error('Failed'), { status: 500 }), '500'],
  ['an error without a message', new RangeError(), 'RangeError'],
  ['undefined', undefined, 'undefined'],
])('shows %s, and a screen reader says it with the heading', (_what, error, shown) => {
  render(<Failure error={error} />);
  expect(screen.getByText(shown)).toBeVisible();
  expect(screen.getByRole('heading')).toHaveAccessibleDescription(shown);
});
