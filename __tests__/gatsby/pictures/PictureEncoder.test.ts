import { readFileSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import sharp from 'sharp';
import * as encoding from '../../../src/gatsby/pictures/encodePicture';
import type { Job } from '../../../src/gatsby/pictures/job';
import { PictureEncoder } from '../../../src/gatsby/pictures/PictureEncoder';
import { inOwnFolder, put } from '../../support/ownFolder';

inOwnFolder();

async function photo(name: string) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 90, height: 60, channels: 3, background: 'grey', noise } as const;
  await sharp({ create }).jpeg().toFile(name);
  return resolve(name);
}

function broken() {
  put('broken.jpg', 'no picture');
  return resolve('broken.jpg');
}

function job(source: string, toFormat: 'jpg' | 'avif', widths = [30, 60]): Job {
  return {
    id: toFormat,
    name: 'IMAGE_PROCESSING',
    inputPaths: [{ path: source }],
    outputDir: resolve('public/static'),
    args: {
      operations: widths.map((width) => ({
        outputPath: `${width}/photo.${toFormat}`,
        args: { width, height: (width * 2) / 3, toFormat, quality: 40, fit: 'cover' },
      })),
      pluginOptions: { defaultQuality: 50, useMozJpeg: true },
    },
  };
}

const out = (file: string) => `public/static/${file}`;

/** Has an encoder do jobs, and gives what it counts then. */
async function done(jobs: Job[], encoder = new PictureEncoder()) {
  await Promise.all(jobs.map((each) => encoder.run(each)));
  const { wanted, encoded, files } = encoder;
  return { wanted: wanted.size, encoded: encoded.size, files };
}

test('makes the files of a picture in every format, whole and of the right size', async () => {
  const source = await photo('a.jpg');
  await done([job(source, 'jpg'), job(source, 'avif')]);
  const files = readdirSync('public/static', { recursive: true, encoding: 'utf8' });
  expect(
    files
      .filter((file) => file.includes('.'))
      .sort()
      .join(),
  ).toBe('30/photo.avif,30/photo.jpg,60/photo.avif,60/photo.jpg');
  const [avif, jpg] = [out('60/photo.avif'), out('30/photo.jpg')].map((file) => sharp(file));
  expect(await avif.metadata()).toMatchObject({ width: 60, height: 40, compression: 'av1' });
  const [format, isProgressive] = ['jpeg', true];
  expect(await jpg.metadata()).toMatchObject({ width: 30, height: 20, format, isProgressive });
  expect(readdirSync('.cache/unfinished-pictures')).toEqual([]);
});

test('counts a picture once, whatever its formats, and the files it wrote', async () => {
  const [a, b] = [await photo('a.jpg'), await photo('b.jpg')];
  // Gatsby asks for what was foreseen.
  const twice = [job(a, 'jpg', [30]), job(a, 'jpg', [30])];
  const counts = await done([...twice, job(a, 'avif', [30]), job(b, 'jpg', [60])]);
  expect(counts).toEqual({ wanted: 2, encoded: 2, files: 3 });
});

test('makes only what is missing', async () => {
  const source = await photo('a.jpg');
  await done([job(source, 'jpg')]);
  const before = statSync(out('30/photo.jpg')).mtimeMs;
  rmSync(out('60/photo.jpg'));
  expect(await done([job(source, 'jpg')])).toEqual({ wanted: 1, encoded: 1, files: 1 });
  expect(statSync(out('30/photo.jpg')).mtimeMs).toBe(before);
  expect(await done([job(source, 'jpg')])).toEqual({ wanted: 0, encoded: 0, files: 0 });
});

test.each(['jpg', 'avif'] as const)('makes a cut-off %s file anew', async (format) => {
  const source = await photo('a.jpg');
  await done([job(source, format, [60])]);
  const path = out(`60/photo.${format}`);
  const whole = readFileSync(path);
  truncateSync(path, Math.floor(whole.length / 2));
  expect(await done([job(source, format, [60])])).toMatchObject({ files: 1 });
  expect(readFileSync(path)).toEqual(whole);
});

test('leaves nothing unfinished in the published folder, nor anything elsewhere', async () => {
  const source = await photo('a.jpg');
  // A file stands where the folder has to go.
  put('public');
  await expect(done([job(source, 'jpg', [30])])).rejects.toThrow(
    /^The 30 px wide file of a\.jpg was not written: .* finished files are kept\.$/,
  );
  expect(readdirSync('.cache/unfinished-pictures')).toEqual([]);
});

test('says which picture cannot be read, and what to do', async () => {
  const encoder = new PictureEncoder();
  await expect(encoder.run(job(broken(), 'jpg'))).rejects.toThrow(
    /^broken\.jpg cannot be read as a picture \(.+\)\. Open it in a picture program, save it again as JPEG, and build again\.$/,
  );
  expect(await done([], encoder)).toEqual({ wanted: 1, encoded: 0, files: 0 });
});

test('a failed picture does not stop the others', async () => {
  const encoder = new PictureEncoder();
  const bad = Array<string>(4).fill(broken());
  const jobs = [...bad, await photo('a.jpg')].map((source, index) =>
    encoder.run(job(source, index % 2 ? 'avif' : 'jpg')),
  );
  const results = await Promise.allSettled(jobs);
  expect(results.map(({ status }) => status)).toEqual([...bad.map(() => 'rejected'), 'fulfilled']);
});

test('works at no more pictures at a time than there are processors, four at most', async () => {
  const encode = encoding.encodePicture;
  let [now, most] = [0, 0];
  jest.spyOn(encoding, 'encodePicture').mockImplementation(async (...picture) => {
    now += 1;
    most = Math.max(most, now);
    await encode(...picture);
    now -= 1;
  });
  const sources = await Promise.all(Array.from('abcdefghijkl', photo));
  await done(sources.map((source) => job(source, 'jpg', [30])));
  expect(most).toBe(Math.min(4, availableParallelism()));
});

test('cuts off what stands over when a file has another shape than its picture', async () => {
  const create = { width: 60, height: 60, channels: 3, background: 'blue' } as const;
  const sides = { left: 15, right: 15, background: 'red' };
  await sharp({ create }).extend(sides).jpeg().toFile('a.jpg');
  const square = job(resolve('a.jpg'), 'jpg', [30]);
  square.args.operations[0].args.height = 30;
  await done([square]);
  const { data, info } = await sharp(out('30/photo.jpg'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 30, height: 30 });
  // Squeezed, it would be red at its edge.
  expect(data[0]).toBeLessThan(100);
});
