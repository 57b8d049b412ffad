import { ViewTransition } from 'react';
import type { CaseStudySummary } from '@/collections/case-studies';
import { Picture } from '@/ui/picture';

type Props = {
  study: Pick<CaseStudySummary, 'slug' | 'image'>;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  className?: string;
  first?: boolean;
  decorative?: boolean;
};

/** The picture of a product. It travels from list to page where the browser can do that. */
export function CaseStudyCover({ study, className = '', ...rest }: Props) {
  return (
    <ViewTransition name={`case-study-${study.slug}`}>
      <Picture
        image={study.image}
        className={`w-full rounded-(--radius-drop-large) object-cover ${className}`}
        {...rest}
      />
    </ViewTransition>
  );
}
