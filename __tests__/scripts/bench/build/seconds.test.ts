import { secondsOf } from '../../../../scripts/bench/build/seconds';

test('the longest parts of a build stand first, and what no part accounts for', () => {
  const output = [
    'success load plugins - 0.594s',
    'success onPreInit - 0.004s',
    'success onPreBootstrap - 0.700s',
    'info bootstrap finished - 10.105s',
    'success Building HTML renderer - 1.390s',
    'success run queries - 0.200s - 7/7 2.73/s',
  ].join('\n');
  expect(secondsOf(output, 3)).toBe(
    [
      '     1.4 s  Building HTML renderer',
      '     0.8 s  the rest: loading programs, writing files',
      '     0.6 s  load plugins',
      '     0.2 s  run queries',
    ].join('\n'),
  );
});
