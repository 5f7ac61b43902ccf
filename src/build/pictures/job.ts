/** One file that gatsby-plugin-sharp asks for. */
export interface Operation {
  /** Where the file goes, from the job's folder. */
  outputPath: string;
  args: {
    /** Size in px. */
    width: number;
    height: number;
    toFormat: string;
    /** 1 to 100; left out when it is the plugin's `defaultQuality`. */
    quality?: number;
    /** How a picture of another shape is made to fit, and what of it stays in sight: see sharp. */
    fit?: 'cover';
    cropFocus?: number | string;
  };
}

/** What Gatsby asks another program to do: here, to make files of one picture in one format. */
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

/** What Gatsby is told about a job; the last makes it do the job itself. */
export type Answer =
  | { type: 'JOB_COMPLETED'; payload: { id: string; result: Record<string, never> } }
  | { type: 'JOB_FAILED'; payload: { id: string; error: string } }
  | { type: 'JOB_NOT_WHITELISTED'; payload: { id: string } };

const FORMATS = ['jpg', 'avif'];
const ARGUMENTS = ['width', 'height', 'toFormat', 'quality', 'fit', 'cropFocus'];

/** The job in a message from Gatsby; undefined when it is about something else, such as its log. */
export function jobIn(message: unknown): Job | undefined {
  const { type, payload } = message as { type: string; payload: Job };
  return type === 'JOB_CREATED' ? payload : undefined;
}

/** Whether a job is one for the encoder here, which knows only what this site's queries ask for. */
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
