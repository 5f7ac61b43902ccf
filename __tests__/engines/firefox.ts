import { launch } from 'puppeteer-core';
import { findProgram, type Engine } from './driver';

const file = findProgram('firefox-esr', 'firefox');

/** Firefox, driven over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () =>
    file ? undefined : 'there is no firefox-esr: on Debian, apt-get install firefox-esr',
  start: async () => {
    const browser = await launch({ browser: 'firefox', executablePath: file, headless: true });
    return { page: await browser.newPage(), end: () => browser.close() };
  },
};
