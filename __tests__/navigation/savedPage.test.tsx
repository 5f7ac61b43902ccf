/** @jest-environment-options {"url": "file:///saved.html"} */
import { onClientEntry } from '../../gatsby-browser';

test('a page that a visitor has saved stays what it is: Gatsby, which would leave its address, never starts', async () => {
  const started = jest.fn();
  void Promise.resolve(onClientEntry()).then(started);
  await new Promise(process.nextTick);
  expect(started).not.toHaveBeenCalled();
});
