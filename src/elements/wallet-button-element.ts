import type { WalletModalState } from '../lib/state.js';
import { shortenAddress, shortenName } from '../lib/text/shorten.js';
import { pictured, primary } from './buttons.css.js';
import { type ButtonContent, type ButtonText, ModalButtonElement } from './modal-button-element.js';
import type { WalletModal } from './walletModal.js';

/**
 * The connect button. Becomes the account button once a wallet is connected. Has the `theme-mode` and the `themeVariables` of its modal; CSS variables for both are set on `:root`.
 *
 * @tag wallet-button
 *
 * @attr for - The id of the `<wallet-modal>` to open. Default: the first one in the same document or shadow root, then in those around it.
 * @attr disabled - Disables the button.
 * @attr label - The button's text while no wallet is connected.
 * @attr balance - Whether to show the balance next to the account.
 * @attr wallet - Connects this wallet: an id, a reverse domain name such as `io.metamask`, or `walletconnect` for a code.
 * @attr namespace - The namespace to connect and to show.
 *
 * @fires wallet-error - With the code `no_modal` if the button is pressed and there is no modal to open.
 *
 * @csspart button - The button.
 *
 * @cssprop [--wallet-modal-accent=hsl(230 100% 67%)] - The site's accent colour.
 * @cssprop [--wallet-modal-font-family=system-ui, sans-serif] - The font.
 * @cssprop [--wallet-modal-font-size-master=10px] - The unit of all sizes. Text is 1.4 times as large.
 * @cssprop [--wallet-modal-border-radius-master=4px] - The unit of the corner radius.
 */
export class WalletButtonElement extends ModalButtonElement {
  protected press(modal: WalletModal): Promise<unknown> {
    const { wallet, namespace: named } = this;
    const namespace = named === 'any' ? undefined : named;
    if (this.#addressIn(modal.state) || !(wallet || namespace)) return modal.show();
    return modal.connect({ wallet, namespace });
  }

  /** The address in the button's namespace. */
  #addressIn({ address, connections }: WalletModalState): string | undefined {
    return this.namespace === 'any' ? address : connections[this.namespace]?.address;
  }

  protected override follow(modal: WalletModal): () => void {
    return this.balance === 'show' ? modal.watchBalance() : () => undefined;
  }

  protected content(state: WalletModalState, text: ButtonText): ButtonContent {
    const isConnecting = state.status === 'connecting';
    const busy = String(isConnecting);
    const address = this.#addressIn(state);
    if (!address) {
      const words = isConnecting ? text('button.connecting') : this.label || text('button.connect');
      return [primary, words, null, busy];
    }
    const isShown = address === state.address;
    const name = isShown && state.name ? shortenName(state.name) : shortenAddress(address);
    const balance = isShown && this.balance === 'show' && state.balance;
    return balance
      ? [pictured, name, text('button.accountBalance', { name, balance }), busy, address, `${balance} · `]
      : [pictured, name, text('button.account', { name }), busy, address];
  }
}
