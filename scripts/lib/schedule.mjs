// @ts-check

/**
 * What a step needs to know of its turn.
 * @typedef {object} Turn
 * @property {string} name
 * @property {string[]} [after] steps that end before it begins, where they run at all
 * @property {boolean} [alone] nothing runs beside it
 */

/**
 * Runs steps side by side, in their order as far as their turns allow.
 * @template {Turn} Step
 * @param {Step[]} steps
 * @param {number} atOnce how many run at a time
 * @param {(step: Step) => Promise<void>} run never rejects
 */
export async function schedule(steps, atOnce, run) {
  const waiting = [...steps];
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  /** @param {Step} step */
  const mayStart = ({ after = [], alone }) =>
    ![...waiting, ...running.keys()].some(({ name }) => after.includes(name)) &&
    !(alone && running.size > 0);
  while (waiting.length + running.size > 0) {
    const occupied = running.size >= atOnce || [...running.keys()].some(({ alone }) => alone);
    const next = occupied ? undefined : waiting.find(mayStart);
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        run(next).then(() => void running.delete(next)),
      );
    } else {
      await Promise.race(running.values());
    }
  }
}
