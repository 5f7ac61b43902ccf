/** Whether the visitor came to this document by a link or an address, not by Back or a reload. */
export function isFreshVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}
