/** npm run nginx:config: prints the nginx configuration, written from the same header rules as public/_headers. */
import { loadSite } from '../src/content/load';
import { nginxConfig } from '../src/hosting/nginxConfig';

process.stdout.write(nginxConfig(Boolean(loadSite().editor?.signIn)));
