/** Whether a link or a typed address loaded this document, not Back, Forward or a reload. */
export function isFreshVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}
