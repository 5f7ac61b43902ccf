import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { open, PHONE, ROUTES } from './support/site';

/** What has the focus, and whether a visitor sees it: in the window, not under the header. */
function focus(page: Page) {
  return page.evaluate(async () => {
    // A page that follows the focus needs a moment.
    await new Promise((resolve) => setTimeout(resolve, 30));
    const element = document.activeElement as HTMLElement;
    if (element === document.body) return null;
    const box = element.getBoundingClientRect();
    const header = element.closest('header, [role=dialog]')
      ? 0
      : (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
    const skip = element.getAttribute('href') === '#content';
    const ring = (target: Element) => getComputedStyle(target).outlineStyle !== 'none';
    return {
      name: element.ariaLabel ?? element.textContent,
      seen: skip || (box.bottom > header && box.top < window.innerHeight),
      ring: ring(element) || (element.parentElement ? ring(element.parentElement) : false),
    };
  });
}

for (const { path } of ROUTES) {
  test(`with the keyboard alone, every stop on ${path} is seen and ringed`, async ({ page }) => {
    await open(page, path);
    const stops = new Set<string>();
    for (let press = 0; press < 80; press += 1) {
      await page.keyboard.press('Tab');
      const stop = await focus(page);
      if (!stop) break;
      expect(stop.seen, stop.name).toBe(true);
      expect(stop.ring, stop.name).toBe(true);
      stops.add(stop.name);
    }
    expect(stops).toContain('Skip to content');
    expect(stops).toContain('Contact');
    expect(stops).toContain('Cookies');
  });
}

test('with the keyboard alone: from home to a photo, through the photos, and to a sent message', async ({
  page,
}) => {
  await open(page, '/');
  const press = async (name: string, role: 'link' | 'button' = 'link') => {
    for (let tab = 0; tab < 80; tab += 1) {
      await page.keyboard.press('Tab');
      const target = page.locator(':focus');
      if ((await target.count()) && (await page.getByRole(role, { name }).and(target).count()))
        break;
    }
    await page.keyboard.press('Enter');
  };
  await press('Gallery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Gallery');
  await press('Teachers at the drawing board');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('2 of 11', { exact: true })).toBeVisible();
  await press('Next photo', 'button');
  await expect(dialog.getByText('3 of 11', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Caps in the air' })).toBeFocused();

  await open(page, '/contact/');
  await page.getByRole('textbox', { name: 'Your name' }).focus();
  await page.keyboard.type('A visitor');
  await page.keyboard.press('Tab');
  await page.keyboard.type('visitor@school.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Life');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hello');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Message Sent!')).toBeVisible();
});

test.describe('with a thumb alone', () => {
  test.use(PHONE);

  test('through every page by the menu, a photo, and a sent message', async ({ page }) => {
    await open(page, '/');
    for (const [name, { heading }] of [
      ['Services', ROUTES[1]],
      ['About', ROUTES[2]],
      ['Gallery', ROUTES[3]],
      ['Contact', ROUTES[4]],
    ] as const) {
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name }).tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      if (name !== 'Gallery') continue;
      await page.getByRole('link', { name: 'Family day on the green' }).tap();
      await page.getByRole('button', { name: 'Next photo' }).tap();
      await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(
        'Doors open at the career fair',
      );
      await page.getByRole('button', { name: 'Close photo' }).tap();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.getByRole('textbox', { name: 'Your name' }).fill('A visitor');
    await page.getByRole('textbox', { name: 'E-mail address' }).fill('visitor@school.example');
    await page.getByRole('combobox').selectOption('Other');
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
    await page.getByRole('button', { name: 'Send message' }).tap();
    await expect(page.getByText('Message Sent!')).toBeVisible();
  });

  test('Back with the menu open leaves it behind', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'About' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ROUTES[2].heading);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ROUTES[0].heading);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('the tree of the viewer: a modal dialog named by the photo, its controls by what they do', async ({
  page,
}) => {
  await open(page, '/gallery/#photo=family-day');
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Family day on the green":
      - heading "Family day on the green" [level=2]
      - img /families gather round a picnic blanket/
      - paragraph: /Parents and children share food/
      - button "Copy link"
      - status
      - text: Elevara Gallery Imani Wrenfield
      - button "Previous photo"
      - paragraph: 6 of 11
      - button "Zoom"
      - button "Next photo"
      - button "Close photo"
      - status
  `);
});

test('the tree of the carousel: the slides in sight by name, buttons that say what they show', async ({
  page,
}) => {
  await open(page, '/');
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const names = (role: string) =>
    nodes
      .filter((node) => !node.ignored && node.role?.value === role)
      .map((node) => String(node.name?.value));
  expect(names('group').filter((name) => /\d of 8$/.test(name))).toEqual([
    'Educational Consultancy, 1 of 8',
    'Corporate and Institutional Training, 2 of 8',
    'Life Coaching, 3 of 8',
    'Public Speaking & Keynote Engagements, 4 of 8',
  ]);
  expect(names('button').filter((name) => name.includes('services'))).toEqual([
    'Previous services',
    'Next services',
    'Show services 1 to 4 of 8',
    'Show services 2 to 5 of 8',
    'Show services 3 to 6 of 8',
    'Show services 4 to 7 of 8',
    'Show services 5 to 8 of 8',
  ]);
});
