import { VERSION } from '../lib/version.js';
import { WalletOnRampWidgetElement } from './onramp/wallet-onramp-widget-element.js';
import { followTriggers } from './triggers.js';
import { WalletButtonElement } from './wallet-button-element.js';
import { WalletModalElement } from './wallet-modal-element.js';
import { WalletNetworkButtonElement } from './wallet-network-button-element.js';

const ELEMENTS = {
  'wallet-modal': WalletModalElement,
  'wallet-button': WalletButtonElement,
  'wallet-network-button': WalletNetworkButtonElement,
  'wallet-onramp-widget': WalletOnRampWidgetElement,
} as const;

/** The version lets copies of this code recognise each other. */
type Registered = CustomElementConstructor & { walletModalVersion?: string };

/** Registers the tags. Calling it twice is harmless. If another version registered first, it stays, with a warning. */
export function register(): void {
  // Servers have no registry.
  if (typeof customElements === 'undefined') return;
  for (const [tag, element] of Object.entries(ELEMENTS)) {
    const present = customElements.get(tag) as Registered | undefined;
    if (!present) {
      customElements.define(tag, Object.assign(element, { walletModalVersion: VERSION }));
      if (element === WalletModalElement) followTriggers();
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
    'wallet-onramp-widget': WalletOnRampWidgetElement;
  }
}
