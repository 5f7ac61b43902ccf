import type { BrowserContext, Route } from '@playwright/test';
import { type Files, text } from './files';
import { Repository, shaOf } from './repository';

type Answer = { status?: number; body: unknown };

interface Commit {
  branch: string;
  additions: { path: string; contents: string }[];
  deletions: { path: string }[];
}

/** The token that the stand-in takes. */
export const TOKEN = 'github_pat_of_the_tests';

/** A stand-in of GitHub's API with one repository, which answers what the desk asks. */
export class GitHub {
  readonly commits: Commit[] = [];
  readonly pullRequests: { title: string; head: string; base: string; labels: string[] }[] = [];
  /** What every request is answered with instead, until it is taken away. */
  failure?: 'offline' | 'expired';
  private readonly main: Repository;

  constructor(files: Files) {
    this.main = new Repository(files);
  }

  /** Answers the requests of all pages of a context. */
  async answerIn(context: BrowserContext): Promise<void> {
    await context.route('https://api.github.com/**', (route) => this.answer(route));
  }

  /** Someone else's commit to the published branch. */
  change(path: string, from: RegExp, to: string): void {
    const changed = text(this.main.read(path)).replace(from, to);
    this.main.commit({ [path]: Buffer.from(changed).toString('base64') });
  }

  private async answer(route: Route): Promise<void> {
    if (this.failure === 'offline') return route.abort('internetdisconnected');
    const request = route.request();
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const known = request.headers().authorization.endsWith(` ${TOKEN}`);
    const { status = 200, body } =
      known && this.failure !== 'expired'
        ? this.reply(new URL(request.url()).pathname, request.postData() ?? '{}')
        : { status: 401, body: { message: 'Bad credentials' } };
    await route.fulfill({
      status,
      headers,
      ...(Buffer.isBuffer(body)
        ? { body, contentType: 'application/octet-stream' }
        : { json: body }),
    });
  }

  private reply(path: string, text: string): Answer {
    if (path === '/graphql') {
      const { query, variables } = JSON.parse(text) as {
        query: string;
        variables: { input?: Record<string, unknown> };
      };
      return this.graphQL(query, variables.input ?? {});
    }
    if (path === '/user') return { body: { id: 1, login: 'staff', name: 'Staff' } };
    if (path.includes('/collaborators/')) return { status: 204, body: '' };
    if (path.includes('/git/trees/')) return { body: { tree: this.main.tree() } };
    const blob = /\/git\/blobs\/(\w+)$/.exec(path)?.[1];
    if (blob) return { body: this.main.blob(blob) };
    if (path.endsWith('/pulls')) {
      const request = JSON.parse(text) as { title: string; head: string; base: string };
      const number = this.pullRequests.push({ ...request, labels: [] });
      const now = new Date().toISOString();
      const times = { created_at: now, updated_at: now };
      return {
        status: 201,
        body: { ...times, number, node_id: `PR${number}`, title: request.title },
      };
    }
    const numbered = /\/issues\/(\d+)(?:\/labels)?$/.exec(path)?.[1];
    if (numbered) {
      const pullRequest = this.pullRequests[Number(numbered) - 1];
      const { labels = pullRequest.labels } = JSON.parse(text) as { labels?: string[] };
      pullRequest.labels = labels;
      return { body: { labels: labels.map((name) => ({ name })) } };
    }
    return { status: 404, body: { message: `The stand-in does not know ${path}` } };
  }

  private graphQL(query: string, input: Record<string, unknown>): Answer {
    if (query.includes('createCommitOnBranch')) return this.commit(query, input);
    if (query.includes('ReadyForReview')) return { body: { data: {} } };
    if (query.includes('createRef')) return { body: { data: { createRef: { ref: { id: 'R' } } } } };
    const history = {
      nodes: [
        {
          oid: this.main.head,
          message: 'Change',
          committedDate: '2026-01-01T00:00:00Z',
          author: { name: 'Staff', email: '', user: null },
        },
      ],
    };
    const ref = { target: { oid: this.main.head, history } };
    const fields: Record<string, unknown> = {
      ref,
      pullRequests: { nodes: [], totalCount: 0 },
      id: 'REPO',
      object: null,
    };
    for (const [, alias, sha] of query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)) {
      fields[alias] = { text: this.main.blob(sha).toString(), isTruncated: false };
    }
    for (const [, alias] of query.matchAll(/(\w+):\s*ref\(/g)) fields[alias] = ref;
    const repository = { ...fields, deployments: { nodes: [] } };
    return { body: { data: { repository, fork: { id: 'REPO' }, base: { id: 'REPO', ref } } } };
  }

  private commit(query: string, input: Record<string, unknown>): Answer {
    const { branch, fileChanges, expectedHeadOid } = input as {
      branch: { branchName: string };
      fileChanges: Pick<Commit, 'additions' | 'deletions'>;
      expectedHeadOid: string;
    };
    if (expectedHeadOid !== this.main.head) {
      return {
        body: { data: null, errors: [{ message: 'Expected branch to point to another.' }] },
      };
    }
    this.commits.push({ branch: branch.branchName, ...fileChanges });
    if (branch.branchName === 'main') {
      const added = fileChanges.additions.map(({ path, contents }) => [path, contents] as const);
      this.main.commit(Object.fromEntries(added));
    }
    const commit: Record<string, unknown> = {
      oid: this.main.head,
      committedDate: '2026-01-02T00:00:00Z',
    };
    for (const [, alias, path] of query.matchAll(/(\w+): file\(path: "([^"]+)"\)/g)) {
      const added = fileChanges.additions.find((file) => file.path === path);
      commit[alias] = { oid: shaOf(added?.contents ?? '') };
    }
    return { body: { data: { createCommitOnBranch: { commit } } } };
  }
}
