import { el } from './dom.js';

/** Labelled values; entries without a value are left out. */
export function rows(entries: readonly (readonly [label: string, value: string | undefined])[]): HTMLElement {
  const list = el('dl');
  for (const [label, value] of entries) {
    if (value !== undefined) list.append(el('dt', {}, label), el('dd', {}, value));
  }
  return list;
}

/** Focusable, because keyboard users must be able to scroll long text. */
export function block(label: string, text: string): HTMLElement {
  return el('pre', { tabindex: '0', role: 'group', 'aria-label': label }, text);
}
