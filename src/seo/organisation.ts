import { graphql } from 'gatsby';
import { closedSpan, DAYS, daysOf } from '../content/time';

/** Returns structured data (schema.org) about the business, with contact details and office hours. */
export function organisation(site: Queries.OrganisationFragment): object {
  const { profiles, founder } = site;
  const address = site.address ?? undefined;
  const today = new Date().toISOString().slice(0, 10);
  const closed = site.hours.closed
    .map((days) => closedSpan(days, today))
    .filter(([, last]) => last >= today)
    .map(([validFrom, validThrough]) => {
      // Closed all day, for Google.
      const times = { opens: '00:00', closes: '00:00' };
      return { '@type': 'OpeningHoursSpecification', validFrom, validThrough, ...times };
    });
  return {
    '@context': 'https://schema.org',
    '@type': site.kind,
    '@id': `${site.url}/#organisation`,
    name: site.brand,
    slogan: site.tagline,
    url: `${site.url}/`,
    logo: `${site.url}/icons/512.png`,
    email: site.email,
    telephone: site.phone,
    address: address && { '@type': 'PostalAddress', streetAddress: address.lines.join(', ') },
    hasMap: address?.map ?? undefined,
    sameAs: profiles.length > 0 ? profiles.map(({ href }) => href) : undefined,
    founder: founder
      ? { '@type': 'Person', name: founder.name, jobTitle: founder.role }
      : undefined,
    openingHoursSpecification: site.hours.week
      .filter(({ opens }) => opens)
      .map((row) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: daysOf(row).map((day) => DAYS[day]),
        opens: row.opens?.iso,
        closes: row.closes?.iso,
      })),
    specialOpeningHoursSpecification: closed.length > 0 ? closed : undefined,
  };
}

export const fragment = graphql`
  fragment Organisation on SiteContent {
    brand
    kind
    tagline
    url
    email
    phone
    address {
      ...PostalAddress
    }
    profiles {
      href
    }
    founder {
      name
      role
    }
    hours {
      ...OfficeHours
    }
  }
`;
