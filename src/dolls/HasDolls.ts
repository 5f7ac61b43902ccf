import { createContext } from 'react';

/** Whether the site has dolls (`content/site.md`). The layout says so. */
export const HasDolls = createContext(true);
