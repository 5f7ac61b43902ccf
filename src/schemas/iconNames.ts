import { iconNames } from 'lucide-react/dynamic';

/** Names of all icons that content may use, as lucide.dev writes them. */
export const ICON_NAMES: readonly string[] = iconNames;
