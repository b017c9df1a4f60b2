import type { WalletModalState } from '../lib/state.js';
import { shortenAddress, shortenName } from '../lib/text/shorten.js';
import { account, primary } from './buttons.css.js';
import { type ButtonFace, type ButtonText, ModalButtonElement } from './modal-button-element.js';
import type { WalletModal } from './walletModal.js';

/**
 * The connect button, which becomes the account button once a wallet is connected. It looks like its modal.
 *
 * @tag wallet-button
 *
 * @attr for - The id of the `<wallet-modal>` to act on; the nearest when absent: the first of the button's own tree, else of the tree around it.
 * @attr disabled - Whether the button is out of use.
 * @attr label - Words for the button while nobody is connected.
 * @attr balance - Whether the balance is shown beside the account.
 *
 * @fires wallet-error - With the code `no_modal` when it was pressed and there is no modal to open.
 *
 * @csspart button - The button.
 *
 * @cssprop [--wallet-modal-accent=hsl(230 100% 67%)] - The one colour of the site.
 * @cssprop [--wallet-modal-font-family=system-ui, sans-serif] - The font.
 * @cssprop [--wallet-modal-font-size-master=10px] - The unit of all sizes; text is 1.4 of it.
 * @cssprop [--wallet-modal-border-radius-master=4px] - The unit of the corner radius.
 */
export class WalletButtonElement extends ModalButtonElement {
  protected press(modal: WalletModal): Promise<void> {
    return modal.show();
  }

  protected override follow(modal: WalletModal): () => void {
    return this.balance === 'show' ? modal.watchBalance() : () => undefined;
  }

  protected face(state: WalletModalState, text: ButtonText): ButtonFace {
    const isConnecting = state.status === 'connecting';
    const busy = String(isConnecting);
    if (!state.address) {
      const words = isConnecting ? text('button.connecting') : this.label || text('button.connect');
      return [primary, words, null, busy];
    }
    const name = state.name ? shortenName(state.name) : shortenAddress(state.address);
    const balance = this.balance === 'show' && state.balance;
    return balance
      ? [account, `${balance} · ${name}`, text('button.accountBalance', { name, balance }), busy]
      : [account, name, text('button.account', { name }), busy];
  }
}
