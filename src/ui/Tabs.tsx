import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { ownValue } from '../lib/untrusted/ownValue.js';
import { tab, tabs } from './Tabs.css.js';

export interface Tab<Key extends string> {
  key: Key;
  label: string;
  icon?: ReactNode;
}

export interface TabsProps<Key extends string> {
  label: string;
  items: readonly Tab<Key>[];
  current: Key;
  onChange: (key: Key) => void;
  /** Called when the pointer reaches a tab, because choosing it is then likely. */
  onIntent?: (key: Key) => void;
  /** The id of the element with the current tab's content. */
  panelId?: string;
}

/** The id of a tab, which names its panel. */
export const tabId = (panelId: string, key: string) => `${panelId}-${key}`;

/** Tabs with one selected. Arrow keys move and select. */
export function Tabs<Key extends string>({
  label,
  items,
  current,
  onChange,
  onIntent,
  panelId,
}: TabsProps<Key>) {
  const ref = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = ref.current?.matches(':dir(rtl)');
    const step = ownValue({ ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }, event.key);
    if (!step) return;
    event.preventDefault();
    const to = (items.findIndex(({ key }) => key === current) + step + items.length) % items.length;
    const next = items[to];
    if (next) onChange(next.key);
    ref.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <div ref={ref} role="tablist" aria-label={label} className={tabs} onKeyDown={onKeyDown}>
      {items.map(({ key, label, icon }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={panelId && tabId(panelId, key)}
          aria-controls={key === current ? panelId : undefined}
          className={tab}
          aria-selected={key === current}
          tabIndex={key === current ? 0 : -1}
          onPointerEnter={() => onIntent?.(key)}
          onClick={() => onChange(key)}
        >
          {icon}
          {label}
        </button>
      ))}
    </div>
  );
}
