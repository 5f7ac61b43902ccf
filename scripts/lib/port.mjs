// @ts-check
import { connect, createServer } from 'node:net';
import { ReaderError } from './readerError.mjs';

// An address of its own for each: some systems let a program take one while another holds the rest.
const ADDRESSES = ['127.0.0.1', '::1', '::'];

/**
 * The error code of trying to listen; undefined when it worked, or when there is no such address.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
function listenError(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => {
      resolve(code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT' ? undefined : code);
    });
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
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
    const code = await listenError(port, host);
    if (!code) continue;
    const cause =
      code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${code})`;
    const other = port === 9001 ? 9002 : 9001;
    throw new ReaderError(
      `Port ${port} ${cause}: stop that program, or choose another port, such as PORT=${other} npm start.`,
    );
  }
}

/**
 * The number of a port that no program uses.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/**
 * Whether a server answers on this machine.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
