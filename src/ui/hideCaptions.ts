/** Lets Escape hide the captions of pictures until the next key, or until pointer or focus go elsewhere. */
export function letEscapeHideCaptions(): void {
  for (const type of ['keydown', 'pointerover', 'focusin'])
    window.addEventListener(type, (event) => {
      const hidden = 'key' in event && event.key === 'Escape';
      document.documentElement.toggleAttribute('data-captions-hidden', hidden);
    });
}
