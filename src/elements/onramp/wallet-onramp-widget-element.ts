import { page } from '../../lib/browser/page.js';
import type { WalletModalState } from '../../lib/state.js';
import { siteLocale } from '../../settings/siteLocale.js';
import { primary } from '../buttons.css.js';
import { ignore, withSession } from '../elementParts.js';
import { type ButtonContent, type ButtonText, ModalButtonElement } from '../modal-button-element.js';
import type { WalletModal } from '../walletModal.js';
import type { PurchaseFields } from './purchaseFields.js';
import { field, fields, space } from './widget.css.js';

const looks = { field, fields };

/**
 * Asks for the amount to spend on crypto and opens the list of providers. Asks for a wallet first if none is connected. Has the
 * `theme-mode` and the `themeVariables` of its modal; CSS variables for both are set on `:root`.
 *
 * @tag wallet-onramp-widget
 *
 * @attr for - The id of the `<wallet-modal>` to open. Default: the first one in the same document or shadow root, then in those around it.
 * @attr disabled - Disables the widget.
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
export class WalletOnRampWidgetElement extends ModalButtonElement {
  #fields: PurchaseFields | undefined;
  readonly #place = page().createElement('div');

  override connectedCallback(): void {
    this.#place.className = space;
    this.button.before(this.#place);
    super.connectedCallback();
    if (!this.#fields) this.#load().catch(ignore);
  }

  /** The fields are in a small file of their own, as pages without a widget don't need them. The button works without it. */
  async #load(): Promise<void> {
    const { purchaseFields } = await import('./purchaseFields.js');
    this.#fields ??= purchaseFields(page(), this.#place, this.button, looks);
    this.attributeChangedCallback('disabled');
  }

  protected async press(modal: WalletModal): Promise<void> {
    if (!modal.state.address) return modal.show('Connect');
    const wanted = this.#fields?.wanted();
    if (wanted) withSession(modal, (session) => session.wantPurchase(wanted));
    return modal.show('OnRampProviders');
  }

  protected content(state: WalletModalState, text: ButtonText): ButtonContent {
    const isConnecting = state.status === 'connecting';
    this.#fields?.update({
      modal: this.modal,
      // The modal reports an invalid locale.
      locale: siteLocale(this.modal ?? this) ?? 'en',
      isOff: this.disabled,
      amount: text('onRamp.amount'),
      currency: text('onRamp.currency'),
    });
    const key = state.address ? 'onRamp.getQuotes' : isConnecting ? 'button.connecting' : 'button.connect';
    return [primary, text(key), null, String(isConnecting)];
  }
}
