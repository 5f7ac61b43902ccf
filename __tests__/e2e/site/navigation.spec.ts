import { contactPage, home, labels, PAGES, SERVICES, site } from '../support/fixture';
import { footer, linkTo, mainHeading, scrollTop } from '../support/locators';
import {
  announcements,
  expectAt,
  hold,
  hydrated,
  open,
  rememberAnnouncements,
} from '../support/page';
import { expect, test } from '../support/test';

test('links to a section of the same page', async ({ page }) => {
  await rememberAnnouncements(page);
  await open(page, '/');

  await test.step('lead to 100 px below the top, and set the hash', async () => {
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    for (const { href } of site.quickLinks.filter((link) => link.href.startsWith('#'))) {
      await footer(page).locator(`a[href="${href}"]`).click();
      await expect(page).toHaveURL(`/${href}`);
      await expectAt(page, href);
    }
    await footer(page).locator('a[href="#"]').first().click();
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  await test.step('focus the heading of the section, from which Tab continues', async () => {
    const heading = page.locator('#contact').getByRole('heading').first();
    await page.getByRole('link', { name: home.hero.contactButton }).focus();
    await page.keyboard.press('Enter');
    await expectAt(page, '#contact');
    await expect(heading).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#contact').getByRole('textbox').first()).toBeFocused();
    // A click on what can be focused would take the focus there.
    await expect(heading).not.toHaveAttribute('tabindex');
    expect(await announcements(page)).toEqual([]);
  });
});

test('a click glides to a section; Tab does not glide, so that Enter leads on at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  await footer(page).locator('a[href="#services"]').click();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await expectAt(page, '#services');
  // Twice, since the first click lets the page glide again.
  for (const time of ['first', 'second']) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const next = page.getByRole('button', { name: labels.carousel.next });
    await next.evaluate((button) => button.focus({ preventScroll: true }));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectAt(page, '#contact');
    await expect(page.getByRole('combobox'), time).toHaveValue(SERVICES[0]);
  }
});

test('Tab goes on from a text that was clicked, also on a page that a link has opened', async ({
  page,
}) => {
  await open(page, '/');
  await linkTo(page, PAGES.services.path).click();
  await expect(mainHeading(page)).toHaveText(PAGES.services.heading);
  const cards = page.getByRole('main').getByRole('article');
  await cards.nth(5).getByRole('paragraph').click();
  await page.keyboard.press('Tab');
  await expect(cards.nth(5).getByRole('link')).toBeFocused();
});

test('a page reached by a link starts at its top at once, and is announced', async ({ page }) => {
  await rememberAnnouncements(page);
  await open(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await linkTo(page, PAGES.services.path).click();
  await expect.poll(() => announcements(page)).toEqual([PAGES.services.heading]);
  await expect(page.locator('#gatsby-announcer')).toBeHidden();
  expect(await scrollTop(page)).toBe(0);

  await test.step('a link to the page that is shown leads to its top', async () => {
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    await linkTo(page, PAGES.services.path).click();
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
});

test('a link from a service to the contact section of the home page', async ({
  page,
  allowing,
}) => {
  await open(page, '/services/');
  const card = page.getByRole('article').nth(3);
  const { subject } = contactPage.form;

  await test.step('leads there, also after a new deployment, without the scripts of this one', async () => {
    await page.route(/\/static\/.*\.js$|page-data/, (route) => route.abort());
    await allowing(/Failed to load resource|failed request/, async () => {
      await card.locator('a[href="/#contact"]').click();
      await expect(page).toHaveURL('/#contact');
      await expectAt(page, '#contact');
      await page.unroute(/\/static\/.*\.js$|page-data/);
    });
    await page.reload();
    await hydrated(page);
  });

  await test.step('chooses the service in the form, which says what to write', async () => {
    await expect(page.getByRole('combobox', { name: subject })).toHaveValue(SERVICES[3]);
    await expect(page.getByText('One line will do, such as which boat')).toBeVisible();
  });
});

test('an address with a hash', async ({ page }) => {
  const release = await hold(page, /\.(avif|jpg|woff2)$/);

  await test.step('opens the page at the section, also before pictures and fonts arrive', async () => {
    await page.goto('/#contact', { waitUntil: 'commit' });
    await hydrated(page);
    await expectAt(page, '#contact');
    await expect(page.locator('#contact').getByRole('heading').first()).toBeFocused();
  });

  await test.step('also when they have arrived, and after a reload', async () => {
    release();
    await page.waitForLoadState('networkidle');
    await expectAt(page, '#contact');
    await page.reload();
    await hydrated(page);
    await expectAt(page, '#contact');
  });

  await test.step('leaves the place to a visitor who has scrolled on, also after a reload', async () => {
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }));
    const left = await scrollTop(page);
    await page.reload();
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    expect(Math.abs((await scrollTop(page)) - left)).toBeLessThanOrEqual(2);
  });

  await test.step('opens the page as usual if it is malformed or names no section', async () => {
    await page.goto('/?malformed#%');
    await hydrated(page);
    await expect(mainHeading(page)).toHaveText(home.hero.headline);
    await page.evaluate(() => (window.location.hash = '#nowhere'));
    await expect(mainHeading(page)).toHaveText(home.hero.headline);
  });

  await test.step('scrolls to the section when it is typed on the open page', async () => {
    await page.evaluate(() => (window.location.hash = '#services'));
    await expectAt(page, '#services');
  });
});

test('what is typed while a page hydrates at its hash is in the form, below an opaque header', async ({
  page,
}) => {
  const release = await hold(page, /\.js$/);
  await page.goto('/#contact', { waitUntil: 'commit' });
  const name = page.getByRole('textbox').first();
  await name.pressSequentially('Ada ');
  await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  release();
  await hydrated(page);
  await page.keyboard.type('Byron');
  await expect(name).toHaveValue('Ada Byron');
});
