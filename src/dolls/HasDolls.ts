import { createContext } from 'react';

/** Whether the site has dolls (`content/site.md`). */
export const HasDolls = createContext(true);
