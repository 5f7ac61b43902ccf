import { sendMessage } from '../../src/contact/sendMessage';

const SERVICE = 'https://letters.example/quay';

const DRAFT = {
  name: 'Ada Byron',
  email: 'ada@school.example',
  subject: 'Other',
  message: 'One & two,\nthen three: é.',
};

beforeEach(() => {
  // Nothing waits but for the answer.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});

/** Sends the fields of a form to the service. */
function send(values: Record<string, string> = DRAFT) {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.append(name, value);
  return sendMessage(fields, SERVICE);
}

/** Lets the service answer. */
function answer(status: number, type: string, body: string) {
  const response = new Response(body, { status, headers: { 'Content-Type': type } });
  return jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
}

test.each([
  [200, 'application/json', '{"success": true}'],
  [201, 'text/plain', 'OK'],
])(
  'a service receives the fields as from a form, also if the visitor closes the page, and confirms them: %s %s',
  async (...confirmed) => {
    const fetched = answer(...confirmed);
    await send();
    const [[address, options]] = fetched.mock.calls;
    const { method, headers, body, keepalive } = options ?? {};
    expect([address, method, keepalive, body]).toEqual([
      SERVICE,
      'POST',
      true,
      new URLSearchParams(DRAFT).toString(),
    ]);
    expect(headers).toMatchObject({ Accept: 'application/json' });
  },
);

test('a message of 64 KiB, at nine bytes for a Chinese letter, need not outlive the page', async () => {
  const fetched = answer(200, 'application/json', '{}');
  await send({ message: '信'.repeat(7400) });
  expect(fetched.mock.calls[0][1]).toMatchObject({ keepalive: false });
});

test.each([
  ['a server error', 503, 'text/plain', 'Down'],
  ['a failure with status 200', 200, 'application/json', '{"success":"false"}'],
  ['a page', 200, 'text/html; charset=utf-8', '<h1>Sign in</h1>'],
])('a message is not confirmed by %s', async (_, ...response) => {
  answer(...response);
  await expect(send()).rejects.toThrow();
});

test('a message is not confirmed if no answer comes within 20 seconds', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const told = expect(send()).rejects.toThrow('aborted');
  jest.advanceTimersByTime(20_000);
  await told;
});
