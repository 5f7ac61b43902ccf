import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { OfficeHours } from '../../src/components/OfficeHours';
import { siteContent } from '../support/content';

const { hours } = siteContent.site;
const labels = siteContent.contactPage.hours;

afterEach(() => {
  jest.useRealTimers();
});

/** Shows the office hours to a visitor at a moment. */
function lookAt(moment: string, timeZone = hours.timeZone) {
  jest.useFakeTimers({ now: new Date(moment) });
  render(<OfficeHours hours={{ ...hours, timeZone }} labels={labels} />);
}

/** The row that is marked as today's. */
function today() {
  const rows = screen.getAllByRole('row').filter((row) => row.matches('[aria-current="date"]'));
  expect(rows).toHaveLength(1);
  return rows[0];
}

test('are those of the specification', () => {
  lookAt('2026-03-25T12:00:00Z');
  const rows = screen.getAllByRole('row').map((row) => row.textContent.replace(' (Today)', ''));
  expect(rows).toEqual([
    'Monday–Friday9:00 AM–5:00 PM',
    'Saturday10:00 AM–2:00 PM',
    'SundayClosed',
  ]);
  expect(screen.getByRole('rowheader', { name: /^Monday–Friday/ })).toBeVisible();
});

test.each([
  { moment: '2026-03-27T23:59:59Z', row: 'Monday–Friday' },
  { moment: '2026-03-28T00:00:00Z', row: 'Saturday' },
  { moment: '2026-03-28T23:59:59Z', row: 'Saturday' },
  { moment: '2026-03-29T00:00:00Z', row: 'Sunday' },
  // Summer time has begun: midnight is an hour earlier.
  { moment: '2026-03-29T22:59:59Z', row: 'Sunday' },
  { moment: '2026-03-29T23:00:00Z', row: 'Monday–Friday' },
])('at $moment mark $row', ({ moment, row }) => {
  lookAt(moment);
  expect(today()).toHaveTextContent(`${row} (Today)`);
});

test.each([
  { moment: '2026-03-28T10:59:59Z', row: 'Saturday' },
  { moment: '2026-03-28T11:00:00Z', row: 'Sunday' },
])("at $moment mark $row in Auckland, whatever the visitor's day", ({ moment, row }) => {
  lookAt(moment, 'Pacific/Auckland');
  expect(today()).toHaveTextContent(`${row} (Today)`);
});

test.each([
  { moment: '2026-03-27T09:00:00Z', said: 'Open now · closes 5 PM' },
  { moment: '2026-03-27T08:59:00Z', said: 'Closed now · opens today 9 AM' },
  { moment: '2026-03-28T14:00:00Z', said: 'Closed now · opens Monday 9 AM' },
])('at $moment say "$said"', ({ moment, said }) => {
  lookAt(moment);
  expect(screen.getByText(said)).toBeVisible();
});

test('in a tab left open, are closed within a minute of closing time', () => {
  lookAt('2026-03-27T16:59:30Z');
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Opens Saturday 10 AM')).toBeVisible();
});

test('mark no day before the visitor can be asked', () => {
  const markup = renderToString(<OfficeHours hours={hours} labels={labels} />);
  expect(markup).toContain('Monday–Friday');
  expect(markup).not.toMatch(/aria-current|Today|Open/);
});
