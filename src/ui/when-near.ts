/**
 * Calls back once, when an element comes within `margin` of the screen (a CSS length; by default most of a phone's
 * screen, time enough to fetch a script). Returns how to call it off.
 */
export function whenNear(element: Element, callback: () => void, margin = '400px'): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
