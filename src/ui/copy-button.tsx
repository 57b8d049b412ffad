'use client';

import { type MouseEvent, useRef, useState } from 'react';

/** How long the button says that it has copied, in milliseconds. */
const spoken = 2500;

type Props = {
  /** What it says before and after. */
  words: { copy: string; copied: string };
  /** Its name for screen readers, which begins with what it says. */
  label?: string;
  className?: string;
  /** What it copies; without it, the block of code it stands in. */
  text?: string;
};

/**
 * Copies a text and says so. Its look hides it where no scripts run. Where the browser closes the clipboard, it marks
 * the code it would have copied, so that a key does.
 */
export function CopyButton({ words, label, className, text }: Props) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async ({ currentTarget }: MouseEvent) => {
    const code = currentTarget.closest('figure')?.querySelector('pre');
    try {
      await navigator.clipboard.writeText(text ?? code?.textContent ?? '');
    } catch {
      if (code) getSelection()?.selectAllChildren(code);
      return;
    }
    clearTimeout(timer.current);
    setCopied(true);
    timer.current = setTimeout(setCopied, spoken, false);
  };
  return (
    <button
      type="button"
      className={className}
      aria-label={isCopied ? undefined : label}
      onClick={copy}
    >
      <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
    </button>
  );
}
