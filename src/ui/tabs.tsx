'use client';

import { type KeyboardEvent, type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { type TabListShape, tabAfterKey } from '@/rules/tab-keys';

type Tab = {
  /** Unique on the page. */
  id: string;
  label: ReactNode;
  panel: ReactNode;
};
type Props = {
  /** What the tabs are for, read out by screen readers. */
  label: string;
  tabs: readonly Tab[];
  classNames: { frame: string; list: string; tab: string; panels: string; panel: string };
};

/**
 * Tabs after the ARIA Authoring Practices' tabs pattern: a row on narrow screens, a column from `lg` on. The server
 * sends all panels as plain text. Where scripts run, style sheets fold the panels (`scripted:`), so nothing moves at
 * hydration. Without scripts and on paper, the panels are read one after another.
 */
export function Tabs({ label, tabs, classNames }: Props) {
  const [selected, setSelected] = useState(0);
  const shape = useSyncExternalStore(subscribe, readShape, () => undefined);
  const list = useRef<HTMLDivElement>(null);

  function handleKey(event: KeyboardEvent) {
    if (!shape || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = tabAfterKey(event.key, { selected, count: tabs.length, shape });
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div className={classNames.frame}>
      <div
        ref={list}
        className={`hidden scripted:grid ${classNames.list}`}
        {...(shape && describeList(label, shape))}
      >
        {tabs.map(({ id, label: name }, index) => (
          <button
            key={id}
            type="button"
            id={`${id}-tab`}
            className={classNames.tab}
            data-selected={index === selected || undefined}
            onClick={() => setSelected(index)}
            onKeyDown={handleKey}
            {...(shape && describeTab(id, index === selected))}
          >
            {name}
          </button>
        ))}
      </div>
      <div className={`scripted:grid ${classNames.panels}`}>
        {tabs.map(({ id, panel }, index) => (
          <div
            key={id}
            id={id}
            // All panels are in one cell: the tallest sets the height, so changing tabs moves nothing below.
            className={`scripted:col-start-1 scripted:row-start-1 scripted:not-data-selected:invisible ${classNames.panel}`}
            data-selected={index === selected || undefined}
            {...(shape && describePanel(id))}
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}

const describeList = (label: string, shape: TabListShape) =>
  ({
    role: 'tablist',
    'aria-label': label,
    'aria-orientation': shape === 'column' ? 'vertical' : 'horizontal',
  }) as const;

const describeTab = (id: string, isSelected: boolean) => ({
  role: 'tab',
  'aria-selected': isSelected,
  'aria-controls': id,
  tabIndex: isSelected ? 0 : -1,
});

const describePanel = (id: string) => ({
  role: 'tabpanel',
  'aria-labelledby': `${id}-tab`,
  tabIndex: 0,
});

/** The `lg` breakpoint of the style sheet. */
const wide = '(min-width: 64rem)';

const readShape = (): TabListShape => (matchMedia(wide).matches ? 'column' : 'row');

function subscribe(onChange: () => void) {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
