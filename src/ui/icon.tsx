import clsx from 'clsx';
import type { IconName } from '@/site/icons';
import shapes from './icon-shapes.json';

const checked = shapes satisfies Record<IconName, string>;

/**
 * One of the icons a document may name, in the colour of the text. Hidden from screen readers: the words beside it say
 * the same. Server components only, so that no shape is sent as script.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={clsx('shrink-0', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: checked[name] }}
    />
  );
}
