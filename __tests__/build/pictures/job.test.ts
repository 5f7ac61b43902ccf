import { isPictureJob, jobIn, type Job, type Operation } from '../../../src/build/pictures/job';

function job(
  args: Partial<Operation['args']> & Record<string, unknown>,
  name = 'IMAGE_PROCESSING',
) {
  const operation = { outputPath: 'a', args: { width: 3, height: 2, toFormat: 'jpg', ...args } };
  const pluginOptions = { defaultQuality: 50, useMozJpeg: true };
  const inputPaths = [{ path: '/photo.jpg' }];
  return {
    id: '1',
    name,
    inputPaths,
    outputDir: '/',
    args: { operations: [operation], pluginOptions },
  };
}

test('finds the job among what Gatsby says', () => {
  const payload: Job = job({});
  expect(jobIn({ type: 'JOB_CREATED', payload })).toBe(payload);
  expect(jobIn({ type: 'LOG_ACTION', action: {} })).toBeUndefined();
});

test.each([
  ['a JPEG', job({ quality: 60, fit: 'cover', cropFocus: 17 }), true],
  ['an AVIF', job({ toFormat: 'avif' }), true],
  ['another format', job({ toFormat: 'webp' }), false],
  ['a grey picture', job({ grayscale: true }), false],
  ['the job of another plugin', job({}, 'TRANSCODE'), false],
])('%s: done here is %3$s', (_, each, expected) => {
  expect(isPictureJob(each)).toBe(expected);
});
