import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { freePort, waitForServer } from '../../scripts/lib/port.mjs';
import { findProgram, type Engine } from './driver';

const KEYS = { Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT };

const driver = findProgram('WebKitWebDriver');
const screen = findProgram('xvfb-run');

/** WebKitGTK's MiniBrowser, driven over WebDriver on a virtual screen. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  missing: () =>
    driver && screen && miniBrowser()
      ? undefined
      : 'there is no WebKitWebDriver with its MiniBrowser, or no xvfb-run: on Debian, apt-get install webkit2gtk-driver xvfb xauth',
  start: async () => {
    const port = await freePort();
    // In its own process group, which is ended as a whole: xvfb-run alone leaves its X server running.
    const service = spawn(screen ?? '', ['-a', driver ?? '', `--port=${port}`], {
      stdio: 'ignore',
      detached: true,
    });
    const stop = () => service.pid && service.exitCode === null && process.kill(-service.pid);
    process.on('exit', stop);
    if (!(await waitForServer(port, () => service.exitCode !== null))) {
      throw new Error('WebKitWebDriver did not start.');
    }
    const browser = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
        }),
      )
      .build();
    const find = (selector: string) => browser.findElement(By.css(selector));
    return {
      page: {
        goto: (address) => browser.get(address),
        goBack: () => browser.navigate().back(),
        setViewport: async (size) => {
          await browser.manage().window().setRect(size);
        },
        click: async (selector) => find(selector).click(),
        type: async (selector, text) => find(selector).sendKeys(text),
        keyboard: { press: (key) => browser.actions().sendKeys(KEYS[key]).perform() },
        evaluate: (expression) => browser.executeScript(`return ${expression}`),
      },
      end: async () => {
        await browser.quit();
        stop();
      },
    };
  },
};

/** Returns the path of the MiniBrowser, which Debian installs into a folder named after the library's version. */
function miniBrowser(): string | undefined {
  const inside = (folder: string, name: RegExp) =>
    existsSync(folder)
      ? readdirSync(folder).flatMap((one) => (name.test(one) ? [join(folder, one)] : []))
      : [];
  return inside('/usr/lib', /-linux-gnu$/)
    .flatMap((folder) => inside(folder, /^webkit2gtk-/))
    .flatMap((folder) => inside(folder, /^MiniBrowser$/))
    .at(0);
}
