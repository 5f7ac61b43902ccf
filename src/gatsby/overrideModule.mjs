// @ts-check
import { Module } from 'node:module';

/**
 * Modules in `require.cache` that are ours.
 * @type {WeakSet<NodeJS.Module>}
 */
const overrides = new WeakSet();

/**
 * Replaces what `require` returns for a module from now on.
 * @param {NodeJS.Require} require
 * @param {string} name
 * @param {object} exports
 */
export function overrideModule(require, name, exports) {
  const filename = require.resolve(name);
  const module = Object.assign(new Module(filename), { filename, loaded: true, exports });
  overrides.add(module);
  require.cache[filename] = module;
}

/**
 * Loads a module itself, even if it is overridden; from then on `require` returns it again.
 * @param {NodeJS.Require} require
 * @param {string} name
 */
export function originalModule(require, name) {
  const filename = require.resolve(name);
  const loaded = require.cache[filename];
  if (loaded && overrides.has(loaded)) Reflect.deleteProperty(require.cache, filename);
  return require(filename);
}

/**
 * A stand-in for a module, which is loaded when one of its exports is read, or it is called.
 * @param {NodeJS.Require} require
 * @param {string} name
 */
export function lazyModule(require, name) {
  const load = () => originalModule(require, name);
  return new Proxy(Function.prototype, {
    get(_, key) {
      // Compiled code reads `__esModule` as soon as it requires a module, and `default` only when it uses it.
      if (key === '__esModule') return true;
      return key === 'default' && !load().__esModule ? load() : load()[key];
    },
    apply: (_, self, args) => Reflect.apply(load(), self, args),
  });
}
