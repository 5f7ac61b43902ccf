// @ts-check
import { connect, createServer } from 'node:net';
import { ReaderError } from './readerError.mjs';

// An address of its own for each: some systems let a program take one while another holds the rest.
const ADDRESSES = ['127.0.0.1', '::1', '::'];

/**
 * Listens for a moment; 0 means any port. Gives the port, or the error code when that did not work.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<{ port: number, code?: string }>}
 */
function listen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) =>
      resolve({ port, code }),
    );
    server.listen({ port, host }, () => {
      const address = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(address));
    });
  });
}

/**
 * Reads a port number. Throws a {@link ReaderError} when the text is none.
 * @param {string} text
 */
export function parsePort(text) {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new ReaderError(
      `PORT is "${text}", which is no port: give a number from 1 to 65535, such as PORT=9001 npm start.`,
    );
  }
  return port;
}

/**
 * Throws a {@link ReaderError} when the port cannot be listened on.
 * @param {number} port
 */
export async function checkPort(port) {
  for (const host of ADDRESSES) {
    const { code } = await listen(port, host);
    // Without IPv6 there is no such address.
    if (!code || code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') continue;
    const cause =
      code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${code})`;
    const other = port === 9001 ? 9002 : 9001;
    throw new ReaderError(
      `Port ${port} ${cause}: stop that program, or choose another port, such as PORT=${other} npm start.`,
    );
  }
}

/** The number of a port that no program uses. */
export async function freePort() {
  const { port } = await listen(0, '127.0.0.1');
  return port;
}

/**
 * Whether a server answers on this machine.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.destroy()).once('error', () => resolve(false));
    socket.once('connect', () => resolve(true));
  });
}
