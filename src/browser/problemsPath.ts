/** Address at which the development server gives the content check's report on the last edit. */
export const PROBLEMS_PATH = '/content-problems.json';
