import { render, screen } from '@testing-library/react';
import { HasDolls } from '../../src/dolls/HasDolls';
import { Place } from '../../src/dolls/Place';

test.each([true, false])('a doll takes the place on a site with dolls: %s', (hasDolls) => {
  const doll = { icon: '<svg data-testid="icon"></svg>', number: 0 };
  render(
    <HasDolls value={hasDolls}>
      <Place className="" doll={doll} />
    </HasDolls>,
  );
  expect(screen.queryAllByTestId('icon')).toHaveLength(hasDolls ? 1 : 0);
});
