/** Stands for any style sheet: each class name is its own name, also through `import * as styles`. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : name) });
