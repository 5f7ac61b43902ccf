import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { useClientValue, useHydrated } from '../../src/hooks/useClientValue';

function Probe() {
  const where = useClientValue(() => 'browser', 'server');
  return <p>{`${where}, ${useHydrated() ? 'hydrated' : 'not hydrated'}`}</p>;
}

test('the server speaks first, the browser once it has hydrated', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Probe />);
  expect(container).toHaveTextContent('server, not hydrated');

  const onRecoverableError = jest.fn();
  act(() => {
    hydrateRoot(container, <Probe />, { onRecoverableError });
  });
  expect(container).toHaveTextContent('browser, hydrated');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
