import { Link } from '@/i18n/link';
import type { Href } from '@/site/routes';

/** A page above the current one, always a link. */
export type Crumb = { name: string; href: Href };

type Props = { label: string; trail: readonly Crumb[]; current: string };

/** The trail to a page, after the ARIA Authoring Practices' breadcrumb pattern. */
export function Breadcrumb({ label, trail, current }: Props) {
  return (
    <nav aria-label={label} className="text-muted text-small">
      <ol className="flex items-center gap-x-2">
        {trail.map(({ name, href }) => (
          <li key={name} className="flex shrink-0 items-center gap-x-2">
            <Link href={href} className="link-quiet tap-line hover:text-ink">
              {name}
            </Link>
            <span aria-hidden="true" className="text-amber-ink">
              /
            </span>
          </li>
        ))}
        <li className="min-w-0">
          <span aria-current="page" className="line-clamp-1">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
