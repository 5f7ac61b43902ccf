import '@testing-library/jest-dom';
// Loaded before `printsNothing`, so that what its clean-up prints still counts for the test.
import '@testing-library/react';
