import type { CaipAddress } from '../lib/networks/caip.js';
import type { WalletModalState } from '../lib/state.js';
import type { ConnectWish } from '../lib/wallets/connectWish.js';
import type { ButtonTextKey } from '../locales/en/enButtons.js';
import type { AttributeProperties } from '../settings/attributes.js';
import type { ObjectProperties } from '../settings/objectProperties.js';
import type { WalletProvider } from './walletProvider.js';

/** The modal element, as its parts and the buttons use it. */
export interface WalletModal extends HTMLElement, AttributeProperties, ObjectProperties {
  readonly provider: WalletProvider;
  readonly state: WalletModalState;
  show(view?: string): Promise<void>;
  connect(options?: ConnectWish): Promise<CaipAddress>;
  disconnect(): Promise<void>;
  subscribe(listener: (state: WalletModalState) => void): () => void;
  watchBalance(): () => void;
  prefetchInterface(): void;
  /** A button text in the modal's language. */
  text(key: ButtonTextKey, params?: Readonly<Record<string, string>>): string;
}
