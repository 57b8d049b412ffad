'use client';

import { useEffect } from 'react';

/** The part being read is the last whose heading is above this share of the window's height. */
const line = 0.3;
/** Pixels. Headings are watched from far above, as a leap to the top passes no line. */
const farAbove = 1_000_000;

/** Marks, in a list of links to headings, the one whose part is being read. Without scripts none is marked. */
export function FollowReading({ list }: { list: string }): null {
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${list} a`)];
    const headings = links.flatMap(({ hash }) => {
      return document.getElementById(decodeURIComponent(hash.slice(1))) ?? [];
    });
    const mark = () => {
      const limit = window.innerHeight * line;
      const passed = headings.filter((one) => one.getBoundingClientRect().top < limit).length;
      for (const [index, link] of links.entries()) {
        if (index !== passed - 1) link.removeAttribute('aria-current');
        else if (!link.ariaCurrent) follow(link);
      }
    };
    const observer = new IntersectionObserver(mark, {
      rootMargin: `${farAbove}px 0px ${(line - 1) * 100}%`,
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [list]);
  return null;
}

/** Marks a link, and brings it into view where its list scrolls. */
function follow(link: HTMLAnchorElement): void {
  link.setAttribute('aria-current', 'true');
  const list = link.closest('ol');
  if (list && list.scrollHeight > list.clientHeight)
    list.scrollTo({ top: link.offsetTop - list.offsetTop - list.clientHeight / 2 });
}
