'use client';

import { useEffect } from 'react';
import { layOutTheRest } from './arrival';

/** Lays out the rest of a page once its scripts run. */
export function ArrivalEnd(): null {
  useEffect(layOutTheRest, []);
  return null;
}
