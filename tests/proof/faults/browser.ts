import type { Fault } from '../fault';

/** What visitors do on a page: keyboard, menu, dialogs, pictures and videos. */
export const browserFaults: readonly Fault[] = [
  {
    name: 'the keyboard leaves the booking dialog while it is open',
    file: 'src/features/booking/booking-popup.tsx',
    from: 'opened?.showModal();',
    to: 'opened?.show();',
  },
  {
    name: 'the booking dialog does not give the focus back',
    file: 'src/features/booking/booking-popup.tsx',
    from: 'const close = () => dialog.current?.close();',
    to: 'const close = () => onClose();',
  },
  {
    name: 'nothing shows where the focus is',
    file: 'src/app/globals.css',
    from: 'outline: 3px solid var(--color-amber-ink);',
    to: 'outline: none;',
  },
  {
    name: 'the menu stays open over the page it has led to',
    file: 'src/sections/shell/menu-closer.tsx',
    from: "event.target.closest('a')",
    to: "event.target.closest('button')",
  },
  {
    name: 'a link from another page does not open its question',
    file: 'src/ui/open-target.tsx',
    from: '    openTarget();\n',
    to: '',
  },
  {
    name: 'the first video plays by itself for those who want less motion',
    file: 'src/sections/home/hero-video.tsx',
    from: 'return savesData ||',
    to: 'return savesData &&',
  },
  {
    name: 'pictures have no sizes, so the page jumps as they come',
    file: 'src/ui/picture.tsx',
    from: '          width={width}\n          height={height}\n          loading=',
    to: '          loading=',
  },
  {
    name: 'a chosen dark theme is forgotten with the next page load',
    file: 'src/sections/shell/head-scripts.ts',
    from: "if(t==='light'||t==='dark')",
    to: "if(t==='light')",
  },
];
