import type { CreateDevServerArgs } from 'gatsby';

/** The part of Express used here; Gatsby itself types it as `any`. */
interface App {
  get: (path: string, answer: Answer) => void;
}

type Answer = (
  request: { path: string },
  response: {
    json: (body: unknown) => void;
    sendFile: (path: string, options: { root: string }) => void;
  },
) => void;

/** Has the development server answer what asks for a path. */
export function serve({ app }: CreateDevServerArgs, path: string, answer: Answer): void {
  (app as App).get(path, answer);
}
