import { render } from '@testing-library/react';
import { WeekArc } from '../../src/contact/WeekArc';

const WEEK = [
  { from: 'Saturday', to: 'Monday', opens: '9:00 AM' },
  { from: 'Tuesday', to: null, opens: null },
  { from: 'Wednesday', to: 'Thursday', opens: '10:00 AM' },
];

/** The numbers of the weekdays, Monday first, whose beads have an attribute. */
function beadsWith(attribute: string, { today }: { today?: string } = {}): number[] {
  const { container } = render(<WeekArc week={WEEK} today={today} open={false} />);
  const beads = [...container.querySelectorAll('circle')];
  expect(beads).toHaveLength(7);
  return beads.flatMap((bead, day) => (bead.getAttribute(attribute) === 'true' ? day : []));
}

test('the beads of open days are lit, also where a row goes from one week to the next', () => {
  expect(beadsWith('data-lit')).toEqual([0, 2, 3, 5, 6]);
});

test("only today's bead has a ring, and none before the clock has been read", () => {
  expect(beadsWith('data-today', { today: 'Thursday' })).toEqual([3]);
  expect(beadsWith('data-today')).toEqual([]);
});
