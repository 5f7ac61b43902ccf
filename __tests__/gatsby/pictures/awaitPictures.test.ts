import type { CreateDevServerArgs } from 'gatsby';
import { awaitPictures } from '../../../src/gatsby/pictures/awaitPictures';

type Answer = (request: object, response: object, next: () => void) => void;

it('lets a browser ask four times more for a picture that is not there, and then says so', () => {
  jest.useFakeTimers();
  const get = jest.fn<undefined, [string, Answer]>();
  awaitPictures({ app: { get } } as unknown as CreateDevServerArgs);
  const [[, answer]] = get.mock.calls;
  const [redirect, next] = [jest.fn<undefined, [string]>(), jest.fn()];

  const path = '/static/0a1b/full%20house.avif';
  let attempt: string | undefined;
  for (let count = 2; count <= 5; count += 1) {
    answer({ path, query: { attempt } }, { redirect }, next);
    jest.runAllTimers();
    expect(redirect).toHaveBeenLastCalledWith(`${path}?attempt=${count}`);
    attempt = String(count);
  }
  expect(next).not.toHaveBeenCalled();
  answer({ path, query: { attempt } }, { redirect }, next);
  expect(next).toHaveBeenCalled();
});
