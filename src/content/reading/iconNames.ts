import iconImports from 'lucide-react/dynamicIconImports';

/** Names of all icons that content may use, as lucide.dev writes them. */
export const ICON_NAMES: readonly string[] = Object.keys(iconImports).sort();
