/** One file that gatsby-plugin-sharp requests. */
export interface Operation {
  /** Path of the file in the job's `outputDir`. */
  outputPath: string;
  args: {
    /** Size in px. */
    width: number;
    height: number;
    toFormat: string;
    /** 1 to 100; `undefined` means the plugin's `defaultQuality`. */
    quality?: number;
    /** sharp's `fit` and `position`: how a picture of another shape is cropped. */
    fit?: 'cover';
    cropFocus?: number | string;
  };
}

/** A job that Gatsby hands to another process: here, to encode files of one picture in one format. */
export interface Job {
  id: string;
  name: string;
  inputPaths: { path: string }[];
  outputDir: string;
  args: {
    operations: Operation[];
    pluginOptions: { defaultQuality: number; useMozJpeg: boolean };
  };
}

/** The reply to a job; after `JOB_NOT_WHITELISTED` Gatsby does the job itself. */
export type Answer =
  | { type: 'JOB_COMPLETED'; payload: { id: string; result: Record<string, never> } }
  | { type: 'JOB_FAILED'; payload: { id: string; error: string } }
  | { type: 'JOB_NOT_WHITELISTED'; payload: { id: string } };

/** The formats and arguments that the encoder here implements. */
const FORMATS = ['jpg', 'avif'];
const ARGUMENTS = ['width', 'height', 'toFormat', 'quality', 'fit', 'cropFocus'];

/** The job in a message from Gatsby; `undefined` for any other message, such as a line of its log. */
export function jobIn(message: unknown): Job | undefined {
  const { type, payload } = message as { type: string; payload: Job };
  return type === 'JOB_CREATED' ? payload : undefined;
}

/** Whether the encoder here can do a job; it implements only what this site's queries need. */
export function isPictureJob({ name, args }: Job): boolean {
  return (
    name === 'IMAGE_PROCESSING' &&
    args.operations.every(
      (operation) =>
        FORMATS.includes(operation.args.toFormat) &&
        Object.keys(operation.args).every((argument) => ARGUMENTS.includes(argument)),
    )
  );
}
