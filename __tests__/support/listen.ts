import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers requests on a free local port. Returns the origin and a function that stops the server. */
export async function listen(answer: RequestListener) {
  // By default the server closes idle connections after five seconds, perhaps just as a test reuses one.
  const server = createServer({ keepAliveTimeout: 0 }, answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
