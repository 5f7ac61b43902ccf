import { sendMessage } from '../../src/contact/sendMessage';

const DRAFT = { name: 'Ada', email: 'ada@school.example', subject: 'Other', message: 'Hello' };

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** Sends the draft and tells how it went so far. */
function send(controller = new AbortController()) {
  const sending = { state: 'pending', reason: undefined as unknown, controller };
  sendMessage(DRAFT, controller.signal).then(
    () => (sending.state = 'sent'),
    (reason: unknown) => Object.assign(sending, { state: 'failed', reason }),
  );
  return sending;
}

test('takes 1500 ms, and once sent, leaving changes nothing', async () => {
  const sending = send();
  await jest.advanceTimersByTimeAsync(1499);
  expect(sending.state).toBe('pending');
  await jest.advanceTimersByTimeAsync(1);
  sending.controller.abort();
  await jest.advanceTimersByTimeAsync(0);
  expect(sending.state).toBe('sent');
});

test('fails with AbortError when the visitor leaves, and keeps no timer', async () => {
  const sending = send();
  await jest.advanceTimersByTimeAsync(1499);
  sending.controller.abort();
  expect(jest.getTimerCount()).toBe(0);
  await jest.advanceTimersByTimeAsync(0);
  expect(sending.state).toBe('failed');
  expect(sending.reason).toMatchObject({ name: 'AbortError' });
});
