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
    <Picture
      image={study.image}
      className={`w-full rounded-(--radius-drop-large) object-cover ${className}`}
      travelsAs={`case-study-${study.slug}`}
      {...rest}
    />
  );
}
