import { render, screen } from '@testing-library/react';
import { PhotoCount } from '../../src/gallery/PhotoCount';

test.each([
  { total: 1, beads: 'false' },
  { total: 2, beads: 'true' },
  { total: 15, beads: 'true' },
  { total: 16, beads: 'false' },
])('the words count $total photos; that there are beads is $beads', ({ total, beads }) => {
  render(<PhotoCount text="{number} out of {total}" position={0} total={total} />);
  expect(screen.getByText(`1 out of ${total}`)).toHaveAttribute('data-beads', beads);
});
