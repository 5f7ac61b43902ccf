// @ts-check
import { Module } from 'node:module';

/** @type {WeakSet<NodeJS.Module>} */
const overrides = new WeakSet();

/**
 * Puts something in the place of a module, for whoever loads it from now on.
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
 * Loads a module itself, also where something stood in its place.
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
 * Stands in for a module that most builds load in vain: it is loaded when something of it is used.
 * @param {NodeJS.Require} require
 * @param {string} name
 */
export function lazyModule(require, name) {
  const load = () => originalModule(require, name);
  return new Proxy(Function.prototype, {
    get(_, key) {
      // Compiled code asks this as soon as it loads a module, and then for `default`.
      if (key === '__esModule') return true;
      return key === 'default' && !load().__esModule ? load() : load()[key];
    },
    apply: (_, self, args) => Reflect.apply(load(), self, args),
  });
}
