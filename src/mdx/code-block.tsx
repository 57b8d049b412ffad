import bash from '@shikijs/langs/bash';
import css from '@shikijs/langs/css';
import diff from '@shikijs/langs/diff';
import html from '@shikijs/langs/html';
import json from '@shikijs/langs/json';
import sql from '@shikijs/langs/sql';
import tsx from '@shikijs/langs/tsx';
import typescript from '@shikijs/langs/typescript';
import yaml from '@shikijs/langs/yaml';
import { getTranslations } from 'next-intl/server';
import { Children, isValidElement, type ReactNode } from 'react';
import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { escapeHtml } from '@/rules/escape-html';
import { CopyButton } from '@/ui/copy-button';
import { splitFileName } from './code-file';
import { grammars, languageNames } from './code-languages';
import { ScrollRegion } from './scroll-region';

const theme = createCssVariablesTheme({
  name: 'amberline',
  variablePrefix: '--code-',
  fontStyle: false,
});

let highlighter: ReturnType<typeof createHighlighterCore> | undefined;

/** Returns the one highlighter of all pages: building the grammars is the slow part. */
function getHighlighter() {
  highlighter ??= createHighlighterCore({
    themes: [theme],
    langs: [bash, css, diff, html, json, sql, tsx, typescript, yaml],
    engine: createJavaScriptRegexEngine(),
  });
  return highlighter;
}

/**
 * Returns code as escaped HTML whose tokens have classes (`tok-keyword` …, coloured in `code.css`). Classes keep the
 * page smaller than inline styles and independent of the theme. Unknown languages stay plain.
 */
async function highlight(code: string, language: string): Promise<string> {
  const grammar = grammars[language];
  if (grammar === undefined) return escapeHtml(code);
  const lines = (await getHighlighter()).codeToTokensBase(code, {
    lang: grammar,
    theme: 'amberline',
    // The library stops colouring a line after half a second, which a busy machine can need.
    tokenizeTimeLimit: 0,
  });
  return lines
    .map((line) => line.map(({ content, color }) => wrapToken(content, color)).join(''))
    .join('\n');
}

function wrapToken(content: string, color: string | undefined): string {
  const kind = color?.match(/--code-token-([a-z-]+)/)?.[1];
  const text = escapeHtml(content);
  return kind === undefined || content.trim() === ''
    ? text
    : `<span class="tok-${kind}">${text}</span>`;
}

/**
 * A fenced block of code under the name of its file and its language. It is highlighted while rendering: the browser
 * gets a script for the button alone.
 */
export async function CodeBlock({ children }: { children?: ReactNode }) {
  const { language, ...fence } = readFence(children);
  const { file, code } = splitFileName(fence.code);
  const words = await getTranslations('site.blog');
  const html = await highlight(code, language);
  const name = languageNames[language];
  return (
    <figure className="code-block">
      <figcaption>
        {file && <b>{file}</b>}
        {name && <span>{name}</span>}
        <CopyButton
          words={{ copy: words('copy'), copied: words('copied') }}
          label={words('copyFile', { file: file ?? name ?? '' }).trim()}
        />
      </figcaption>
      <ScrollRegion
        className="code-lines"
        label={words('code', { language: file ?? name ?? 'text' })}
      >
        <pre>
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
      </ScrollRegion>
    </figure>
  );
}

/** Reads the code and its language from MDX's `<code class="language-x">text</code>`. */
function readFence(children: ReactNode): { code: string; language: string } {
  const [fence] = Children.toArray(children);
  if (!isValidElement<{ className?: string; children?: ReactNode }>(fence))
    return { code: '', language: '' };
  const language = fence.props.className?.match(/language-([\w-]+)/)?.[1] ?? '';
  return { code: String(fence.props.children ?? '').replace(/\n$/, ''), language };
}
