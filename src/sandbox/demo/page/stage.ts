import { find } from './find.js';
import { theModal } from './modal.js';

/** The duration of the dialog's closing animation, in ms. */
const LEAVING_MS = 250;

/** The place where a wallet button shows the modal. */
export type Place = 'dialog' | 'inline';

let place: Place = 'dialog';
let isStarted = false;
let pending = 0;

/**
 * The stage next to the first text holds the modal while it isn't used elsewhere. With `isReady`, it opens automatically once
 * the stage is visible, unless the visitor saves data.
 */
export function enableStage(isReady: boolean): void {
  const modal = theModal();
  modal.addEventListener('wallet-close', () => setTimeout(returnToStage, LEAVING_MS));
  find('#stage-inline', HTMLButtonElement).addEventListener('click', start);
  if (!isReady || savesData()) {
    mark('asking');
    return;
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    start();
  });
  observer.observe(find('#stage', HTMLElement));
}

export function choosePlace(next: Place): void {
  place = next;
  if (next === 'inline') start();
}

/** Takes the modal off the stage, so that it opens as a dialog. */
export function leaveStage(): void {
  const modal = theModal();
  if (place === 'inline' || !modal.inline) return;
  mark('waiting');
  modal.inline = false;
  modal.close();
}

/** Runs a function that may open the modal, as a dialog in the meantime. */
export async function asDialog<Result>(use: () => Promise<Result>): Promise<Result> {
  pending += 1;
  leaveStage();
  try {
    return await use();
  } finally {
    pending -= 1;
    returnToStage();
  }
}

function start(): void {
  isStarted = true;
  returnToStage();
}

function returnToStage(): void {
  const modal = theModal();
  if (!isStarted || pending > 0 || modal.open) return;
  mark('waiting');
  modal.inline = true;
  modal.show().then(
    () => modal.inline && mark('shown'),
    // The element reports the failure.
    () => mark('asking'),
  );
}

function mark(name: 'waiting' | 'asking' | 'shown'): void {
  find('#stage', HTMLElement).dataset.stage = name;
}

function savesData(): boolean {
  // TypeScript's types lack this, because only some browsers support it.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
