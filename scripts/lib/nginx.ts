import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { answers, freePort } from './port.mjs';
import { findHostTools, HOST_TOOLS_MISSING } from './hostTools.mjs';
import { nginxConfig } from '../../src/build/hosting/nginxConfig';

/** An nginx of a test's or a benchmark's own. */
export interface Nginx {
  /** Such as `http://127.0.0.1:40123`. */
  origin: string;
  stop: () => Promise<void>;
}

/** The programs for serving as a host does. Throws, saying what to install, when they are missing. */
export function hostTools() {
  const found = findHostTools();
  if (found) return found;
  throw new Error(HOST_TOOLS_MISSING);
}

/**
 * Starts nginx on the built site, on a free port of this machine only, with all it writes in a
 * folder of its own.
 * @param siteConfig what the server block includes
 * @param site the folder it serves
 */
export async function startNginx(siteConfig = nginxConfig(), site = 'public'): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'site.conf'), siteConfig);
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder, port, site));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  const child = spawn(hostTools().nginx, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (text: Buffer) => (log += text.toString()));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${log}`);
    await delay(20);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      await end(child);
      rmSync(folder, { recursive: true });
    },
  };
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function mainConfig(folder: string, port: number, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
load_module ${hostTools().brotliModule};
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
