/** npm run nginx:config: prints what nginx needs to serve the site by its header rules. */
import { loadSite } from '../src/build/content/load';
import { nginxConfig } from '../src/build/hosting/nginxConfig';

process.stdout.write(nginxConfig(Boolean(loadSite().editor?.signIn)));
