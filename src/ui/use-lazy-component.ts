import { type ComponentType, type RefObject, useEffect, useEffectEvent, useState } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Most of a phone's screen: enough time to fetch a script before its component is seen. */
const rootMargin = '400px';

/**
 * Returns a component, undefined until its script has come, and the function that fetches the script. That function
 * rejects where the script does not come; another call tries again.
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
 * Returns a component, undefined until its script has come. The script is fetched once the page runs or, with `place`,
 * when that element comes near the screen. A failed fetch leaves the component undefined.
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
