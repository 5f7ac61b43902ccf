import { render, screen } from '@testing-library/react';
import { wrapPageElement, wrapRootElement } from '../../src/layout/wrap';

type Props = Parameters<typeof wrapPageElement>[0]['props'];

test('a page whose data is lost shows the fallback screen', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const Page = ({ data }: Props) => <p>{(data as { words: string }).words}</p>;
  const props = { data: null } as unknown as Props;
  render(
    wrapRootElement({ element: <>{wrapPageElement({ element: <Page {...props} />, props })}</> }),
  );
  expect(screen.getByRole('heading', { name: 'Man overboard!' })).toBeVisible();
});
