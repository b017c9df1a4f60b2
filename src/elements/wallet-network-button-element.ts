import type { WalletModalState } from '../lib/state.js';
import { secondary } from './buttons.css.js';
import { type ButtonText, ModalButtonElement } from './modal-button-element.js';
import type { WalletModalElement } from './wallet-modal-element.js';

/**
 * Shows the network and opens the choice of networks.
 *
 * @tag wallet-network-button
 * @attr {string} for - The id of the `<wallet-modal>` to act on; the first of the page when absent.
 * @attr {boolean} disabled - Whether the button can be pressed.
 * @attr {string} label - Words that stand in for the network's name.
 * @csspart button - The button.
 */
export class WalletNetworkButtonElement extends ModalButtonElement {
  protected press(modal: WalletModalElement): Promise<void> {
    return modal.show(modal.state.isUnsupportedNetwork ? 'UnsupportedChain' : 'Networks');
  }

  protected render(state: WalletModalState, text: ButtonText): void {
    const words = this.label || this.#words(state, text);
    this.button.className = secondary;
    this.button.textContent = words;
    this.button.ariaLabel = state.networkName && !this.label ? text('button.network', { name: words }) : null;
  }

  #words({ isUnsupportedNetwork, networkName, status }: WalletModalState, text: ButtonText): string {
    if (isUnsupportedNetwork) return text('button.switchNetwork');
    if (networkName) return networkName;
    return text(status === 'connected' ? 'button.unknownNetwork' : 'button.selectNetwork');
  }
}
