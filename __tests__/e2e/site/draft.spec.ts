import type { Page } from '@playwright/test';
import { field } from '../support/contactForm';
import { contactPage, PAGES, SERVICES } from '../support/fixture';
import { mainHeading, mainNavigation } from '../support/locators';
import { open } from '../support/site';
import { expect, test } from '../support/test';

const { form } = contactPage;

const goTo = (page: Page, { name }: { name: string }) =>
  mainNavigation(page).getByRole('link', { name, exact: true }).click();
const subject = (page: Page) => page.getByRole('combobox', { name: form.subject });

test('a half-written message', async ({ page }) => {
  await open(page, PAGES.contact.path);
  await field(page, form.name).fill('Ada');
  await subject(page).selectOption(SERVICES[1]);
  await field(page, form.message).fill('Two lines,\nto begin with.');
  const expectDraft = async () => {
    await expect(field(page, form.name)).toHaveValue('Ada');
    await expect(subject(page)).toHaveValue(SERVICES[1]);
    await expect(field(page, form.message)).toHaveValue('Two lines,\nto begin with.');
  };

  await test.step('is there after a step to another page and Back', async () => {
    await goTo(page, PAGES.about);
    await expect(mainHeading(page)).toHaveText(PAGES.about.heading);
    await page.goBack();
    await expectDraft();
  });

  await test.step('is in the form of the home page, and after a full load', async () => {
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(mainHeading(page)).toHaveText(PAGES.home.heading);
    await expectDraft();
    await open(page, PAGES.contact.path);
    await expectDraft();
  });
});
