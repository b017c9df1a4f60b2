import { find } from './find.js';

/** Messages within this time are announced together. */
const PAUSE_MS = 700;

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Announces changes to screen readers, politely and combined. */
export function say(text: string): void {
  waiting.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const [only = ''] = waiting;
    const last = waiting.at(-1) ?? '';
    find('#announcer', HTMLElement).textContent =
      waiting.length === 1 ? only : `${last} and ${waiting.length - 1} more before it`;
    waiting = [];
  }, PAUSE_MS);
}
