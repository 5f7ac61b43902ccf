import { existsSync, readdirSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { generateImageData, setActions } from 'gatsby-plugin-sharp';
import { setPluginOptions } from 'gatsby-plugin-sharp/plugin-options';
import config from '../../../gatsby-config';
import type { CheckedPicture } from '../../check/checkContent';
import { CONTENT_FOLDER } from '../../content/load';
import { PICTURE_LAYOUT } from './pictureLayout';
import type { Job } from './job';

/**
 * The jobs that Gatsby will send for new pictures, so that encoding can begin while Gatsby starts. They come
 * from the function of gatsby-plugin-sharp that Gatsby's resolver calls later. Pictures stored on their side
 * are left out: for them Gatsby gets an upright copy (`uprightPicture.ts`).
 */
export async function predictJobs(pictures: readonly CheckedPicture[]): Promise<Job[]> {
  const jobs: Job[] = [];
  setPluginOptions(sharpOptions());
  setActions({
    createJobV2: ({ inputPaths: [path], args, ...job }) => {
      jobs.push({ id: '', ...job, inputPaths: [{ path }], args: args as Job['args'] });
      return Promise.resolve();
    },
  });
  for (const { path, uses, facts } of pictures) {
    const digest = facts.digest ?? '';
    if (facts.turned || hasFiles(join('public/static', digest))) continue;
    const { name, base, ext } = parse(path);
    const file = {
      absolutePath: resolve(CONTENT_FOLDER, path),
      internal: { contentDigest: digest },
      name,
      base,
      extension: ext.slice(1).toLowerCase(),
    };
    for (const use of uses) {
      // The dominant colour is not needed for a job; Gatsby computes it later.
      const args = { ...PICTURE_LAYOUT[use], placeholder: 'none' } as const;
      await generateImageData({ file, args, pathPrefix: '', reporter: console });
    }
  }
  return jobs;
}

function hasFiles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

/** The options of gatsby-plugin-sharp in `gatsby-config.ts`. */
export function sharpOptions() {
  for (const plugin of config.plugins ?? []) {
    if (typeof plugin === 'object' && plugin.resolve === 'gatsby-plugin-sharp') {
      return plugin.options as {
        defaults: Record<'avifOptions' | 'jpgOptions', { quality: number }>;
      };
    }
  }
  throw new Error('gatsby-config.ts has no options for gatsby-plugin-sharp.');
}
