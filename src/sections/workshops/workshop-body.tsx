import type { Workshop } from '@/collections/workshops';
import { Body } from '@/mdx/body';

type Props = Pick<Workshop, 'body' | 'lang'>;

/** The days in the tutor's words, their headings hung on the left; absent where the document has no body. */
export function WorkshopBody({ body, lang }: Props) {
  if (body === '') return null;
  return (
    <div className="page-grid py-section">
      <div className="hanging-headings col-span-12">
        <Body code={body} lang={lang} />
      </div>
    </div>
  );
}
