import { parseStamp } from '../../../src/build/hosting/buildStamp';

it.each([
  { commit: '0dfbfad', time: '2026-11-21T09:55:39.776Z' },
  { commit: null, time: '2026-11-21T09:55:39.776Z' },
])('reads %j', (stamp) => {
  expect(parseStamp(JSON.stringify(stamp))).toEqual(stamp);
});

it.each(['', '<!doctype html>', 'null', '{}', '{"commit":null,"time":"yesterday"}'])(
  'takes "%s" for no stamp',
  (text) => {
    expect(parseStamp(text)).toBeUndefined();
  },
);
