import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { sendMessage } from '../../src/contact/sendMessage';
import { listen } from '../support/listen';

const DRAFT = {
  name: 'Ada Byron',
  email: 'ada@school.example',
  subject: 'Other',
  message: 'One & two,\nthen three: é.',
};

/** The requests that a form service received; the test determines its answer. */
const received: string[] = [];
let answer: (response: ServerResponse) => void;
let service: string;
let stop: () => void;

beforeAll(async () => {
  ({ origin: service, stop } = await listen((request, response) => {
    void text(request).then((body) => {
      received.push(`${request.method} ${request.headers.accept} ${body}`);
      answer(response);
    });
  }));
});
beforeEach(() => {
  received.length = 0;
});
afterAll(() => stop());

/** The fields of a form. */
function form(values: Record<string, string>) {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.append(name, value);
  return fields;
}

const send = () => sendMessage(form(DRAFT), service);
const answering = (status: number, type: string, body: string) => (response: ServerResponse) =>
  response.writeHead(status, { 'Content-Type': type }).end(body);

test.each([
  ['JSON', answering(200, 'application/json', '{"success": true}')],
  ['a word', answering(201, 'text/plain', 'OK')],
])(
  'a service receives the fields as from a form, and confirms them with %s',
  async (_, response) => {
    answer = response;
    await send();
    expect(received).toEqual([`POST application/json ${new URLSearchParams(DRAFT).toString()}`]);
  },
);

test.each([
  ['a server error', answering(503, 'text/html', '<h1>Down</h1>')],
  ['a failure with status 200', answering(200, 'application/json', '{"success":"false"}')],
  ['a page', answering(200, 'text/html; charset=utf-8', '<h1>Sign in</h1>')],
  ['a broken connection', (response: ServerResponse) => response.destroy()],
])('a message is not confirmed by %s', async (_, response) => {
  answer = response;
  await expect(send()).rejects.toThrow();
});

test('a message is not confirmed if no answer comes within 20 seconds', async () => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const told = expect(send()).rejects.toThrow('aborted');
  jest.advanceTimersByTime(20_000);
  jest.useRealTimers();
  await told;
});

test.each([
  ['a service takes no longer than its answer', 'https://letters.example/', 1],
  ['no service takes 1500 ms', null, 0],
])('a message to %s', async (_, to, before) => {
  jest.useFakeTimers();
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  const sent = jest.fn();
  void sendMessage(form(DRAFT), to).then(sent);
  await jest.advanceTimersByTimeAsync(1499);
  expect(sent).toHaveBeenCalledTimes(before);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  expect(fetched).toHaveBeenCalledTimes(to ? 1 : 0);
});

test('a message is sent even if the visitor closes the page', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  answer = answering(200, 'application/json', '{}');
  await sendMessage(form({}), service);
  expect(fetched).toHaveBeenCalledWith(service, expect.objectContaining({ keepalive: true }));
});
