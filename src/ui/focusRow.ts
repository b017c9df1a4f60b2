import type { KeyboardEvent } from 'react';

/** On ArrowDown in a search field, moves the focus to the row that Tab would reach. */
export function focusRow(event: KeyboardEvent, list: Element | null): void {
  if (event.key !== 'ArrowDown' || !(event.target as Element).matches('input')) return;
  event.preventDefault();
  list?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();
}
