/**
 * Tells whether a share of an element, 0 to 1, is in view, until it is.
 * @returns a function that ends this
 */
export function untilInView(
  element: Element,
  share: number,
  tell: (inView: boolean) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      // If the main thread is busy, one callback gets several entries, any of which may be in view.
      const inView = entries.some(
        ({ isIntersecting, intersectionRatio }) => isIntersecting && intersectionRatio >= share,
      );
      if (inView) observer.disconnect();
      tell(inView);
    },
    { threshold: share },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
