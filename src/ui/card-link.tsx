import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from '@/i18n/link';

/** The link of a card: all of the card, which has to be `relative`, is its target. */
export function CardLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link className={clsx('link-quiet after:absolute after:inset-0', className)} {...rest} />;
}
