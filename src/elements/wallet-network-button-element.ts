import { referenceOf } from '../lib/networks/referenceOf.js';
import type { WalletModalState } from '../lib/state.js';
import { attempt } from '../lib/untrusted/readFields.js';
import { pictured, secondary } from './buttons.css.js';
import { configScript } from './elementParts.js';
import { type ButtonContent, type ButtonText, ModalButtonElement } from './modal-button-element.js';
import type { WalletModal } from './walletModal.js';

/**
 * Shows the current network and opens the list of networks. Has the `theme-mode` and the `themeVariables` of its modal; CSS variables for both are set on `:root`.
 *
 * @tag wallet-network-button
 *
 * @attr for - The id of the `<wallet-modal>` to open. Default: the first one in the same document or shadow root, then in those around it.
 * @attr disabled - Disables the button.
 * @attr label - A text to show instead of the network's name.
 *
 * @fires wallet-error - With the code `no_modal` if the button is pressed and there is no modal to open.
 *
 * @csspart button - The button.
 *
 * @cssprop [--wallet-modal-font-family=system-ui, sans-serif] - The font.
 * @cssprop [--wallet-modal-font-size-master=10px] - The unit of all sizes. Text is 1.4 times as large.
 * @cssprop [--wallet-modal-border-radius-master=4px] - The unit of the corner radius.
 */
export class WalletNetworkButtonElement extends ModalButtonElement {
  protected press(modal: WalletModal): Promise<void> {
    return modal.show(modal.state.isUnsupportedNetwork ? 'UnsupportedChain' : 'Networks');
  }

  /**
   * The page's name for its first network, as long as no session was needed. The code for the config script hasn't loaded
   * either, so this may throw.
   */
  #ownName(): unknown {
    const modal = this.modal as WalletModal;
    const given: Partial<WalletModal> = JSON.parse(configScript(modal)?.textContent || '{}');
    const first = modal.defaultNetwork || given.defaultNetwork || modal.networks[0] || given.networks?.[0];
    return (modal.chains ?? given.chains)?.find(({ id }) => !first || id === first)?.name;
  }

  protected content(state: WalletModalState, text: ButtonText): ButtonContent {
    if (this.label) return [secondary, this.label, null];
    if (state.isUnsupportedNetwork) return [secondary, text('button.switchNetwork'), null];
    const id = state.network ?? state.wantedNetwork;
    const name = id
      ? (state.networkName ?? text('network.unknown', { id: referenceOf(id) }))
      : attempt(() => this.#ownName());
    if (typeof name !== 'string' || !name) return [secondary, text('button.selectNetwork'), null];
    // On a phone, its picture is enough.
    return [pictured, '', text('button.network', { name }), undefined, id, name];
  }
}
