import { launch } from 'puppeteer-core';
import { findProgram } from '../lib/hostTools.mjs';
import type { Engine } from './driver';

const file = findProgram('firefox-esr') ?? findProgram('firefox');

/** Firefox, over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () =>
    file ? undefined : 'there is no firefox-esr: on Debian, apt-get install firefox-esr',
  start: async () => {
    const browser = await launch({ browser: 'firefox', executablePath: file, headless: true });
    const page = await browser.newPage();
    return {
      go: async (address) => {
        await page.goto(address);
      },
      back: async () => {
        await page.goBack();
      },
      resize: (width, height) => page.setViewport({ width, height }),
      click: (selector) => page.click(selector),
      type: (selector, text) => page.type(selector, text),
      press: (key) => page.keyboard.press(key),
      evaluate: (expression) => page.evaluate(expression),
      end: () => browser.close(),
    };
  },
};
