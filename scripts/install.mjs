// @ts-check
/**
 * The first step of `npm start`, `npm test` and `npm run check:live`: installs the locked packages if any is missing;
 * with `--browser`, also a browser. It runs before any package is there, so it uses only Node's own modules.
 */
import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { arch, argv, exit, getuid, platform } from 'node:process';
import { systemBrowser } from './systemBrowser.mjs';

/**
 * Runs a command line with its output in the terminal, and returns whether it succeeded.
 * @param {string} command
 */
function run(command) {
  console.log(`> ${command}`);
  try {
    execSync(command, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the packages in one of npm's lock files, by folder; none if there is no such file.
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[] }>}
 */
function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** Whether all locked packages are installed, except peers and optional ones that npm may leave out. */
function hasPackages() {
  // npm writes this file last, so it is missing after an interrupted installation.
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([folder, { version, optional, devOptional, peer, os, cpu, libc }]) => {
      // A copy from another system does not have these.
      const isForHere = os?.includes(platform) && cpu?.includes(arch) && !libc;
      const mayBeMissing = folder === '' || devOptional || peer || (optional && !isForHere);
      return mayBeMissing || installed[folder]?.version === version;
    },
  );
}

/** Installs a browser from Debian's packages if this is root on such a system, or else Playwright's own. */
function installBrowser() {
  const isRoot = getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends';
    run('apt-get update -qq');
    if (run(`${install} chromium-headless-shell`) || run(`${install} chromium`)) return true;
  }
  const dependencies = isRoot && platform === 'linux' ? '--with-deps ' : '';
  return run(`npx playwright install ${dependencies}--only-shell chromium`);
}

/** @param {string} sentence what went wrong, and what to do */
function fail(sentence) {
  console.error(`\n${sentence}`);
  exit(1);
}

if (!hasPackages() && !run('npm ci --include=dev --no-audit --no-fund --loglevel=error')) {
  fail(
    'The packages could not be installed; the lines above say why. Check that README.md names your version of Node.js, and that this machine can reach the npm registry. Then run the command again.',
  );
}
if (argv.includes('--browser') && !systemBrowser() && !installBrowser()) {
  fail(
    'The browser tests need Chromium or Chrome, and none could be installed. Install one, or set its path: CHROME_PATH=/path/to/chrome npm test.',
  );
}
