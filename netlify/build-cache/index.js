// @ts-check
/**
 * Keeps on Netlify, from build to build, what Gatsby keeps on a computer: above all the pictures
 * in their many sizes, which take most of a build's time.
 */

const FOLDERS = ['.cache', 'public'];

/**
 * What Netlify hands to a build plugin, as far as it is used here.
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
