import { type Nginx, startNginx } from '../../../scripts/lib/nginx';
import { expect, test as base } from './test';

/** The tests' own test, with the site served by nginx as `npm run nginx:config` configures it. */
export const test = base.extend<object, { nginx: Nginx }>({
  nginx: [
    // Playwright reads the names of the fixtures from the pattern, even when there are none.
    async ({}, provide) => {
      const nginx = await startNginx();
      await provide(nginx);
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ nginx }, provide) => provide(nginx.origin),
});

export { expect };
