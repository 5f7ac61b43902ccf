import { render, screen } from '@testing-library/react';
import { Failure } from '../../src/components/Failure';

test('a screen reader reads it out, and its heading has the focus', () => {
  render(<Failure error={new Error('No answer')} />);
  expect(screen.getByRole('heading', { name: 'Man overboard!' })).toHaveFocus();
  expect(screen.getByRole('alert')).toContainElement(screen.getByRole('heading'));
});

test.each([
  {
    what: 'the message of an error',
    error: new TypeError('x is not a function'),
    shown: 'x is not a function',
  },
  { what: 'a status', error: { status: 503 }, shown: '503' },
  {
    what: 'a status with its text',
    error: { status: 404, statusText: 'Not Found' },
    shown: '404 Not Found',
  },
  {
    what: 'the status rather than the message',
    error: Object.assign(new Error('Failed'), { status: 500 }),
    shown: '500',
  },
  { what: 'a message that is no error', error: { message: 'Out of reach' }, shown: 'Out of reach' },
  { what: 'an error without a message', error: new RangeError(), shown: 'RangeError' },
  { what: 'a text', error: 'Something else', shown: 'Something else' },
  { what: 'nothing at all', error: undefined, shown: 'undefined' },
  { what: 'null', error: null, shown: 'null' },
])('shows $what', ({ error, shown }) => {
  render(<Failure error={error} />);
  expect(screen.getByText(shown)).toBeVisible();
});
