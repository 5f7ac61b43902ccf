import 'react-dom/client';

/**
 * Where the browser's code begins: React is set up in one step and Gatsby in the next, between which
 * the browser can answer the visitor.
 */
setTimeout(() => void import(/* webpackMode: "eager" */ 'gatsby-production-app'));
