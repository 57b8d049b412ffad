import { useTranslations } from 'next-intl';
import type { CaseStudyPage } from '@/collections/case-studies';
import { Carousel } from '@/ui/carousel';
import { Picture } from '@/ui/picture';
import { ZoomLink } from '@/ui/zoom-link';
import { sectionTitle } from './case-study-look';

type Slide = CaseStudyPage['sliderImages'][number];

/** The screenshots of the product. A single one gets no controls; without any, nothing is shown. */
export function PictureSlider({ study }: { study: CaseStudyPage }) {
  const words = useTranslations('case-study.slider');
  const { sliderImages, lang } = study;
  const count = sliderImages.length;
  const [first] = sliderImages;
  if (!first) return null;
  return (
    <div className="on-night break-inside-avoid bg-night py-section text-on-night print:bg-transparent print:text-ink">
      <h2 id="pictures-title" className={`page-grid mb-6 lg:mb-8 ${sectionTitle}`}>
        <span className="col-span-12">{words('title')}</span>
      </h2>
      {count === 1 ? (
        <div lang={lang} className="page-grid">
          <div className="col-span-12">
            <SlideFigure slide={first} />
          </div>
        </div>
      ) : (
        <Carousel
          labelledBy="pictures-title"
          slides={sliderImages.map((slide, index) => ({
            label: words('position', { number: index + 1, count, name: slide.name }),
            announcement: words('announcement', { number: index + 1, count, name: slide.name }),
            content: <SlideFigure slide={slide} number={index + 1} lang={lang} />,
          }))}
          words={{
            role: words('role'),
            slideRole: words('slideRole'),
            previous: words('previous'),
            next: words('next'),
          }}
        />
      )}
    </div>
  );
}

type FigureProps = { slide: Slide; number?: number; lang?: CaseStudyPage['lang'] };

/** On phones the picture is cut upright to its telling half, so that it can be read; pressing it shows the whole. */
function SlideFigure({ slide, number, lang }: FigureProps) {
  const words = useTranslations('site.zoom');
  return (
    <figure lang={lang}>
      <ZoomLink
        src={slide.image.src}
        label={words('open')}
        className="rounded-(--radius-drop-large)! transition-opacity duration-300 group-data-live/strip:group-not-data-selected/slide:opacity-45 group-data-live/strip:group-not-data-selected/slide:hover:opacity-75 print:opacity-100!"
      >
        <Picture
          image={slide.image}
          sizes="(min-width: 86rem) 62rem, (min-width: 48rem) 72vw, 120vw"
          className="w-full rounded-(--radius-drop-large) max-md:not-print:aspect-4/5 max-md:not-print:object-cover"
        />
      </ZoomLink>
      {/* The ground is named for programs that measure contrast where a slide is out of sight; no wider than its words. */}
      <figcaption className="mt-4 flex w-fit items-baseline gap-3 bg-night font-semibold print:bg-transparent">
        {number !== undefined && <span className="text-amber tabular-nums">{number}</span>}
        {slide.name}
      </figcaption>
    </figure>
  );
}
