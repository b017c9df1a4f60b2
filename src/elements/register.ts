import { VERSION } from '../lib/version.js';
import { WalletButtonElement } from './wallet-button-element.js';
import { WalletModalElement } from './wallet-modal-element.js';
import { WalletNetworkButtonElement } from './wallet-network-button-element.js';

const ELEMENTS = {
  'wallet-modal': WalletModalElement,
  'wallet-button': WalletButtonElement,
  'wallet-network-button': WalletNetworkButtonElement,
} as const;

/** Other copies of this code mark their classes in the same way. */
type Registered = CustomElementConstructor & { walletModalVersion?: string };

/** Registers the tags. Doing it twice is harmless; another version that was there first stays and is named. */
export function register(): void {
  // On a server there is nothing to register with.
  if (typeof customElements === 'undefined') return;
  for (const [tag, element] of Object.entries(ELEMENTS)) {
    const present = customElements.get(tag) as Registered | undefined;
    if (!present) {
      customElements.define(tag, Object.assign(element, { walletModalVersion: VERSION }));
    } else if (present.walletModalVersion !== VERSION) {
      console.warn(`<${tag}> duplicate_version: ${present.walletModalVersion} is in use, not ${VERSION}.`);
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'wallet-modal': WalletModalElement;
    'wallet-button': WalletButtonElement;
    'wallet-network-button': WalletNetworkButtonElement;
  }
}
