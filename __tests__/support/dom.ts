import { FakeIntersectionObserver } from './intersectionObserver';
import { installMatchMedia } from './matchMedia';
import '@testing-library/jest-dom';
// Loaded before `printsNothing`, so that output of its clean-up still counts for the test.
import '@testing-library/react';

// jsdom has neither of these.
Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
beforeEach(() => void installMatchMedia());
