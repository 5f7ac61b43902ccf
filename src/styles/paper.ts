/** The background colour of pages, also for browser and app windows; `--paper` in `tokens.css` repeats it. */
export const PAPER = '#FAF5EC';
