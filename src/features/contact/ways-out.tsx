import type { Messages } from 'next-intl';
import type { MouseEvent } from 'react';
import { telHref } from '@/rules/tel-href';
import { Button } from '@/ui/button';
import { mailLink } from './mail-link';

/** How to reach the agency without the form. */
export type Desk = { email: string; phone: string };

type Props = {
  words: Messages['site']['contactForm'];
  desk: Desk;
  /** The text at first; a click takes what then stands in the form. */
  typed: string | undefined;
  /** The message is sent again by itself, and has its own button for now. */
  isWaiting: boolean;
  /** Fields were refused: they are to be mended, and no other way would help. */
  hasProblems: boolean;
};

/** What a visitor can do about a message that has not arrived. */
export function WaysOut({ words, desk, typed = '', isWaiting, hasProblems }: Props) {
  if (hasProblems) return <p className="mt-2">{words.check}</p>;
  const linkTo = (text: string) => mailLink(desk.email, words.mailSubject, text);
  const takeText = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    const text = link.closest('form')?.elements.namedItem('message');
    if (text instanceof HTMLTextAreaElement) link.href = linkTo(text.value);
  };
  return (
    <>
      {!isWaiting && <p className="mt-2 max-w-[34em]">{words.kept}</p>}
      <div className="mt-4 flex flex-wrap items-center gap-x-7 gap-y-2">
        {!isWaiting && (
          <Button type="submit" size="small">
            {words.again}
          </Button>
        )}
        <a href={linkTo(typed)} onClick={takeText} className={linkClass}>
          {words.byMail}
        </a>
        <a href={telHref(desk.phone)} className={linkClass}>
          {words.call.replace('{phone}', desk.phone)}
        </a>
      </div>
    </>
  );
}

const linkClass = 'link-plain tap-line';
