const looks = {
  amber: 'bg-amber text-on-amber hover:bg-amber-lit',
  night: 'bg-night text-on-night hover:bg-night-raised',
  quiet: 'link-plain',
  outline: 'border-[1.5px] border-current hover:border-ink hover:bg-ink hover:text-paper',
  'outline-night': 'border-[1.5px] border-current hover:bg-on-night hover:text-night',
} as const;
const sizes = {
  small: 'h-11 px-5 text-small',
  large: 'min-h-14 px-8 py-3',
} as const;

export type ButtonLook = {
  look?: keyof typeof looks | undefined;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
};

/**
 * Returns the class names of a button: an amber drop, a night drop on an amber ground, an outline, or words alone. No clsx: this
 * file is in every page's script.
 */
export function buttonClass({
  look = 'amber',
  size = 'large',
  className = '',
}: ButtonLook): string {
  return ['drop-button', looks[look], sizes[size], className].join(' ');
}
