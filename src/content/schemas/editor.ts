import { z } from 'zod';
import { https, text, textMatching } from './builders';

/** Where the site's repository is hosted, and how the admin page at `/admin/` saves to it. */
export const editor = z
  .strictObject({
    host: z.enum(['github', 'gitlab', 'gitea']).meta({
      description: 'The host of the repository: github, gitlab, or gitea (also for Forgejo).',
    }),
    repository: textMatching(
      /^[\w.-]+(\/[\w.-]+)+$/,
      'owner and name, such as our-school/website',
      'The repository: its owner, a slash and its name.',
    ),
    branch: text('The branch that the admin page saves to, such as main.', 100),
    apiRoot: https('an address such as https://git.example.org/api/v4').optional().meta({
      title: 'API address',
      description: 'The address of the host’s API. Only for your own host.',
    }),
    signIn: https('an address such as https://sign-in.example.org').optional().meta({
      title: 'Sign-in service',
      description:
        'The service for signing in with one click (docs/admin-page.md). Without it, people sign in with a token.',
    }),
  })
  .optional()
  .meta({
    title: 'Admin page',
    description: 'Where the admin page saves. Without it, the published site has no admin page.',
  });
