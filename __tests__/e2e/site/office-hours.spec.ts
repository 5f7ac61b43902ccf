import { contactPage, PAGES, site } from '../support/fixture';
import { footer } from '../support/locators';
import { open } from '../support/site';
import { expect, test } from '../support/test';

const { hours } = contactPage;

test.describe('in a far time zone', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('office hours are in the time zone of the office, the year in that of the visitor', async ({
    page,
  }) => {
    // The visitor has New Year already. In Halifax it is Wednesday noon, when the office is closed.
    await page.clock.setFixedTime(new Date('2031-12-31T16:00:00Z'));
    await open(page, PAGES.contact.path);
    const opens = hours.opensOn.replace('{day}', 'Thursday').replace('{time}', '10 a.m.');
    await expect(page.getByText(opens)).toBeVisible();
    await expect(page.locator('[aria-current=date]')).toHaveText(/^Wednesday/);
    await expect(footer(page)).toContainText(`© 2032 ${site.brand}`);
  });
});
