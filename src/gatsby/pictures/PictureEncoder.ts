import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import { encodePicture, type PictureFile } from './encodePicture';
import { isWhole } from './isWhole';
import type { Job } from './job';

/** How long files of one picture are collected, ms: Gatsby sends a job for each format. */
const COLLECT_TIME = 100;

/** Pictures encoded at a time: as many as sharp's thread pool has threads, which also limits memory. */
const AT_ONCE = Math.min(4, availableParallelism());

/** Files that are encoded from one picture in one go. */
interface Task {
  files: PictureFile[];
  done: Promise<void>;
}

/**
 * Does Gatsby's picture jobs: writes only files that are missing, decodes a picture once for all of them,
 * and encodes a few pictures at a time.
 */
export class PictureEncoder {
  /** Pictures with missing files, so far. */
  readonly wanted = new Set<string>();
  /** Those of `wanted` whose files are all written. */
  readonly encoded = new Set<string>();
  /** Number of files written. */
  files = 0;
  /** Tasks that files can still be added to, by picture. */
  private readonly collecting = new Map<string, Task>();
  /**
   * Files that are being checked or encoded, by picture and path: a job that `predictJobs.ts` predicted and
   * Gatsby's own job want the same files.
   */
  private readonly pending = new Map<string, Promise<void>>();
  private readonly limit = pLimit(AT_ONCE);

  /**
   * Writes the files of a job that are missing.
   * @throws Error that names the picture and says what to do
   */
  async run({ inputPaths, outputDir, args }: Job): Promise<void> {
    const [{ path: source }] = inputPaths;
    const { defaultQuality, useMozJpeg: mozjpeg } = args.pluginOptions;
    const files = args.operations.map(
      ({ outputPath, args: { quality = defaultQuality, ...asked } }) => {
        return { ...asked, quality, mozjpeg, path: join(outputDir, outputPath) };
      },
    );
    await Promise.all(files.map((file) => this.make(source, file)));
  }

  private make(source: string, file: PictureFile): Promise<void> {
    const key = `${source} ${file.path}`;
    const made =
      this.pending.get(key) ??
      this.makeMissing(source, file).finally(() => this.pending.delete(key));
    this.pending.set(key, made);
    return made;
  }

  private async makeMissing(source: string, file: PictureFile) {
    if (await isWhole(file.path)) return;
    const task = this.collecting.get(source) ?? this.newTask(source);
    task.files.push(file);
    await task.done;
  }

  private newTask(source: string): Task {
    const files: PictureFile[] = [];
    const encode = async () => {
      await encodePicture(source, files, () => (this.files += 1));
      this.encoded.add(source);
    };
    const done = delay(COLLECT_TIME).then(() => {
      this.collecting.delete(source);
      return this.limit(encode);
    });
    const task = { files, done };
    this.collecting.set(source, task);
    this.wanted.add(source);
    return task;
  }
}
