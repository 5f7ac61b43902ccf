/** Returns structured data (schema.org) about the services. */
export function serviceList(
  services: readonly { title: string; description: string }[],
  site: { brand: string; url: string },
): object {
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
