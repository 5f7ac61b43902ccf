/** npm run nginx:config: prints what nginx needs to serve the site in public/ by its header rules. */
import { existsSync } from 'node:fs';
import { readBuiltSite } from '../src/build/hosting/builtSite';
import { nginxConfig } from '../src/build/hosting/nginxConfig';
import { siteRules } from '../src/build/hosting/siteRules';

if (existsSync('public/build.json')) {
  process.stdout.write(nginxConfig(siteRules(readBuiltSite('public'))));
} else {
  console.error('There is no built site in public/: run "npm run build" first.');
  process.exitCode = 1;
}
