import { type AddressInfo, createServer } from 'node:net';
import { checkPort, parsePort } from '../../scripts/lib/port.mjs';

test.each([1, 9000, 65535])('%d is a port', (port) => {
  expect(parsePort(String(port))).toBe(port);
});

test.each(['0', '65536', '9e3', '-1', 'http', '90.5'])('"%s" is none', (text) => {
  expect(() => parsePort(text)).toThrow(`PORT is "${text}"`);
});

describe('a port', () => {
  const server = createServer();

  afterEach(() => void server.close());

  test('in use is named, with the cure; once free, it is fine', async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await expect(checkPort(port)).rejects.toThrow(
      `Port ${port} is in use by another program: stop that program, or choose another port, such as PORT=9001 npm start.`,
    );
    await new Promise((resolve) => server.close(resolve));
    await expect(checkPort(port)).resolves.toBeUndefined();
  });
});
