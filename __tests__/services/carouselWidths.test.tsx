import { act, within } from '@testing-library/react';
import {
  COUNT,
  currentDot,
  DESKTOP,
  dots,
  END,
  four,
  inSight,
  PHONE,
  previous,
  resizeTo,
  show,
  slides,
  TITLES,
} from '../support/carousel';
import { siteContent } from '../support/content';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a change of width', () => {
  test('keeps to the last position there is', async () => {
    const user = show(PHONE);
    await user.click(dots()[COUNT - 1]);
    resizeTo(DESKTOP);
    expect(inSight()).toEqual(four(END));
    expect(currentDot()).toBe(END);
    await user.click(previous());
    expect(inSight()).toEqual(four(END - 1));
  });

  test('keeps the card in sight that has the focus, else the first one', async () => {
    const user = show(DESKTOP);
    await user.click(dots()[2]);
    resizeTo(PHONE);
    expect(inSight()).toEqual([TITLES[2]]);
    resizeTo(DESKTOP);
    act(() => within(slides()[5]).getByRole('link').focus());
    resizeTo(PHONE);
    expect(inSight()).toEqual([TITLES[5]]);
    resizeTo(DESKTOP);
    expect(inSight()).toContain(TITLES[5]);
  });
});

test.each([
  { services: 3, wide: 1 },
  { services: 4, wide: 1 },
  { services: 9, wide: 6 },
])('$services services have $wide dots on a desktop, one each on a phone', (counts) => {
  const services = Array.from({ length: counts.services }, (_, index) => ({
    ...siteContent.services[0],
    slug: `service-${index}`,
  }));
  show(DESKTOP, services);
  expect(dots()).toHaveLength(counts.wide);
  resizeTo(PHONE);
  expect(dots()).toHaveLength(counts.services);
});
