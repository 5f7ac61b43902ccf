import { render } from '@testing-library/react';
import { IconSprite } from '../../../src/build/html/iconSprite';

test('the drawings are in the page and take no room in it, whatever its styles', () => {
  const { container } = render(
    <>
      <style>{'svg { display: block }'}</style>
      <IconSprite />
    </>,
  );
  const menu = container.querySelector('#icon-menu');
  expect(menu).toBeInTheDocument();
  expect(menu).not.toBeVisible();
});
