// @ts-check
/** Ends `npm run serve` if there is no built site: Gatsby would advise `gatsby clean`, and to open an issue. */
import { existsSync } from 'node:fs';
import { exit } from 'node:process';

if (!existsSync('public/index.html') || !existsSync('.cache/compiled/gatsby-config.js')) {
  console.error('\nThere is no built site. Run: npm start');
  exit(1);
}
