import { getTranslations } from 'next-intl/server';
import { Children, isValidElement, type ReactNode } from 'react';
import { ScrollRegion } from '@/ui/scroll-region';
import { highlight } from './highlight';

/** A fenced block of code, highlighted while rendering: nothing of it runs in the browser. */
export async function CodeBlock({ children }: { children?: ReactNode }) {
  const { code, language } = readFence(children);
  const words = await getTranslations('site.blog');
  const html = await highlight(code, language);
  return (
    <ScrollRegion className="code-block" label={words('code', { language: language || 'text' })}>
      <pre>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </ScrollRegion>
  );
}

/** MDX hands over `<code class="language-x">text</code>`. */
function readFence(children: ReactNode): { code: string; language: string } {
  const [fence] = Children.toArray(children);
  if (!isValidElement<{ className?: string; children?: ReactNode }>(fence))
    return { code: '', language: '' };
  const language = fence.props.className?.match(/language-([\w-]+)/)?.[1] ?? '';
  return { code: String(fence.props.children ?? '').replace(/\n$/, ''), language };
}
