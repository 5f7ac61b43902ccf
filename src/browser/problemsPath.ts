/** Where the development server tells pages what the content check says of the last edit. */
export const PROBLEMS_PATH = '/content-problems.json';
