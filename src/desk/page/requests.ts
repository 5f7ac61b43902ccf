/** Sentences for staff when saving fails; the library would show the browser's or the host's message. */
const OFFLINE =
  'The repository cannot be reached: you are offline, or it is down. Nothing was saved, and all that you wrote is still here. Save again in a while.';
const REFUSED =
  'Your token has ended, or is not taken any more. Nothing was saved. Go back, sign out, and sign in with a new one; then open the same form again and choose “Restore”: it has all that you wrote.';

const originalFetch = globalThis.fetch;

globalThis.fetch = async (...request) => {
  const response = await originalFetch(...request).catch((error: unknown) => {
    throw error instanceof TypeError ? new Error(OFFLINE, { cause: error }) : error;
  });
  return response.status === 401 ? Response.json({ message: REFUSED }, { status: 401 }) : response;
};
