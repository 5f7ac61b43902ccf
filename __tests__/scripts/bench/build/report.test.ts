import { HEAD, line, ratios, type Run } from '../../../../scripts/bench/build/report';

const run = (photos: number, what: string, cpu: number, memory = 0): Run => ({
  photos,
  what,
  cost: { cpu, memory, wall: 9.87, output: '', exitCode: 0 },
  encoded: photos,
});

test('a photo costs what more photos add', () => {
  const text = ratios([
    run(10, 'cold', 100, 1000),
    run(10, 'bare sharp script', 30, 100),
    run(10, 'unchanged', 50, 800),
    run(30, 'cold', 166, 1200),
    run(30, 'bare sharp script', 90, 100),
  ]);
  expect(text).toContain('3.30 s in the build, 3.00 s in the bare script: 1.10 times as much');
  expect(text).toContain('Memory with 30 photos: 1.20 times that with 10');
});

test('the columns of the table stand under their heads', () => {
  const entry = line(run(200, 'one more, middle', 1234.56, 987.6));
  expect(entry).toHaveLength(HEAD.length);
  expect(entry.trim().split(/ {2,}/)).toEqual([
    '200',
    'one more, middle',
    '1234.6',
    '9.9',
    '988',
    '200',
  ]);
});
