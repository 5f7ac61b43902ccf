/** What Jest imports in place of any style sheet: a class's generated name is its name, also through `import * as styles`. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : name) });
