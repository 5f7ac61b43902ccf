import { graphql } from 'gatsby';
import { linkFrom } from '../navigation/links';

/** Returns the business's e-mail and phone: icon, address and text of each. */
export function contactMethods({ email, phone }: { email: string; phone: string }) {
  return [
    { icon: 'mail', href: `mailto:${email}`, text: email },
    { icon: 'phone', href: `tel:${phone.replaceAll(' ', '')}`, text: phone },
  ] as const;
}

/** Returns all ways to reach the business, with its profiles on other sites. */
export function allMethods(site: Queries.ContactMethodsFragment) {
  const others = [...site.more, ...site.profiles].map(({ name, href }) => {
    const icon = href.startsWith('tel:') ? 'phone' : 'arrow-right';
    return { icon, href: linkFrom('', href), text: name } as const;
  });
  return [...contactMethods(site), ...others];
}

export const fragment = graphql`
  fragment ContactMethods on SiteContent {
    email
    phone
    more {
      name
      href
    }
    profiles {
      name
      href
    }
  }
`;
