import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from '@/i18n/link';

/** The link of a card. The whole card is its target; the card has to be `relative`. */
export function CardLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link className={clsx('link-quiet after:absolute after:inset-0', className)} {...rest} />;
}
