import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers requests on a free port of this machine, and gives the address, and the function that ends it. */
export async function listen(answer: RequestListener) {
  // A connection closed after five seconds may be closed just when a test uses it again.
  const server = createServer({ keepAliveTimeout: 0 }, answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
