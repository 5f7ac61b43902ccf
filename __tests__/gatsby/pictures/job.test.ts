import { isPictureJob, type Operation } from '../../../src/gatsby/pictures/job';

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
  { what: 'a JPEG', one: job({ quality: 60, fit: 'cover', cropFocus: 17 }), ours: true },
  { what: 'an AVIF', one: job({ toFormat: 'avif' }), ours: true },
  { what: 'another format', one: job({ toFormat: 'webp' }), ours: false },
  { what: 'a grey picture', one: job({ grayscale: true }), ours: false },
  { what: 'the job of another plugin', one: job({}, 'TRANSCODE'), ours: false },
])('$what is encoded here: $ours', ({ one, ours }) => {
  expect(isPictureJob(one)).toBe(ours);
});
