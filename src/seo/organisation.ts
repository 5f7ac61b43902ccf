import { graphql } from 'gatsby';
import { daysOf, twentyFourHours } from '../content/schemas/clock';

/** Returns structured data (schema.org) about the business, with contact details and office hours. */
export function organisation(site: Queries.OrganisationFragment): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationalOrganization',
    '@id': `${site.url}/#organisation`,
    name: site.brand,
    slogan: site.tagline,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
    email: site.email,
    telephone: site.phone,
    founder: { '@type': 'Person', name: site.founder.name, jobTitle: site.founder.role },
    openingHoursSpecification: site.hours.week
      .filter((row) => row.opens && row.closes)
      .map((row) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: daysOf(row),
        opens: twentyFourHours(row.opens ?? ''),
        closes: twentyFourHours(row.closes ?? ''),
      })),
  };
}

export const fragment = graphql`
  fragment Organisation on SiteContent {
    brand
    tagline
    url
    email
    phone
    founder {
      name
      role
    }
    hours {
      ...OfficeHours
    }
  }
`;
