import { useTranslations } from 'next-intl';
import { buttonClass } from '@/ui/button-class';
import poster from './hero-poster.json';
import { HeroVideo } from './hero-video';

/** The first screen: video, headline, description, and the button that scrolls to the services. */
export function Hero() {
  const words = useTranslations('main-page.hero');
  return (
    <section className="on-night relative isolate flex min-h-[calc(100svh-4.5rem)] flex-col justify-end overflow-clip bg-night text-on-night">
      <HeroVideo poster={poster} labels={{ pause: words('pause'), play: words('play') }} />
      <div className="mx-auto w-full max-w-page px-gutter pt-[42svh] pb-14 lg:pt-32 lg:pb-20">
        <h1 className="max-w-[6.9em] text-hero">{words('headline')}</h1>
        <div className="mt-8 flex max-w-[60rem] flex-col items-start gap-8 lg:flex-row lg:items-center lg:gap-14">
          <p className="max-w-[34rem] text-lead">{words('description')}</p>
          <a href="#services" className={buttonClass({})}>
            {words('callToAction')}
          </a>
        </div>
      </div>
    </section>
  );
}
