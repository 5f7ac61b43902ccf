import { loadSite } from '../content/load';
import { DAYS, minutesOf } from '../schemas/clock';

/** A Monday at midnight. */
const MONDAY = Date.UTC(2024, 0, 1);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The names of the weekdays in a language, Monday first. */
export function dayNames(lang: string): string[] {
  const format = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' });
  return DAYS.map((_, index) => format.format(MONDAY + index * DAY));
}

/** A time of the content, `5:00 PM`, as people write it in a language: `17:00`. */
export function localTime(time: string, lang: string): string {
  const format = new Intl.DateTimeFormat(lang, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  // The narrow space that stands before AM in newer data is wider than others in some fonts.
  return format.format(MONDAY + minutesOf(time) * MINUTE).replace(/\u202f/g, ' ');
}

/**
 * The office hours in the site's language. They are written in the build: the data of a browser may write them
 * otherwise, and React would replace the page that it hydrates.
 */
export const localTimeResolvers = {
  SiteContentHours: {
    dayNames: { type: '[String!]!', resolve: () => dayNames(loadSite().lang) },
  },
  SiteContentHoursWeek: {
    opensText: { type: 'String', resolve: (row: Row) => written(row.opens) },
    closesText: { type: 'String', resolve: (row: Row) => written(row.closes) },
  },
};

interface Row {
  opens?: string;
  closes?: string;
}

const written = (time?: string) => (time ? localTime(time, loadSite().lang) : null);
