/**
 * Gives the files below /admin/ the desk's own policy. Headers cannot do it: Netlify and Cloudflare
 * Pages join the values of all rules that match an address, so a rule for this folder would not
 * loosen the strict policy that every address has, and without that rule unknown addresses would
 * have none. A service worker answers for its folder alone, on every host, and the rules stay as
 * they are.
 */

interface FetchEvent extends Event {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

addEventListener('install', () => {
  void (globalThis as unknown as { skipWaiting: () => Promise<void> }).skipWaiting();
});

addEventListener('fetch', (event) => {
  const { request, respondWith } = bound(event as FetchEvent);
  if (new URL(request.url).origin === location.origin) respondWith(withPolicy(request));
});

function bound(event: FetchEvent) {
  return { request: event.request, respondWith: event.respondWith.bind(event) };
}

async function withPolicy(request: Request): Promise<Response> {
  const answer = await fetch(request);
  const isDesk = new URL(answer.url || request.url).pathname.startsWith('/admin/');
  if (!answer.ok || !isDesk || answer.type === 'opaqueredirect') return answer;
  const headers = new Headers(answer.headers);
  headers.set('Content-Security-Policy', DESK_POLICY);
  // The window in which people sign in at their Git host answers to the desk's.
  headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  const { status, statusText } = answer;
  return new Response(answer.body, { status, statusText, headers });
}
