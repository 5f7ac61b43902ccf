interface Service {
  title: string;
  description: string;
}

/** The services as schema.org data. */
export function serviceList(
  services: readonly Service[],
  site: { brand: string; url: string },
): object | undefined {
  // Search engines read the HTML of a page: its script does without.
  if (process.env.BUILD_STAGE === 'build-javascript') return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: services.map(({ title, description }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Service',
        name: title,
        description,
        provider: {
          '@type': 'EducationalOrganization',
          '@id': `${site.url}/#organisation`,
          name: site.brand,
        },
      },
    })),
  };
}
