import { type ComponentType, type RefObject, useEffect, useEffectEvent, useState } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Most of a phone's screen: time enough to fetch a script before its place is seen. */
const rootMargin = '400px';

/**
 * Returns a component whose script is fetched on demand, undefined until then, and the function that fetches it. That
 * function rejects where the script does not come; another call tries again.
 */
export function useLazyComponent<Props>(load: Load<Props>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const fetchComponent = async () => {
    const Fetched = await load();
    setComponent(() => Fetched);
  };
  return [Component, fetchComponent] as const;
}

/**
 * The same without being asked: as soon as the page runs, or, with a `place`, when that comes near the screen. A
 * script that does not come is done without.
 */
export function useComingComponent<Props>(load: Load<Props>, place?: RefObject<Element | null>) {
  const [Component, fetchComponent] = useLazyComponent(load);
  const begin = useEffectEvent(() => void fetchComponent().catch(() => undefined));
  useEffect(() => {
    if (!place?.current) return begin();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        begin();
      },
      { rootMargin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return Component;
}
