import type { Metadata } from 'next';
import { listHead } from '@/collections/head-set';
import { legalTexts, listOtherLegalTexts } from '@/collections/legal';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { Body } from '@/mdx/body';
import { formerIdsOf } from '@/rules/former-ids';
import { LegalHeader, LegalOpening, OtherLegalTexts } from '@/sections/legal/legal-text';
import { describeLegalText } from '@/structured-data/web-page';
import { JsonLd } from '@/ui/json-ld';
import { describeMissing, showMissing } from '../../missing-document';

type Props = { params: Promise<{ slug: string }> };

export const generateStaticParams = () => listHead('/legal/[slug]');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const reader = await getReader();
  const text = legalTexts.find((await params).slug, reader);
  if (!text) return describeMissing('/legal/[slug]', params, reader);
  const { href, title, description, languages } = text;
  return describePage({ href, locale: reader.locale, title, description, languages });
}

export default async function LegalPage({ params }: Props) {
  const reader = await getReader();
  const text = await legalTexts.get((await params).slug, reader);
  if (!text) return showMissing('/legal/[slug]', params, reader);
  return (
    <>
      <JsonLd graph={[describeLegalText(text, reader.locale)]} />
      <article>
        <LegalHeader text={text} />
        <LegalOpening text={text} />
        <div className="page-grid pb-section">
          <div className="hanging-headings clauses col-span-12">
            <Body code={text.body} lang={text.lang} formerIds={formerIdsOf(text.href)} />
          </div>
        </div>
      </article>
      <OtherLegalTexts texts={listOtherLegalTexts(text.slug, reader)} />
    </>
  );
}
