/** What Jest imports in place of any picture or font. */
module.exports = '/test-asset';
