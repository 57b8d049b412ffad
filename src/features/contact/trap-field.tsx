import { useId } from 'react';
import { trapField } from './machine-signs';

/**
 * A field that people neither see, reach nor hear, and that programs which fill in every field do fill in. No
 * `display: none`: the better ones skip that. Its label speaks to those who see the page without its style sheet.
 */
export function TrapField({ label }: { label: string }) {
  const id = useId();
  return (
    <div aria-hidden="true" className="sr-only" data-print="hide">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={trapField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
