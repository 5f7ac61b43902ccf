import { schedule } from '../../scripts/lib/schedule.mjs';

/** Which steps ran beside one another, in the order in which they began. */
async function timetable(steps: Parameters<typeof schedule>[0], atOnce = 2): Promise<string[]> {
  const running = new Set<string>();
  const seen: string[] = [];
  await schedule(steps, atOnce, async ({ name }) => {
    running.add(name);
    seen.push([...running].join('+'));
    await new Promise(setImmediate);
    running.delete(name);
  });
  return seen;
}

test('steps run side by side, each after those it comes after', async () => {
  const steps = [{ name: 'a' }, { name: 'b', after: ['a'] }, { name: 'c' }, { name: 'd' }];
  expect(await timetable(steps)).toEqual(['a', 'a+c', 'c+b', 'b+d']);
});

test('a step that runs alone has nothing beside it, and what does not run is not waited for', async () => {
  const steps = [{ name: 'a', after: ['gone'] }, { name: 'b', alone: true }, { name: 'c' }];
  const seen = await timetable(steps);
  expect(seen).toEqual(['a', 'a+c', 'b']);
});

test('one at a time', async () => {
  expect(await timetable([{ name: 'a' }, { name: 'b' }], 1)).toEqual(['a', 'b']);
});
