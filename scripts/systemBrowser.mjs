// @ts-check
import { existsSync } from 'node:fs';
import { env } from 'node:process';

/** Where Debian and Chrome's own packages install browsers; the headless one needs the least time for tests. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
];

/** Returns the path of the browser for the tests; undefined if Playwright's own has to be used. */
export function systemBrowser() {
  return env.CHROME_PATH ?? SYSTEM_BROWSERS.find((path) => existsSync(path));
}
