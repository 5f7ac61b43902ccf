import type { Page } from '@playwright/test';
import { SERVICE } from '../../fixtureSite/arabic';
import { fillContactForm, sendButton, shownToast } from '../support/contactForm';
import { contactPage, PAGES } from '../support/fixture';
import { linkTo } from '../support/locators';
import { open, stopClock } from '../support/page';
import { expect, test } from '../support/test';

const { toast } = contactPage;

test.use({ allowed: /another site: https:\/\/letters\.example/ });

/** Answers in place of the service, and returns the messages received. */
async function serve(page: Page) {
  const received: URLSearchParams[] = [];
  await page.route(SERVICE, async (route) => {
    received.push(new URLSearchParams(route.request().postData() ?? ''));
    await route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: { ok: true } });
  });
  return received;
}

test('a message arrives', async ({ page, allowing }) => {
  await page.clock.install();
  const received = await serve(page);
  let subject = '';

  await test.step('from a form whose site is deployed anew', async () => {
    await open(page, PAGES.about.path);
    await linkTo(page, PAGES.contact.path).click();
    await expect(page.getByRole('combobox')).toBeVisible();
    await page.route(/\.js$|page-data/, (route) => route.fulfill({ status: 404 }));
    await stopClock(page);
    await fillContactForm(page);
    await allowing(/Failed to load resource/, async () => {
      await sendButton(page).click();
      await expect(shownToast(page)).toContainText(toast.description);
    });
    await page.unroute(/\.js$|page-data/);
    await page.clock.resume();
  });

  await test.step('from a form opened by its address', async () => {
    await open(page, PAGES.contact.path);
    await fillContactForm(page);
    subject = await page.getByRole('combobox').inputValue();
    await stopClock(page);
    await sendButton(page).click();
    await expect(shownToast(page)).toContainText(toast.description);
  });

  const message = {
    name: 'A visitor',
    email: 'visitor@school.example',
    subject,
    message: 'A few lines are enough to begin.',
    _gotcha: '',
  };
  expect(received.map((fields) => Object.fromEntries(fields))).toEqual([message, message]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser sends the form and shows the answer', async ({ page }) => {
    const received = await serve(page);
    await page.goto(PAGES.contact.path);
    await fillContactForm(page);
    await sendButton(page).click();
    await expect(page.getByText('{"ok":true}')).toBeVisible();
    expect(received[0].get('email')).toBe('visitor@school.example');
  });
});
