import { createHash } from 'node:crypto';
import type { BrowserContext, Request } from '@playwright/test';
import type { Files } from './files';

interface Commit {
  branch: string;
  additions: { path: string; contents: string }[];
  deletions: { path: string }[];
}

/** The body of a request to the GraphQL API; a query that reads has no `input`. */
interface Operation {
  query: string;
  variables: {
    input?: {
      branch: { branchName: string };
      expectedHeadOid: string;
      fileChanges: Omit<Commit, 'branch'>;
    };
  };
}

/** The access token that the stand-in accepts. */
export const TOKEN = 'github_pat_of_the_tests';

/** The hash of the last commit on `main`; any forty digits do. */
const HEAD = '0'.repeat(40);

/** A stand-in for GitHub's API: one repository, with answers to the requests that the desk sends. */
export class GitHub {
  /** The commits of the desk. */
  readonly commits: Commit[] = [];
  /** While set, every request fails. */
  isOffline = false;

  /** @param files the files of the branch `main` */
  constructor(private readonly files: Files) {}

  /**
   * Answers all requests to GitHub from the pages of a context. Playwright itself answers their
   * preflights and adds the CORS headers.
   */
  async answerIn(context: BrowserContext): Promise<void> {
    // Of several matching routes Playwright takes the one that was added last.
    const answers: Record<string, (request: Request) => unknown> = {
      '**': (request) => {
        throw new Error(`The stand-in for GitHub has no answer to ${request.url()}`);
      },
      user: () => ({ id: 1, login: 'staff', name: 'Staff' }),
      graphql: (request) => ({ data: this.graphQL(request.postDataJSON() as Operation) }),
      'repos/*/*/collaborators/staff': () => ({}),
      'repos/*/*/git/trees/*': () => ({ tree: this.tree() }),
      'repos/*/*/git/blobs/*': (request) => this.blob(request.url().replace(/.*\//, '')),
    };
    for (const [path, answer] of Object.entries(answers)) {
      await context.route(`https://api.github.com/${path}`, (route, request) => {
        if (this.isOffline) return route.abort('internetdisconnected');
        if (!request.headers().authorization.endsWith(` ${TOKEN}`)) {
          return route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
        }
        const body = answer(request);
        return route.fulfill(
          Buffer.isBuffer(body)
            ? { body, contentType: 'application/octet-stream' }
            : { json: body },
        );
      });
    }
  }

  private tree() {
    return Object.entries(this.files).map(([path, contents]) => ({
      type: 'blob',
      path,
      sha: shaOf(contents),
      size: Buffer.from(contents, 'base64').length,
    }));
  }

  private blob(sha: string): Buffer {
    const contents = Object.values(this.files).find((each) => shaOf(each) === sha);
    return Buffer.from(contents ?? '', 'base64');
  }

  /**
   * The data for a query or a mutation: all fields that the desk needs, not only those of the query.
   */
  private graphQL({ query, variables }: Operation): unknown {
    if (query.includes('createCommitOnBranch')) return this.commit(variables.input);
    const history = { nodes: [{ oid: HEAD, author: { name: 'Staff' } }] };
    const ref = { target: { oid: HEAD, history } };
    const repository: Record<string, unknown> = { ref, pullRequests: { nodes: [] } };
    for (const [, alias, sha] of query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)) {
      repository[alias] = { text: this.blob(sha).toString() };
    }
    for (const [, alias] of query.matchAll(/(\w+):\s*ref\(/g)) repository[alias] = ref;
    return { repository, fork: repository, base: repository };
  }

  private commit(input: Operation['variables']['input']): unknown {
    if (input?.expectedHeadOid !== HEAD) throw new Error('The commit is not based on main.');
    const { branch, fileChanges } = input;
    this.commits.push({ branch: branch.branchName, ...fileChanges });
    return { createCommitOnBranch: { commit: { oid: HEAD } } };
  }
}

/** A name for the content of a file; Git has its own hash, but the desk takes any. */
const shaOf = (contents: string) => createHash('sha1').update(contents).digest('hex');
