// @ts-check
/**
 * A Netlify build plugin that caches Gatsby's folders between builds, above all the encoded pictures, which take
 * most of a build's time.
 */

const FOLDERS = ['.cache', 'public'];

/**
 * The part of a build plugin's argument that is used here.
 * @typedef {object} BuildArgs
 * @property {{ cache: Record<'restore' | 'save', (paths: string[]) => Promise<boolean>> }} utils
 * @see https://docs.netlify.com/extend/develop-and-share/develop-build-plugins/
 */

module.exports = {
  /** @param {BuildArgs} args */
  async onPreBuild({ utils }) {
    await utils.cache.restore(FOLDERS);
  },

  /** @param {BuildArgs} args */
  async onPostBuild({ utils }) {
    await utils.cache.save(FOLDERS);
  },
};
