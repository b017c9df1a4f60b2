import { ownValue } from '../lib/untrusted/ownValue.js';

const moves: Readonly<Record<string, (from: number, last: number) => number>> = {
  ArrowDown: (from, last) => Math.min(from + 1, last),
  ArrowUp: (from) => Math.max(from - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Matches native and React events. */
type KeyDown = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'> & {
  readonly target: EventTarget | null;
  readonly currentTarget: EventTarget | null;
};

/** The pressable rows of a list. */
export const rowsOf = (list: ParentNode | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

/** Moves the focus between the rows of a list: arrow keys, Home and End. */
export function moveAmongRows(event: KeyDown): void {
  const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : ownValue(moves, event.key);
  const rows = rowsOf(event.currentTarget as HTMLElement);
  const from = rows.indexOf(event.target as HTMLElement);
  if (!move || from < 0) return;
  event.preventDefault();
  rows[move(from, rows.length - 1)]?.focus();
}
