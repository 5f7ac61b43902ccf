import 'react-dom/client';

/**
 * Entry of the browser's code. React is initialised in one task and Gatsby in the next, so that the
 * browser can handle input in between.
 */
setTimeout(() => void import(/* webpackMode: "eager" */ 'gatsby-production-app'));
