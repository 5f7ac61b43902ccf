/** Reloads pictures that failed to load whenever the browser is online again. */
export function retryPicturesOnline(): void {
  window.addEventListener('online', () => {
    for (const picture of document.images) {
      // Setting `srcset`, even to the same value, makes the browser choose and fetch a file again.
      if (picture.complete && !picture.naturalWidth) picture.setAttribute('srcset', picture.srcset);
    }
  });
}
