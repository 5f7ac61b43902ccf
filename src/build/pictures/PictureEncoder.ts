import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import { encodePicture, type PictureFile } from './encodePicture';
import { isWhole } from './isWhole';
import type { Job } from './job';

/** How long the jobs of one picture are gathered, ms: Gatsby sends one for each format. */
const GATHERING = 100;

/** Pictures encoded at a time: what sharp's thread pool takes, and so much memory at most. */
const AT_ONCE = Math.min(4, availableParallelism());

/** Files of one picture that are made together. */
interface Task {
  files: PictureFile[];
  done: Promise<void>;
}

/**
 * Does Gatsby's picture jobs: decodes each picture once for all its files, makes only those that are
 * missing, and some pictures at a time.
 */
export class PictureEncoder {
  /** Pictures that lacked files, so far. */
  readonly wanted = new Set<string>();
  /** Pictures of these that are done. */
  readonly encoded = new Set<string>();
  /** Number of files written. */
  files = 0;
  /** Tasks that files can still join, by picture. */
  private readonly gathering = new Map<string, Task>();
  /** Files that are being looked for or made, by picture and path: a job foreseen and Gatsby's own ask for the same. */
  private readonly making = new Map<string, Promise<void>>();
  private readonly limit = pLimit(AT_ONCE);

  /**
   * Makes the files of a job.
   * @throws Error that names the picture, and says what to do
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
      this.making.get(key) ?? this.makeMissing(source, file).finally(() => this.making.delete(key));
    this.making.set(key, made);
    return made;
  }

  private async makeMissing(source: string, file: PictureFile) {
    if (await isWhole(file.path)) return;
    const task = this.gathering.get(source) ?? this.newTask(source);
    task.files.push(file);
    await task.done;
  }

  private newTask(source: string): Task {
    const files: PictureFile[] = [];
    const encode = async () => {
      await encodePicture(source, files, () => (this.files += 1));
      this.encoded.add(source);
    };
    const done = delay(GATHERING).then(() => {
      this.gathering.delete(source);
      return this.limit(encode);
    });
    this.gathering.set(source, { files, done });
    this.wanted.add(source);
    return { files, done };
  }
}
