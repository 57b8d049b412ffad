import type { ComponentProps } from 'react';
import { Link } from '@/i18n/link';
import { type ButtonLook, buttonClass } from './button-class';

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({
  look,
  size,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link className={buttonClass({ look, size, className })} {...rest} />;
}
