import { shorten } from '../lib/shorten.js';
import type { WalletModalState } from '../lib/state.js';
import { primary, secondary } from './buttons.css.js';
import { type ButtonText, ModalButtonElement } from './modal-button-element.js';
import type { WalletModalElement } from './wallet-modal-element.js';

/**
 * The connect button, which becomes the account button once a wallet is connected.
 *
 * @tag wallet-button
 * @attr {string} for - The id of the `<wallet-modal>` to act on; the first of the page when absent.
 * @attr {boolean} disabled - Whether the button can be pressed.
 * @attr {string} label - Words for the button while nobody is connected.
 * @attr {"show" | "hide"} balance - Whether the balance is shown beside the account; `show` when absent.
 * @csspart button - The button.
 */
export class WalletButtonElement extends ModalButtonElement {
  protected press(modal: WalletModalElement): Promise<void> {
    return modal.show();
  }

  protected override follow(modal: WalletModalElement): () => void {
    return this.balance === 'show' ? modal.watchBalance() : () => undefined;
  }

  protected render(state: WalletModalState, text: ButtonText): void {
    const { button } = this;
    button.ariaBusy = String(state.status === 'connecting');
    if (!state.address) {
      button.className = primary;
      button.ariaLabel = null;
      button.textContent =
        state.status === 'connecting' ? text('button.connecting') : this.label || text('button.connect');
      return;
    }
    const name = state.name ?? shorten(state.address);
    const shown = this.balance === 'show' && state.balance;
    button.className = secondary;
    button.textContent = shown ? `${state.balance} · ${name}` : name;
    button.ariaLabel = [text('button.account', { name }), shown && text('button.balance', { balance: shown })]
      .filter(Boolean)
      .join(', ');
  }
}
