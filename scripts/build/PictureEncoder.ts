import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { encodePicture, type PictureFile } from './encodePicture';
import { isWhole } from './isWhole';
import type { Job, Operation } from './job';

/** How long the jobs of one picture are gathered, ms: Gatsby sends one for each format. */
const GATHERING = 100;

/** Pictures encoded at a time: what sharp's thread pool takes, and so much memory at most. */
const AT_ONCE = Math.min(4, availableParallelism());

/** A picture and the files still missing of it, by path. */
interface Task {
  source: string;
  files: Map<string, PictureFile>;
  done: Promise<void>;
  settle: (error?: Error) => void;
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
  private readonly gathering = new Map<string, Task>();
  private readonly waiting: Task[] = [];
  private running = 0;

  /**
   * Makes the files of a job.
   * @throws Error that names the picture, and says what to do
   */
  async run({ inputPaths, outputDir, args }: Job): Promise<void> {
    const [{ path: source }] = inputPaths;
    const files = args.operations.map((operation) => fileOf(operation, outputDir, args));
    const whole = await Promise.all(files.map(({ path }) => isWhole(path)));
    const missing = files.filter((_, index) => !whole[index]);
    if (missing.length === 0) return;
    const task = this.taskOf(source);
    for (const file of missing) task.files.set(file.path, file);
    await task.done;
  }

  private taskOf(source: string): Task {
    const known = this.gathering.get(source);
    if (known) return known;
    const { promise, settle } = settled();
    const task: Task = { source, files: new Map(), done: promise, settle };
    this.gathering.set(source, task);
    this.wanted.add(source);
    setTimeout(() => {
      this.gathering.delete(source);
      this.waiting.push(task);
      this.fill();
    }, GATHERING);
    return task;
  }

  private fill() {
    while (this.running < AT_ONCE) {
      const task = this.waiting.shift();
      if (!task) return;
      this.running += 1;
      void this.encode(task);
    }
  }

  private async encode({ source, files, settle }: Task) {
    try {
      await encodePicture(source, [...files.values()], () => (this.files += 1));
      this.encoded.add(source);
      settle();
    } catch (error) {
      settle(error as Error);
    }
    this.running -= 1;
    this.fill();
  }
}

function fileOf(
  { outputPath, args }: Operation,
  outputDir: string,
  { pluginOptions }: Job['args'],
): PictureFile {
  return {
    path: join(outputDir, outputPath),
    format: args.toFormat as PictureFile['format'],
    width: args.width,
    height: args.height,
    quality: args.quality ?? pluginOptions.defaultQuality,
    mozjpeg: pluginOptions.useMozJpeg,
    focus: args.cropFocus,
  };
}

function settled() {
  let settle: (error?: Error) => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    settle = (error) => (error ? reject(error) : resolve());
  });
  return { promise, settle };
}
