import { el } from '../prompt/dom.js';
import type { SandboxMail } from '../services/signInServer.js';
import { texts } from '../texts.js';

const LOOK_MS = 1_000;

/** Shows the sandbox's emails, newest first. They are never really sent. New ones appear automatically. */
export async function showInboxPage(): Promise<void> {
  const list = el('ol', { 'aria-live': 'polite' });
  document.querySelector('main')?.append(el('h1', {}, texts.frame.inbox), list);
  let shown = '';
  const look = async () => {
    const response = await fetch('/sandbox/inbox');
    const { mails } = (await response.json()) as { mails: readonly SandboxMail[] };
    // Leave the page alone if nothing has changed: the visitor may be reading or copying.
    if (JSON.stringify(mails) === shown) return;
    shown = JSON.stringify(mails);
    list.replaceChildren(...[...mails].reverse().map(row), mails.length ? '' : texts.frame.noMails);
  };
  await look();
  // Keep trying in case the sandbox was stopped in the meantime.
  setInterval(() => void look().catch(() => undefined), LOOK_MS);
}

function row({ to, code, link }: SandboxMail): HTMLLIElement {
  const content = link
    ? el('a', { href: link, target: '_blank', rel: 'noopener' }, texts.frame.deviceLink)
    : el('strong', {}, code);
  return el('li', {}, el('p', {}, to), content);
}
