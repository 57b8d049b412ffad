import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { getReaderIn } from '@/i18n/reader';
import { ClockNotice } from '@/sections/shell/clock-notice';
import { Footer } from '@/sections/shell/footer';
import { HeadScript } from '@/sections/shell/head-script';
import { Header, SkipLink } from '@/sections/shell/header';
import { env } from '@/server/env';
import { setMoment } from '@/site/clock.mjs';
import { company } from '@/site/company';
import { locales } from '@/site/locales';
import { fontVariables } from '../fonts';
import '../globals.css';

export const generateStaticParams = () => locales.map((locale) => ({ locale }));

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fcfaf5' },
    { media: '(prefers-color-scheme: dark)', color: '#0a1116' },
  ],
};

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('site');
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { default: company.name, template: `%s · ${company.name}` },
    description: words('description'),
    applicationName: company.name,
    icons: {
      icon: [
        { url: '/icons/favicon.svg', type: 'image/svg+xml' },
        { url: '/favicon.ico', sizes: '32x32' },
      ],
      apple: '/icons/apple-touch-icon.png',
    },
    manifest: '/manifest.webmanifest',
    formatDetection: { telephone: false },
    // Another time than the present is for those who work on the site.
    ...(setMoment() !== undefined && { robots: { index: false } }),
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await rootLocale();
  if (!hasLocale(locales, locale)) notFound();
  // Marks the page, whatever it shows: the footer changes with the year.
  const { now } = await getReaderIn(locale);
  return (
    <html
      lang={locale}
      className={fontVariables}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <head>
        <HeadScript />
      </head>
      <body className="flex min-h-dvh flex-col">
        <SkipLink />
        {setMoment() !== undefined && <ClockNotice moment={now} />}
        <Header />
        <main id="content" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        <Footer />
        {await showPreviewTools(now)}
      </body>
    </html>
  );
}

/** Loaded in the preview only, so that no build has any of it. */
async function showPreviewTools(now: Date): Promise<ReactNode> {
  if (process.env.NODE_ENV !== 'development') return null;
  const { listFindings, listUnpublished } = await import('@/collections/findings');
  const { PreviewTools } = await import('@/sections/shell/preview-tools');
  return <PreviewTools findings={listFindings()} unpublished={listUnpublished(now)} />;
}
