/** What an error says, whatever was thrown. */
export function errorText(error: unknown): string {
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  return String(isError ? error.message : error);
}
