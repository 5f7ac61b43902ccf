import { act, render, screen, within } from '@testing-library/react';
import { OfficeHours } from '../../src/contact/OfficeHours';
import { siteContent } from '../support/content';

const { hours } = siteContent.site;
const labels = siteContent.contactPage.hours;

/** Renders the office hours at a moment. */
function lookAt(moment: string, at = hours) {
  jest.useFakeTimers({ now: new Date(moment) });
  document.documentElement.lang = 'en-CA';
  render(<OfficeHours hours={at} labels={labels} address={null} level="h3" />);
  act(() => jest.advanceTimersByTime(0));
}

test('the table has the hours of the content, and marks today', () => {
  lookAt('2026-03-23T12:00:00Z');
  expect(screen.getByRole('table')).toBeVisible();
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    'Monday through Tuesday (This day)8:30 a.m.–4:30 p.m.',
    'WednesdayShut',
    'Thursday through Saturday10:00 a.m.–6:00 p.m.',
    'Sunday12:00 p.m.–3:00 p.m.',
    'December\xa024 through January\xa02Ice in the harbourShut',
  ]);
  expect(screen.getByRole('row', { current: 'date' })).toHaveTextContent(/^Monday through Tuesday/);
});

test('a lunch break leaves one row of the day, with two spans', () => {
  const [morning] = hours.week;
  const noon = (iso: string) => ({ iso, text: iso });
  const afternoon = { ...morning, opens: noon('17:00'), closes: noon('19:00') };
  lookAt('2026-03-23T12:00:00Z', { ...hours, week: [afternoon, ...hours.week] });
  expect(screen.getAllByRole('row')).toHaveLength(5);
  const spans = within(screen.getByRole('row', { current: 'date' })).getAllByText('–', {
    exact: false,
  });
  expect(spans.map((span) => span.textContent)).toEqual(['8:30 a.m.–4:30 p.m.', '17:00–19:00']);
});

test('the row of closed days becomes that of today while the page is open', () => {
  lookAt('2099-12-24T03:59:30Z');
  const today = () => screen.getByRole('row', { current: 'date' });
  expect(today()).toHaveTextContent(/^Wednesday/);
  expect(screen.getByText('Door opens January 3 12:00 p.m.')).toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  expect(today()).toHaveTextContent(/^December 24 through January 2 \(This day\)/);
});
