// @ts-check

/**
 * What a lock file of npm says about each package folder; the key '' is the project itself.
 * @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }>} Packages
 */

/**
 * Whether exactly the locked packages are installed. Optional ones may be absent: npm leaves out
 * those for other machines.
 * @param {Packages} locked of package-lock.json
 * @param {Packages} installed of npm's own record in node_modules
 */
export function matchesLock(locked, installed) {
  const allAsLocked = Object.entries(locked).every(([folder, entry]) => {
    const found = installed[folder];
    if (!found) return folder === '' || Boolean(entry.optional ?? entry.devOptional);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
  return allAsLocked && Object.keys(installed).every((folder) => folder in locked);
}
