import bash from '@shikijs/langs/bash';
import css from '@shikijs/langs/css';
import diff from '@shikijs/langs/diff';
import html from '@shikijs/langs/html';
import json from '@shikijs/langs/json';
import tsx from '@shikijs/langs/tsx';
import typescript from '@shikijs/langs/typescript';
import yaml from '@shikijs/langs/yaml';
import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { escapeHtml } from '@/rules/escape-html';

const theme = createCssVariablesTheme({
  name: 'amberline',
  variablePrefix: '--code-',
  fontStyle: false,
});

/** The languages a fenced block may name, and the grammar each is set with. */
const grammars: Record<string, string> = {
  bash: 'bash',
  sh: 'bash',
  css: 'css',
  diff: 'diff',
  html: 'html',
  json: 'json',
  js: 'tsx',
  jsx: 'tsx',
  ts: 'typescript',
  tsx: 'tsx',
  yaml: 'yaml',
};

let highlighter: ReturnType<typeof createHighlighterCore> | undefined;

/** One highlighter for all pages: building the grammars is the slow part. */
function getHighlighter() {
  highlighter ??= createHighlighterCore({
    themes: [theme],
    langs: [bash, css, diff, html, json, tsx, typescript, yaml],
    engine: createJavaScriptRegexEngine(),
  });
  return highlighter;
}

/**
 * Returns code as escaped HTML whose tokens carry classes (`tok-keyword` …, coloured in `prose.css`).
 * Classes instead of inline styles keep the page small and independent of the theme. Unknown languages stay plain.
 */
export async function highlight(code: string, language: string): Promise<string> {
  const grammar = grammars[language];
  if (grammar === undefined) return escapeHtml(code);
  const lines = (await getHighlighter()).codeToTokensBase(code, {
    lang: grammar,
    theme: 'amberline',
    // A line that took longer than the library's half second, as on a busy machine, would lose its colours.
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
