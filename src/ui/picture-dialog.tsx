'use client';

import { useEffect, useRef, useState } from 'react';

type Shown = { src: string; alt: string; width: number; height: number };

/**
 * Shows the picture of a pressed `ZoomLink` over the page, as large as its file or as high as the window; what is wider
 * than the window scrolls. One for all pictures of a page; before the first press it draws and loads nothing. Escape,
 * the button and a press beside the picture close it, and the focus returns to the link.
 */
export function PictureDialog({ close }: { close: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    function open(event: MouseEvent) {
      const picture = pictureAt(event);
      if (!picture) return;
      event.preventDefault();
      setShown(picture);
    }
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);

  useEffect(() => {
    const element = dialog.current;
    if (!shown || !element) return;
    element.showModal();
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
  }, [shown]);

  if (!shown) return null;
  const { alt, ...picture } = shown;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the dialog has by itself
    <dialog
      ref={dialog}
      aria-label={alt}
      // The browser says late that a dialog was closed: by then it can be open again.
      onClose={({ currentTarget }) => currentTarget.open || setShown(undefined)}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      className="on-night m-0 h-dvh max-h-none w-full max-w-none overflow-auto overscroll-contain bg-night text-on-night backdrop:bg-night open:grid"
    >
      <button
        type="button"
        onClick={() => dialog.current?.close()}
        className="fixed top-3 right-3 h-11 rounded-(--radius-drop) bg-night/85 px-5 font-semibold hover:bg-amber hover:text-on-amber"
      >
        {close}
      </button>
      <img {...picture} alt={alt} className="m-auto h-auto max-h-dvh w-auto max-w-none" />
    </dialog>
  );
}

/** Returns the picture of a link that was pressed to see it here; a press for a new tab, or one already used, is none. */
function pictureAt(event: MouseEvent): Shown | undefined {
  const { target, defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey)
    return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-zoom]') : null;
  const picture = link?.querySelector('img');
  if (!link || !picture) return undefined;
  const [width, height] = [
    Number(picture.getAttribute('width')),
    Number(picture.getAttribute('height')),
  ];
  return { src: link.href, alt: picture.alt, width, height };
}
