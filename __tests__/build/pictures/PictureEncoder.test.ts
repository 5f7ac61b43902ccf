import {
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import * as encoding from '../../../src/build/pictures/encodePicture';
import type { Job } from '../../../src/build/pictures/job';
import { PictureEncoder } from '../../../src/build/pictures/PictureEncoder';

const home = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'encoder-'));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

async function photo(name: string, width = 90, height = 60) {
  const path = join(folder, name);
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  await sharp({ create: { width, height, channels: 3, background: 'grey', noise } })
    .jpeg()
    .toFile(path);
  return path;
}

function job(source: string, toFormat: 'jpg' | 'avif', widths = [30, 60]): Job {
  return {
    id: toFormat,
    name: 'IMAGE_PROCESSING',
    inputPaths: [{ path: source }],
    outputDir: join(folder, 'public/static'),
    args: {
      operations: widths.map((width) => ({
        outputPath: `${width}/photo.${toFormat}`,
        args: { width, height: (width * 2) / 3, toFormat, quality: 40, fit: 'cover' },
      })),
      pluginOptions: { defaultQuality: 50, useMozJpeg: true },
    },
  };
}

const out = (file: string) => join(folder, 'public/static', file);
const made = () => {
  const files = readdirSync(join(folder, 'public/static'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\./.test(file)).sort();
};

const counts = ({ wanted, encoded, files }: PictureEncoder) => ({
  wanted: wanted.size,
  encoded: encoded.size,
  files,
});

test('makes the files of a picture in every format, whole and of the right size', async () => {
  const encoder = new PictureEncoder();
  const source = await photo('a.jpg');
  await Promise.all([encoder.run(job(source, 'jpg')), encoder.run(job(source, 'avif'))]);
  expect(made()).toEqual(['30/photo.avif', '30/photo.jpg', '60/photo.avif', '60/photo.jpg']);
  expect(await sharp(out('60/photo.avif')).metadata()).toMatchObject({
    width: 60,
    height: 40,
    compression: 'av1',
  });
  expect(await sharp(out('30/photo.jpg')).metadata()).toMatchObject({
    format: 'jpeg',
    width: 30,
    height: 20,
    isProgressive: true,
  });
  expect(readdirSync('.cache/unfinished-pictures')).toEqual([]);
});

test('counts a picture once, whatever its formats, and the files it wrote', async () => {
  const encoder = new PictureEncoder();
  const [a, b] = [await photo('a.jpg'), await photo('b.jpg')];
  // Gatsby asks for what was foreseen.
  const twice = [job(a, 'jpg', [30]), job(a, 'jpg', [30])];
  const jobs = [...twice, job(a, 'avif', [30]), job(b, 'jpg', [60])];
  await Promise.all(jobs.map((each) => encoder.run(each)));
  expect(counts(encoder)).toEqual({ wanted: 2, encoded: 2, files: 3 });
});

test('makes only what is missing', async () => {
  const source = await photo('a.jpg');
  await new PictureEncoder().run(job(source, 'jpg'));
  const before = statSync(out('30/photo.jpg')).mtimeMs;
  rmSync(out('60/photo.jpg'));
  const encoder = new PictureEncoder();
  await encoder.run(job(source, 'jpg'));
  expect(counts(encoder)).toEqual({ wanted: 1, encoded: 1, files: 1 });
  expect(statSync(out('30/photo.jpg')).mtimeMs).toBe(before);

  const again = new PictureEncoder();
  await again.run(job(source, 'jpg'));
  expect(counts(again)).toEqual({ wanted: 0, encoded: 0, files: 0 });
});

test.each(['jpg', 'avif'] as const)('makes a cut-off %s file anew', async (format) => {
  const source = await photo('a.jpg');
  await new PictureEncoder().run(job(source, format, [60]));
  const path = out(`60/photo.${format}`);
  const whole = readFileSync(path);
  truncateSync(path, Math.floor(whole.length / 2));
  const encoder = new PictureEncoder();
  await encoder.run(job(source, format, [60]));
  expect(encoder.files).toBe(1);
  expect(readFileSync(path)).toEqual(whole);
});

test('leaves nothing unfinished in the published folder, nor anything elsewhere', async () => {
  const source = await photo('a.jpg');
  // A folder stands where the file has to go.
  writeFileSync(join(folder, 'public'), '');
  await expect(new PictureEncoder().run(job(source, 'jpg', [30]))).rejects.toThrow(
    /^The 30 px wide file of a\.jpg was not written: .* finished files are kept\.$/,
  );
  expect(readdirSync(join(folder, '.cache/unfinished-pictures'))).toEqual([]);
});

test('says which picture cannot be read, and what to do', async () => {
  const source = join(folder, 'broken.jpg');
  writeFileSync(source, 'no picture');
  const encoder = new PictureEncoder();
  await expect(encoder.run(job(source, 'jpg'))).rejects.toThrow(
    /^broken\.jpg cannot be read as a picture \(.+\)\. Open it in a picture program, save it again as JPEG, and build again\.$/,
  );
  expect(counts(encoder)).toEqual({ wanted: 1, encoded: 0, files: 0 });
});

test('a failed picture does not stop the others', async () => {
  const broken = join(folder, 'broken.jpg');
  writeFileSync(broken, 'no picture');
  const encoder = new PictureEncoder();
  const jobs = [broken, broken, broken, broken, await photo('a.jpg')].map((source, index) =>
    encoder.run(job(source, index % 2 ? 'avif' : 'jpg')),
  );
  const results = await Promise.allSettled(jobs);
  expect(results.map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
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
  const sources = await Promise.all(Array.from('abcdefghijkl', (name) => photo(name)));
  const encoder = new PictureEncoder();
  await Promise.all(sources.map((source) => encoder.run(job(source, 'jpg', [30]))));
  expect(most).toBe(Math.min(4, availableParallelism()));
});

test('cuts off what stands over when a file has another shape than its picture', async () => {
  const source = await photo('a.jpg');
  const square = job(source, 'jpg', [30]);
  square.args.operations[0].args.height = 30;
  await new PictureEncoder().run(square);
  expect(await sharp(out('30/photo.jpg')).metadata()).toMatchObject({ width: 30, height: 30 });
});
