import { find } from './find.js';

/** Says where the emails of the sandbox arrive, where it has a sign-in frame. */
export function showInbox(frameUrl: string | undefined): void {
  if (!frameUrl) return;
  find('#inbox', HTMLAnchorElement).href = new URL('/inbox', frameUrl).href;
  find('#inbox-hint', HTMLElement).hidden = false;
}
