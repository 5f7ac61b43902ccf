import { siteOrigin } from '../../scripts/checkLive';

test.each(['www.example.org', 'https://', 'https://school.example/'])(
  '%s is not taken for the address of a published site',
  (address) => expect(() => siteOrigin(address)).toThrow(/not the address of a published site/),
);
