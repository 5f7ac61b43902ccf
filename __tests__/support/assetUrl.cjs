/** Stands for any imported picture or font. */
module.exports = '/test-asset';
