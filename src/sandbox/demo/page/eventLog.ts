import { el } from '../../prompt/dom.js';
import { find } from './find.js';
import { say } from './say.js';

/** Every event of the product; a test compares this list with the product's. */
const EVENTS = [
  'wallet-connected',
  'wallet-disconnected',
  'wallet-account-changed',
  'wallet-network-changed',
  'wallet-before-open',
  'wallet-open',
  'wallet-pairing',
  'wallet-signed-in',
  'wallet-signed-out',
  'wallet-before-close',
  'wallet-close',
  'wallet-view-changed',
  'wallet-track',
  'wallet-transaction',
  'wallet-error',
] as const satisfies readonly (keyof HTMLElementEventMap)[];

const LIMIT = 100;

/** Lists the product's events with their details, newest first. */
export function showEvents(): void {
  const list = find('#events', HTMLOListElement);
  const empty = find('#events-empty', HTMLElement);
  const clear = find('#events-clear', HTMLButtonElement);
  const refresh = () => {
    const isEmpty = list.childElementCount === 0;
    empty.hidden = !isEmpty;
    clear.disabled = isEmpty;
  };
  // Events bubble out of every shadow root, so one listener receives all of them.
  for (const name of EVENTS) {
    document.addEventListener(name, (event) => {
      list.prepend(entryOf(event as CustomEvent<unknown>));
      while (list.childElementCount > LIMIT) list.lastElementChild?.remove();
      refresh();
      say(`Event ${name}`);
    });
  }
  clear.addEventListener('click', () => {
    list.replaceChildren();
    refresh();
    find('#events-region', HTMLElement).focus();
    say('Events cleared');
  });
  refresh();
}

function entryOf({ type, detail }: CustomEvent<unknown>): HTMLLIElement {
  const now = new Date();
  const time = el('time', { datetime: now.toISOString() }, clockTime(now));
  const entry = el('li', { 'data-event': type }, el('strong', {}, type), time);
  if (detail) entry.append(el('pre', {}, linesOf(detail)));
  return entry;
}

/** The detail as JSON without the outer braces, one property per line. */
function linesOf(detail: unknown): string {
  return Object.entries(detail as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n');
}

function clockTime(date: Date): string {
  return `${date.toLocaleTimeString('en-GB')}.${`${date.getMilliseconds()}`.padStart(3, '0')}`;
}
