import { isPictureJob, type Operation } from '../../../src/build/pictures/job';

function job(
  asked: Partial<Operation['args']> & Record<string, unknown>,
  name = 'IMAGE_PROCESSING',
) {
  const args = { width: 3, height: 2, toFormat: 'jpg', ...asked };
  const pluginOptions = { defaultQuality: 50, useMozJpeg: true };
  const inputPaths = [{ path: '/photo.jpg' }];
  const operations = [{ outputPath: 'a', args }];
  return { id: '1', name, inputPaths, outputDir: '/', args: { operations, pluginOptions } };
}

test.each([
  ['a JPEG', job({ quality: 60, fit: 'cover', cropFocus: 17 }), true],
  ['an AVIF', job({ toFormat: 'avif' }), true],
  ['another format', job({ toFormat: 'webp' }), false],
  ['a grey picture', job({ grayscale: true }), false],
  ['the job of another plugin', job({}, 'TRANSCODE'), false],
])('%s: done here is %3$s', (_, each, expected) => {
  expect(isPictureJob(each)).toBe(expected);
});
