import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findNginx, NGINX_MISSING } from '../../../scripts/lib/nginxPrograms.mjs';
import { freePort, waitForServer } from '../../../scripts/lib/port.mjs';
import { nginxConfig } from '../../../src/hosting/nginxConfig';

/**
 * Starts nginx on a free port of 127.0.0.1; all that it writes goes into a temporary folder.
 * @param siteConfig the part of the server block that `npm run nginx:config` prints
 * @param site the folder it serves
 * @returns its address, and what ends it and removes its folder
 * @throws Error when nginx is not installed, or with its log when it does not start
 */
export async function startNginx(siteConfig = nginxConfig(), site = 'public') {
  const programs = findNginx();
  if (!programs) throw new Error(NGINX_MISSING);
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'site.conf'), siteConfig);
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(programs.brotliModule, folder, port, site));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  const child = spawn(programs.server, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (text: Buffer) => (log += text.toString()));
  if (!(await waitForServer(port, () => child.exitCode !== null))) {
    throw new Error(`nginx did not start:\n${log}`);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      if (child.exitCode === null && child.kill()) await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

/** The main configuration: one worker process, and every path that nginx writes to is below `folder`. */
function mainConfig(brotliModule: string, folder: string, port: number, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
load_module ${brotliModule};
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 256; }
http {
    access_log off;
${temporary.map((name) => `    ${name}_temp_path ${folder}/${name};`).join('\n')}
    server {
        listen 127.0.0.1:${port};
        root ${resolve(site)};
        include ${folder}/site.conf;
    }
}
`;
}
