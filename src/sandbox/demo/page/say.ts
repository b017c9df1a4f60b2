import { find } from './find.js';

/** Several things that happen at once are told as one. */
const PAUSE_MS = 700;

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells people who listen to the page what they cannot see, politely and not piece by piece. */
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
