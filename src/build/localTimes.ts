import type { Node } from 'gatsby';
import { DAYS, minutesOf } from '../content/schemas/clock';
import type { ResolverContext } from './nodeModel';

/** A Monday at midnight. */
const MONDAY = Date.UTC(2024, 0, 1);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Returns the names of the weekdays in a language, Monday first. */
export function dayNames(lang: string): string[] {
  const format = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' });
  return DAYS.map((_, index) => format.format(MONDAY + index * DAY));
}

/** Formats a time of the content for a language: `5:00 PM` as `17:00` in French. */
export function localTime(time: string, lang: string): string {
  const format = new Intl.DateTimeFormat(lang, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  // In newer data a narrow space precedes AM, which is wider than a normal one in some fonts.
  return format.format(MONDAY + minutesOf(time) * MINUTE).replace(/\u202f/g, ' ');
}

/**
 * Resolves the office hours in the site's language. They are formatted in the build, since a browser's language
 * data may differ, and React would then replace the page that it hydrates.
 */
export const localTimeResolvers = {
  SiteContentHours: {
    dayNames: {
      type: '[String!]!',
      resolve: async (_hours: unknown, _args: unknown, context: ResolverContext) =>
        dayNames(await langOf(context)),
    },
  },
  SiteContentHoursWeek: { opensText: written('opens'), closesText: written('closes') },
};

/** A field with a formatted time; null on closed days. */
function written(name: 'opens' | 'closes') {
  return {
    type: 'String',
    resolve: async (
      day: Partial<Record<typeof name, string>>,
      _args: unknown,
      context: ResolverContext,
    ) => {
      const time = day[name];
      return time ? localTime(time, await langOf(context)) : null;
    },
  };
}

/** Returns the site's language. Read from its node, so that Gatsby runs queries again when it changes. */
async function langOf({ nodeModel }: ResolverContext): Promise<string> {
  const site = await nodeModel.findOne<Node & { lang: string }>({ type: 'SiteContent', query: {} });
  return site?.lang ?? 'en';
}
