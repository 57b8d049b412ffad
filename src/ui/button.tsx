import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class';

/** A button that does something on this page. */
export function Button({ look, size, className, ...rest }: ComponentProps<'button'> & ButtonLook) {
  return <button className={buttonClass({ look, size, className })} {...rest} />;
}
