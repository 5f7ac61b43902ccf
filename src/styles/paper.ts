/** The colour of pages, for what surrounds them; `tokens.css` states the same. */
export const PAPER = '#FAF5EC';
