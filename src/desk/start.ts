/** The first script of /admin/: waits for the worker that gives the page its policy. */

const RELOADED = 'desk-reloaded';

function say(words: string) {
  const place = document.querySelector('[role=status]');
  if (place) place.textContent = words;
}

async function start() {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  if (!workers) {
    say('The desk needs an address that begins with https, and a browser of today.');
    return;
  }
  const hasPolicy = workers.controller !== null;
  await workers.register('/admin/worker.js', { scope: '/admin/' });
  if (hasPolicy) {
    sessionStorage.removeItem(RELOADED);
    // Not in the page's text: the policy of the first visit lets it load no style sheet.
    const styles = { rel: 'stylesheet', href: '/admin/desk.css' };
    document.head.append(Object.assign(document.createElement('link'), styles));
    await import('./desk');
    return;
  }
  await workers.ready;
  if (sessionStorage.getItem(RELOADED)) {
    say('The desk cannot start: this browser has service workers switched off.');
    return;
  }
  sessionStorage.setItem(RELOADED, 'yes');
  location.reload();
}

start().catch((error: unknown) => {
  console.error(error);
  say('The desk could not be loaded. Check your connection, and load the page again.');
});
