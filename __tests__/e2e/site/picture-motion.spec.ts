import { dialog, expectLoaded, tile } from '../support/locators';
import { layoutShift, open, watchLayoutShift } from '../support/site';
import { expect, test } from '../support/test';

test('the picture moves between its tile and the viewer, and nothing shifts', async ({ page }) => {
  await watchLayoutShift(page);
  await open(page, '/gallery/');
  // The viewer's script is fetched at the visitor's first input.
  const script = page.waitForResponse(/\.js$/);
  await page.mouse.move(300, 300);
  await script;
  await page.waitForLoadState('networkidle');
  // While it moves, the picture is a child of the body.
  const moved = await page.evaluateHandle(() => {
    const counts = { added: 0, removed: 0 };
    const pictures = (nodes: NodeList) =>
      [...nodes].filter(({ nodeName }) => nodeName === 'IMG').length;
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        counts.added += pictures(addedNodes);
        counts.removed += pictures(removedNodes);
      }
    }).observe(document.body, { childList: true });
    return counts;
  });

  await tile(page, 1).click();
  await expectLoaded(dialog(page).getByRole('img'));
  await expect.poll(() => moved.jsonValue()).toEqual({ added: 1, removed: 1 });
  await page.keyboard.press('Escape');
  await expect.poll(() => moved.jsonValue()).toEqual({ added: 2, removed: 2 });
  expect(await layoutShift(page)).toBe(0);
});
