import type { CreateDevServerArgs } from 'gatsby';

/** The part of Express used here; Gatsby itself types it as `any`. */
interface App {
  get: (path: string, answer: Answer) => void;
}

/** A handler of requests. */
type Answer = (
  request: { path: string; query: Record<string, string | undefined> },
  response: {
    json: (body: unknown) => void;
    redirect: (address: string) => void;
    sendFile: (path: string, options: { root: string }) => void;
  },
  next: () => void,
) => void;

/** Adds a handler for GET requests of a path to the development server. */
export function serve({ app }: CreateDevServerArgs, path: string, answer: Answer): void {
  (app as App).get(path, answer);
}
