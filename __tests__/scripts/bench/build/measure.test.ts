import { measure } from '../../../../scripts/bench/build/measure';

// The benchmark is for Linux, and says so.
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('counts what child processes of the command cost', async () => {
  const busy =
    'const end = Date.now() + 600; const kept = Buffer.alloc(5e7, 1); while (Date.now() < end) kept[0]++;';
  const parent = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}]); console.log('done')`;
  const cost = await measure(process.execPath, ['-e', parent], process.cwd());
  expect(cost.exitCode).toBe(0);
  expect(cost.output).toBe('done\n');
  expect(cost.cpu).toBeGreaterThan(0.1);
  expect(cost.memory).toBeGreaterThan(50);
});

onLinux('tells how a command ended', async () => {
  const cost = await measure(process.execPath, ['-e', 'process.exit(3)'], process.cwd());
  expect(cost.exitCode).toBe(3);
});
