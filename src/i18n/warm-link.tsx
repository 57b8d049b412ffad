'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * A link that fetches its target when a visitor shows interest (pointer or focus), not when it is merely
 * on screen: a page with thirty links would otherwise download thirty others on a cheap phone.
 */
export function WarmLink(props: ComponentProps<typeof NextLink>) {
  const [isWarm, setWarm] = useState(false);
  const warm = () => setWarm(true);
  return (
    <NextLink {...props} prefetch={isWarm ? null : false} onPointerEnter={warm} onFocus={warm} />
  );
}
