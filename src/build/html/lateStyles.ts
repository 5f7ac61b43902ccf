import { basename } from 'node:path/posix';
import { HASHED_FOLDER } from '../hosting/cachePolicy';

/**
 * The address of the file with the styles that pages do without at first.
 * @param href that of Gatsby's file with all styles
 */
export const lateStylesOf = (href: string) => HASHED_FOLDER + basename(href);
