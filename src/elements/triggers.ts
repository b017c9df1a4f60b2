import { page } from '../lib/browser/page.js';
import { reportError } from '../lib/reportError.js';
import { ignore } from './elementParts.js';
import { findModal, reportNoModal } from './findModal.js';
import type { WalletModal } from './walletModal.js';

const NAME = 'data-wallet-modal';

/** The view of each action; an empty one lets the modal choose. Any other word is a view itself. */
const VIEWS: Readonly<Record<string, string>> = { connect: '', account: 'Account', networks: 'Networks' };

/** Does what a trigger says. */
function act(modal: WalletModal, action: string, trigger?: Element | null): void {
  // Safari does not focus a button that is clicked, and this is where the focus returns to.
  (trigger as HTMLElement | undefined)?.focus({ preventScroll: true });
  if (action !== 'disconnect') modal.show(VIEWS[action] ?? action).catch(ignore);
  else modal.disconnect().catch((error) => reportError(modal, error));
}

/** The element around an event with the attribute, also in open shadow roots. A form may have a field `hasAttribute`. */
function triggerOf(event: Event): Element | undefined {
  return event
    .composedPath()
    .find((one): one is Element => one instanceof Element && Element.prototype.hasAttribute.call(one, NAME));
}

const modalOf = (trigger: Element) => findModal(trigger, trigger.getAttribute(`${NAME}-for`));

function onClick(event: Event): void {
  const trigger = triggerOf(event);
  if (!trigger || event.defaultPrevented || trigger.matches(':disabled, [aria-disabled=true]')) return;
  // A link or a submit button does something else only without this code.
  event.preventDefault();
  const modal = modalOf(trigger);
  if (modal) act(modal, trigger.getAttribute(NAME) as string, trigger);
  else reportNoModal(trigger);
}

function onIntent(event: Event): void {
  const trigger = triggerOf(event);
  if (trigger) modalOf(trigger)?.prefetchInterface();
}

/** Follows the elements with `data-wallet-modal`, whenever they are added or removed. */
export function followTriggers(): void {
  page().addEventListener('click', onClick);
  for (const type of ['pointerover', 'focusin']) page().addEventListener(type, onIntent);
}

/** Follows the buttons with `commandfor` and `command="--wallet-connect"` of a modal. */
export function followCommands(modal: WalletModal): void {
  modal.addEventListener('command', (event) => {
    const { command, source } = event as CommandEvent;
    if (command.startsWith('--wallet-')) act(modal, command.slice(9), source);
  });
}
