import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { findProgram } from '../lib/hostTools.mjs';
import { answers, freePort } from '../lib/port.mjs';
import type { Engine } from './driver';

const KEYS = { Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT };

const driver = findProgram('WebKitWebDriver');
const screen = findProgram('xvfb-run');

/** WebKitGTK's own small browser, over WebDriver, on a screen that nobody sees. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  missing: () =>
    driver && screen && miniBrowser()
      ? undefined
      : 'there is no WebKitWebDriver with its MiniBrowser, or no xvfb-run: on Debian, apt-get install webkit2gtk-driver xvfb xauth',
  start: async () => {
    const port = await freePort();
    // A group of its own: xvfb-run leaves its screen running when it is ended alone.
    const service = spawn(screen ?? '', ['-a', driver ?? '', `--port=${port}`], {
      stdio: 'ignore',
      detached: true,
    });
    const stop = () => service.pid && service.exitCode === null && process.kill(-service.pid);
    process.on('exit', stop);
    while (!(await answers(port))) await delay(50);
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
      go: (address) => browser.get(address),
      back: () => browser.navigate().back(),
      resize: async (width, height) => {
        await browser.manage().window().setRect({ width, height });
      },
      click: async (selector) => find(selector).click(),
      type: async (selector, text) => find(selector).sendKeys(text),
      press: (key) => browser.actions().sendKeys(KEYS[key]).perform(),
      evaluate: (expression) => browser.executeScript(`return ${expression}`),
      end: async () => {
        await browser.quit();
        stop();
      },
    };
  },
};

/** Debian keeps it in the folder of the library's version. */
function miniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  const folders = readdirSync(libraries)
    .map((name) => join(libraries, name))
    .filter((folder) => folder.endsWith('-linux-gnu'));
  return folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, 'MiniBrowser')))
    .find((file) => file.includes('/webkit2gtk-') && existsSync(file));
}
