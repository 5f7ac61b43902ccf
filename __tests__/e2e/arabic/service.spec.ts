import type { Page } from '@playwright/test';
import { SERVICE } from '../../fixtureSite/arabic';
import { fillContactForm, sendButton, shownToast } from '../support/contactForm';
import { contactPage, PAGES } from '../support/fixture';
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

test('a message arrives', async ({ page }) => {
  await page.clock.install();
  const received = await serve(page);
  await open(page, PAGES.contact.path);
  await fillContactForm(page);
  const subject = await page.getByRole('combobox').inputValue();
  await stopClock(page);
  await sendButton(page).click();
  await expect(shownToast(page)).toContainText(toast.description);
  const message = {
    name: 'A visitor',
    email: 'visitor@school.example',
    subject,
    message: 'A few lines are enough to begin.',
    _gotcha: '',
  };
  expect(received.map((fields) => Object.fromEntries(fields))).toEqual([message]);
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
