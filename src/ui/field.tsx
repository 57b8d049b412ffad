import { type ComponentProps, useId } from 'react';

type Props = {
  label: string;
  name: string;
  /** A word beside the label, such as 'optional'. */
  note?: string;
  /** What is wrong with the value; read out together with the field. */
  hint?: string;
  /** The lines of a text area. Without it the field is a single line. */
  rows?: number;
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'required' | 'defaultValue'>;

const boxClass =
  'mt-2 block w-full rounded-(--radius-small) border-[1.5px] border-edge bg-paper px-4 py-3 text-base focus:border-ink aria-invalid:border-bad';

/** A labelled text field of a form. */
export function Field({ label, name, note, hint, rows, type, ...input }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  const shared = {
    id,
    name,
    className: boxClass,
    ...(hint && { 'aria-invalid': true, 'aria-describedby': hintId }),
  };
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
        {note && <span className="ml-2 font-normal text-muted text-small">{note}</span>}
      </label>
      {rows ? (
        <textarea rows={rows} {...shared} {...input} />
      ) : (
        <input type={type} {...shared} {...input} />
      )}
      {hint && (
        <p id={hintId} className="mt-2 text-bad text-small">
          {hint}
        </p>
      )}
    </div>
  );
}
