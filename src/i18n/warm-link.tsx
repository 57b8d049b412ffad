'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';
import { mustLoad } from './loaded-place';

type Props = Omit<ComponentProps<typeof NextLink>, 'href' | 'onNavigate'> & { href: string };

/**
 * A link that prefetches its target when a visitor points at it or focuses it, not when it is merely on screen: a page
 * with thirty links would otherwise download thirty pages on a cheap phone.
 */
export function WarmLink(props: Props) {
  const [isWarm, setWarm] = useState(false);
  const warm = () => setWarm(true);
  return (
    <NextLink
      {...props}
      prefetch={isWarm ? null : false}
      onPointerEnter={warm}
      onFocus={warm}
      onNavigate={(navigation) => {
        if (!mustLoad(props.href)) return;
        navigation.preventDefault();
        window.location.assign(props.href);
      }}
    />
  );
}
