import { basename, resolve } from 'node:path';
import { predictJobs } from '../../../src/gatsby/pictures/predictJobs';
import { isPictureJob } from '../../../src/gatsby/pictures/job';
import type { CheckedPicture } from '../../../src/check/checkContent';
import { inspectPicture } from '../../../src/check/inspectPicture';
import { PICTURE_LAYOUT } from '../../../src/gatsby/pictures/pictureLayout';
import { inOwnFolder } from '../../support/ownFolder';

const PHOTO = resolve('__tests__/fixtures/content/hero.jpg');

// The plugin makes the folders of the files.
inOwnFolder();

async function picture(change: Partial<CheckedPicture['facts']> = {}): Promise<CheckedPicture> {
  const facts = { ...(await inspectPicture(PHOTO)), digest: 'new', ...change };
  return { path: PHOTO, facts, uses: ['portrait'] };
}

test('a new picture has jobs for the encoder in both formats, at its widths', async () => {
  const jobs = await predictJobs([await picture()]);
  expect(jobs.map(({ args }) => args.operations[0].args.toFormat)).toEqual(['jpg', 'avif']);
  for (const job of jobs) {
    expect(isPictureJob(job)).toBe(true);
    expect(basename(job.outputDir)).toBe('new');
    const widths = job.args.operations.map(({ args }) => args.width);
    expect(PICTURE_LAYOUT.portrait.breakpoints).toEqual(expect.arrayContaining(widths));
  }
});

test('a picture that lies on its side has none before its upright copy is made', async () => {
  expect(await predictJobs([await picture({ turned: true })])).toEqual([]);
});
