import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { checkPort, parsePort } from '../../scripts/lib/port.mjs';

test.each(['1', '9000', '65535'])('%s is a port', (text) => {
  expect(parsePort(text)).toBe(Number(text));
});

test.each(['0', '65536', '9e3', '-1', 'http', '90.5'])('"%s" is not a port', (text) => {
  expect(() => parsePort(text)).toThrow(`PORT is "${text}"`);
});

test('a port in use is reported with the remedy; once free, it is accepted', async () => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(checkPort(port)).rejects.toThrow(
    `Port ${port} is in use by another program: stop that program or choose another port, such as PORT=9001 npm start.`,
  );
  await once(server.close(), 'close');
  await expect(checkPort(port)).resolves.toBeUndefined();
});
