import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { PropsTable, Sample } from '@/features/style-guide/samples';
import { TryOut } from '@/features/style-guide/try-out';
import { words as allWords } from '@/features/style-guide/words';
import { Body } from '@/mdx/body';
import { listComponents } from '@/mdx/component-facts';
import { proseExamples } from '@/mdx/examples';
import { PageHeader } from '@/sections/shell/page-header';
import { Section } from '@/ui/section';
import { compileMdx, recallMdx } from './ask-preview';

type Props = { searchParams: Promise<{ tried?: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: allWords[await getLocale()].title, robots: { index: false } };
}

/** All that a body may have. `page.dev.tsx` is a page of the preview only (`next.config.mjs`). */
export default async function StyleGuidePage({ searchParams }: Props) {
  const locale = await getLocale();
  const words = allWords[locale];
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <Section id="try-out" title={words.tryOut.title} lead={words.tryOut.lead}>
        <TryOut words={words} locale={locale}>
          <Tried {...(await searchParams)} />
        </TryOut>
      </Section>
      <Section id="components" title={words.components.title} lead={words.components.lead}>
        {listComponents().map((component) => {
          const { name, example } = component;
          return (
            <Sample
              key={name}
              name={`<${name}>`}
              source={example[locale]}
              result={<Example mdx={example[locale]} />}
              words={words}
            >
              <PropsTable component={component} words={words} />
            </Sample>
          );
        })}
      </Section>
      <Section id="markdown" title={words.prose.title} lead={words.prose.lead}>
        {Object.entries(proseExamples).map(([name, example]) => (
          <Sample
            key={name}
            name={words.prose.names[name as keyof typeof proseExamples]}
            source={example[locale]}
            result={<Example mdx={example[locale]} />}
            words={words}
          />
        ))}
      </Section>
    </>
  );
}

async function Tried({ tried = '' }: Awaited<Props['searchParams']>) {
  const code = await recallMdx(tried);
  return code && <Body code={code} lang={await getLocale()} />;
}

async function Example({ mdx }: { mdx: string }) {
  const locale = await getLocale();
  const code = await compileMdx(mdx, locale);
  if (code === undefined) return <p className="text-bad">{allWords[locale].unavailable}</p>;
  return <Body code={code} lang={locale} />;
}
