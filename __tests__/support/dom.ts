import '@testing-library/jest-dom';
// Loaded before `printsNothing`, so that what its clean-up prints still counts for the test.
import '@testing-library/react';
import { installIntersectionObserver } from './intersectionObserver';
import { installMatchMedia } from './matchMedia';

// jsdom has neither.
beforeEach(() => {
  installIntersectionObserver();
  installMatchMedia();
});
