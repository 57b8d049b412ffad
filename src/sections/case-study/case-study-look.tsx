import type { CSSProperties } from 'react';
import type { CaseStudySummary } from '@/collections/case-studies';
import { Picture } from '@/ui/picture';

type Props = {
  study: Pick<CaseStudySummary, 'slug' | 'image'>;
  /** The width of the picture on the page, as in the `sizes` attribute. */
  sizes: string;
  className?: string;
  /** The cover is the largest picture of the first screen. */
  isFirst?: boolean;
  /** The text beside the cover says the same. */
  isDecorative?: boolean;
};

/** The picture of a product. A browser with view transitions moves the picture from the list to the page. */
export function CaseStudyCover({
  study,
  sizes,
  className = '',
  isFirst = false,
  isDecorative = false,
}: Props) {
  return (
    <Picture
      image={study.image}
      sizes={sizes}
      className={`${isFirst ? '' : 'uncovered'} w-full rounded-(--radius-drop-large) object-cover ${className}`}
      travelsAs={`case-study-${study.slug}`}
      isFirst={isFirst}
      isDecorative={isDecorative}
    />
  );
}

const nameSizes = {
  card: ['text-heading', 'text-title', 'text-title'],
  page: ['text-hero', 'text-page', 'text-heading'],
  next: ['text-page', 'text-heading', 'text-title'],
} as const;

/** The longest name in the usual size; in a card it may take two lines. */
const usualLength = { card: 20, page: 14, next: 14 } as const;

/** Returns the text size of a product's name: 60 characters, or one long word, have to fit a phone. */
export function nameSize(name: string, place: keyof typeof nameSizes): string {
  const longestWord = Math.max(...name.split(/[\s-]/).map(({ length }) => length));
  const [usual, long, veryLong] = nameSizes[place];
  if (name.length > 30 || longestWord > 16) return veryLong;
  return name.length > usualLength[place] || longestWord > 11 ? long : usual;
}

/** The size of the headings of a case study's sections: smaller than elsewhere, as there are many. */
export const sectionTitle = 'text-[clamp(1.75rem,1.35rem+1.7vw,2.75rem)] leading-[1.04]';

type AccentStyle = CSSProperties & { '--accent'?: string };

/** Returns the style that gives the `accent-*` utilities a product's colour; without one they are amber. */
export function accentStyle(accent: string | undefined): AccentStyle {
  return accent === undefined ? {} : { '--accent': accent };
}
