/** Fetches pictures that did not arrive again when the line is back. */
export function retryPicturesOnline(): void {
  window.addEventListener('online', () => {
    for (const picture of document.images) {
      // Setting it, to whatever, makes the browser choose and fetch a file.
      if (picture.complete && !picture.naturalWidth) picture.setAttribute('srcset', picture.srcset);
    }
  });
}
