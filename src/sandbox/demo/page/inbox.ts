import { find } from './find.js';

/** Links to the inbox for the sandbox's emails, if it has a sign-in frame. */
export function showInbox(frameUrl: string | undefined): void {
  if (!frameUrl) return;
  find('#inbox', HTMLAnchorElement).href = new URL('/inbox', frameUrl).href;
  find('#inbox-hint', HTMLElement).hidden = false;
}
