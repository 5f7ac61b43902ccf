/** Response headers for the addresses that a pattern names. */
export interface HeaderRule {
  /** A path such as `/`, or all that begins so, such as `/static/*`. */
  path: string;
  /** Header values by header name. */
  headers: Readonly<Record<string, string>>;
}

/** Whether a rule speaks of a path such as `/about/`, read as the hosts read their headers file. */
export function matches({ path }: HeaderRule, address: string): boolean {
  return path.endsWith('/*') ? address.startsWith(path.slice(0, -1)) : address === path;
}
