import buildCache from '../../netlify/build-cache/index.js';

it('keeps the folders of Gatsby from build to build', async () => {
  const calls: string[] = [];
  const note = (name: string) => (paths: string[]) => {
    calls.push(`${name} ${paths.join(' ')}`);
    return Promise.resolve(true);
  };
  const args = { utils: { cache: { restore: note('restore'), save: note('save') } } };
  await buildCache.onPreBuild(args);
  await buildCache.onPostBuild(args);
  expect(calls).toEqual(['restore .cache public', 'save .cache public']);
});
