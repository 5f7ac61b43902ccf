// @ts-check
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ReaderError } from './readerError.mjs';

/** Time between two attempts to connect while a server starts, ms. */
const RETRY_MS = 20;

/**
 * The addresses on which a port must be free. Each is tried separately: some systems let two programs listen on
 * one port if their addresses differ.
 */
const ADDRESSES = ['127.0.0.1', '::1', '::'];

/**
 * Listens on an address and closes it again.
 * @param {number} port 0 lets the system choose a free one
 * @param {string} host
 * @returns the port
 * @throws the error of listening, such as EADDRINUSE
 */
async function tryPort(port, host) {
  const server = createServer().listen({ port, host });
  await once(server, 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  await once(server.close(), 'close');
  return address.port;
}

/**
 * Parses a port number. Throws a {@link ReaderError} if the text is not one.
 * @param {string} text
 */
export function parsePort(text) {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new ReaderError(
      `PORT is "${text}". It must be a number from 1 to 65535, such as PORT=9001 npm start.`,
    );
  }
  return port;
}

/**
 * Throws a {@link ReaderError} if another program uses the port, or if this user must not use it.
 * @param {number} port
 */
export async function checkPort(port) {
  for (const host of ADDRESSES) {
    const code = await tryPort(port, host).then(
      () => undefined,
      (/** @type {NodeJS.ErrnoException} */ error) => error.code,
    );
    // A machine without IPv6 does not have this address.
    if (!code || code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') continue;
    const cause =
      code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${code})`;
    const other = port === 9001 ? 9002 : 9001;
    throw new ReaderError(
      `Port ${port} ${cause}: stop that program or choose another port, such as PORT=${other} npm start.`,
    );
  }
}

/** Returns a free port. */
export function freePort() {
  return tryPort(0, '127.0.0.1');
}

/**
 * Waits until a server that is starting accepts connections on 127.0.0.1.
 * @param {number} port
 * @param {() => boolean} hasEnded whether the server's process has ended
 * @returns {Promise<boolean>} false if the process ended first
 */
export async function waitForServer(port, hasEnded) {
  while (!hasEnded()) {
    const socket = connect(port, '127.0.0.1');
    const accepted = await once(socket, 'connect').catch(() => undefined);
    socket.destroy();
    if (accepted) return true;
    await delay(RETRY_MS);
  }
  return false;
}
