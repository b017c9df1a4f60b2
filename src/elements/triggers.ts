import { page, pageObject } from '../lib/browser/page.js';
import { reportError } from '../lib/reportError.js';
import { ownValue } from '../lib/untrusted/ownValue.js';
import { ignore } from './elementParts.js';
import { findModal, reportNoModal } from './findModal.js';
import type { WalletModal } from './walletModal.js';

/** The view of each action; an empty one lets the modal choose. Any other word is a view itself. */
const VIEWS: Readonly<Record<string, string>> = { connect: '', account: 'Account', networks: 'Networks' };

/** Runs a trigger's action. */
function act(modal: WalletModal, action: string, trigger: Element | null): void {
  // Safari doesn't focus a clicked button, and the focus returns to it later.
  (trigger as Partial<HTMLElement> | null)?.focus?.({ preventScroll: true });
  if (action !== 'disconnect') modal.show(ownValue(VIEWS, action) ?? action).catch(ignore);
  else modal.disconnect().catch((error) => reportError(modal, error));
}

/** Handles clicks, and loads the interface ahead of them. */
function follow(event: Event): void {
  // The path also leads through open shadow roots.
  const trigger = event
    .composedPath()
    .map((one) => pageObject(one as HTMLElement))
    .find(({ dataset }: Partial<HTMLElement>) => dataset?.walletModal !== undefined);
  if (!trigger) return;
  const { walletModal: action = '', walletModalFor = null } = trigger.dataset;
  const modal = findModal(trigger, walletModalFor);
  if (event.type !== 'click') modal?.prefetchInterface();
  else if (!event.defaultPrevented && !trigger.matches(':disabled, [aria-disabled=true]')) {
    // A link's or submit button's own action is only the fallback without this code.
    event.preventDefault();
    if (modal) act(modal, action, trigger);
    else reportNoModal(trigger);
  }
}

/** Follows the elements with `data-wallet-modal`, whenever they are added or removed. */
export function followTriggers(): void {
  for (const type of ['click', 'pointerover', 'focusin']) page().addEventListener(type, follow);
}

/** Follows the buttons with `commandfor` and `command="--wallet-connect"` of a modal. */
export function followCommands(modal: WalletModal): void {
  modal.addEventListener('command', (event) => {
    // A page can dispatch such an event with any content.
    const { command, source } = event as Partial<CommandEvent>;
    if (typeof command !== 'string' || !command.startsWith('--wallet-')) return;
    act(modal, command.slice(9), source instanceof Element ? pageObject(source) : null);
  });
}
