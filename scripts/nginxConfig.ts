/** npm run nginx:config: prints what nginx needs to serve the site by its header rules. */
import { nginxConfig } from '../src/build/hosting/nginxConfig';

process.stdout.write(nginxConfig());
