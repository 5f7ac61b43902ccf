import { moveTo, slotsOf, withinPositions } from '../../src/services/carouselRow';
import { wrapIndex } from '../../src/ui/wrapIndex';

test.each([
  { move: 'a step forwards', from: 1, to: 2, direction: 1, cards: 8, at: 2 },
  { move: 'a step forwards over the end', from: 4, to: 0, direction: 1, cards: 8, at: 8 },
  { move: 'a step backwards over the start', from: 8, to: 4, direction: -1, cards: 8, at: 4 },
  { move: 'the first dot at the last position', from: 4, to: 0, direction: -1, cards: 8, at: 0 },
  { move: 'the last dot at the first card', from: 0, to: 7, direction: 1, cards: 8, at: -1 },
  { move: 'a step over the end of few cards', from: 2, to: 0, direction: 1, cards: 6, at: 0 },
])('$move leads from slot $from to slot $at', ({ from, to, direction, cards, at }) => {
  expect(moveTo(to, direction, { at: from, from }, cards)).toEqual({ at, from });
});

test.each([
  { at: 8, from: 4, cards: 8, visible: 4 },
  { at: 4, from: 8, cards: 8, visible: 4 },
  { at: -1, from: 0, cards: 8, visible: 1 },
  { at: 2, from: 0, cards: 6, visible: 4 },
  // A window that was narrower before the last move.
  { at: 6, from: 4, cards: 5, visible: 4 },
])(
  'from $from to $at, $visible of $cards cards are in view all the way',
  ({ at, from, cards, visible }) => {
    const slots = slotsOf({ at, from }, cards, visible);
    expect(slots.map((slot) => wrapIndex(slot, cards))).toEqual([...slots.keys()]);
    const seen = Array.from({ length: visible }, (_, card) => at + card);
    if (Math.abs(at - from) + visible <= cards) seen.push(...seen.map((slot) => slot - at + from));
    expect(slots).toEqual(expect.arrayContaining(seen));
  },
);

test('cards that are fewer than fit begin at the first slot', () => {
  expect(slotsOf({ at: 0, from: 0 }, 3, 4)).toEqual([0, 1, 2]);
});

test.each([
  { at: 7, cards: 8, visible: 4, shown: 4 },
  { at: 15, cards: 8, visible: 4, shown: 12 },
  { at: 2, cards: 8, visible: 4, shown: 2 },
  { at: 2, cards: 3, visible: 4, shown: 0 },
])('at $at a wider window shows slot $shown first', ({ at, cards, visible, shown }) => {
  expect(withinPositions({ at, from: at }, cards, visible).at).toBe(shown);
});
