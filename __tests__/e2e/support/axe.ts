import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Returns the violations that axe-core finds, one line for each element.
 * @param except ids of rules that the page may break
 */
export async function accessibilityProblems(page: Page, except: string[] = []): Promise<string[]> {
  // While an element fades in, its contrast is too low.
  await page.evaluate(() =>
    document.getAnimations().forEach((animation) => {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }),
  );
  // Otherwise axe-core opens another page for each analysis, which only frames need.
  const axe = new AxeBuilder({ page }).setLegacyMode().disableRules(except);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
