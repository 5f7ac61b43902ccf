import sharp from 'sharp';
import { expect, test } from './support/test';
import { ROUTES } from './support/site';

const SITE = 'https://www.elevara.example';

/** The picture that link previews show, read from the page's own server. */
test('the share picture is 1200 × 630', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await request.get(new URL(address ?? '').pathname);
  const { width, height, format } = await sharp(await picture.body()).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
});

test('structured data names the organisation with its hours, the services and the photos', async ({
  page,
}) => {
  const structured = async (path: string) => {
    await page.goto(path);
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    return JSON.parse(text ?? '') as Record<string, unknown>;
  };
  const organisation = await structured('/');
  expect(organisation).toMatchObject({ '@type': 'EducationalOrganization', name: 'Elevara' });
  expect(organisation.openingHoursSpecification).toEqual([
    expect.objectContaining({
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '17:00',
    }),
    expect.objectContaining({ dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' }),
  ]);
  expect((await structured('/services/')).itemListElement).toHaveLength(8);
  const gallery = await structured('/gallery/');
  expect(gallery['@type']).toBe('ImageGallery');
  expect(gallery.image).toHaveLength(11);
});

test('sitemap, robots and manifest name the pages and icons that exist', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${SITE}/sitemap-index.xml`);
  const index = await (await request.get('/sitemap-index.xml')).text();
  expect(index).toContain(`${SITE}/sitemap-0.xml`);
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(ROUTES.map(({ path }) => SITE + path).sort());

  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe('Elevara');
  for (const { src } of manifest.icons) {
    expect((await request.get(`/${src}`)).status()).toBe(200);
  }
});

for (const { path } of ROUTES) {
  test(`every link, picture and icon that ${path} names exists`, async ({ page, request }) => {
    await page.goto(path);
    const addresses = await page.evaluate(() => {
      const found = new Set<string>();
      const add = (address: string | null) =>
        address && found.add(new URL(address, location.href).href);
      document.querySelectorAll('a[href], link[href]').forEach((element) => {
        if (element.getAttribute('rel') !== 'canonical') add(element.getAttribute('href'));
      });
      document.querySelectorAll('img[src]').forEach((element) => add(element.getAttribute('src')));
      document.querySelectorAll('[srcset]').forEach((element) =>
        element
          .getAttribute('srcset')
          ?.split(',')
          .forEach((candidate) => add(candidate.trim().split(' ')[0])),
      );
      return [...found].filter((address) => address.startsWith(location.origin));
    });
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of addresses) {
      expect((await request.head(address)).status(), address).toBe(200);
    }
  });
}
