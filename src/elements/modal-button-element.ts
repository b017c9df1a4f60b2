import { page } from '../lib/browser/page.js';
import type { WalletModalError } from '../lib/errors.js';
import { INITIAL_STATE, type WalletModalState } from '../lib/state.js';
import { RTL_LETTER } from '../lib/text/rtlLetter.js';
import type { ButtonTextKey } from '../locales/en/enButtons.js';
import { defineAttributeProperties, type PropertiesOf } from '../settings/attributes.js';
import { buttonAttributes } from '../settings/buttonAttributes.js';
import { adoptEarlyProperties } from '../settings/objectProperties.js';
import { applyThemeVariables } from '../settings/themeVariables.js';
import { give } from '../styles/sheets.js';
import { line, notice, spare, words as wordsStyle } from './buttons.css.js';
import { withSession } from './elementParts.js';
import { findModal, onModalsChanged, reportNoModal } from './findModal.js';
import { HTMLElementBase } from './htmlElementBase.js';
import { buttonText } from './language/buttonText.js';
import type { WalletModal } from './walletModal.js';

/**
 * The button's class, its text, its accessible name if the text is not enough, its `aria-busy`, the subject of its picture (an
 * account's address or a network's id), and the text to show before it if there is room.
 */
export type ButtonContent = readonly [
  look: string,
  words: string,
  label: string | null,
  busy?: string | undefined,
  pictured?: string | undefined,
  before?: string | undefined,
];

export type ButtonText = (key: ButtonTextKey, params?: Readonly<Record<string, string>>) => string;

const INTENTS = ['pointerenter', 'focusin', 'pointerdown'] as const;

export interface ModalButtonElement extends PropertiesOf<typeof buttonAttributes> {}

function span(className: string, ...content: (HTMLElement | string)[]): HTMLElement {
  const element = page().createElement('span');
  element.className = className;
  element.append(...content);
  return element;
}

/** The base of the buttons: finds the modal, follows its theme and loads it when a press is likely. */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the properties of the interface are made from the table.
export abstract class ModalButtonElement extends HTMLElementBase {
  static readonly observedAttributes = Object.keys(buttonAttributes);

  protected readonly button = page().createElement('button');
  /** Reports a failed press. In the tree before it has text, so that screen readers announce the text. */
  readonly #notice = page().createElement('span');
  /** True while a press waits for the modal to open. */
  #isPressed = false;
  /** The text key of the last press's failure. */
  #failure: ButtonTextKey | undefined;
  /** Null before the search. */
  #modal: WalletModal | undefined | null = null;
  #stopModal: (() => void) | undefined;
  #stopFinding: (() => void) | undefined;

  constructor() {
    super();
    const { button } = this;
    button.type = 'button';
    button.part = 'button';
    button.ariaHasPopup = 'dialog';
    button.addEventListener('click', () => this.#press());
    for (const type of INTENTS) this.addEventListener(type, () => this.#modal?.prefetchInterface());
    this.#notice.role = 'alert';
    this.#notice.className = notice;
    this.attachShadow({ mode: 'open', delegatesFocus: true }).append(button, this.#notice);
    adoptEarlyProperties(this);
  }

  connectedCallback(): void {
    const find = () => this.#follow(findModal(this));
    give(this.shadowRoot as ShadowRoot);
    this.#stopFinding = onModalsChanged(find);
    find();
  }

  disconnectedCallback(): void {
    this.#stopFinding?.();
    this.#follow(null);
  }

  attributeChangedCallback(name: string): void {
    if (this.isConnected) {
      if (name === 'balance') this.#follow(null);
      this.#follow(findModal(this));
    }
    this.#update();
  }

  /** The modal that the button opens. */
  get modal(): WalletModal | undefined {
    return this.#modal ?? undefined;
  }

  protected abstract press(modal: WalletModal): Promise<unknown>;
  /** The button's content for a state. */
  protected abstract content(state: WalletModalState, text: ButtonText): ButtonContent;
  /** Starts what this kind of button needs from a modal. Returns a function that stops it. */
  protected follow(_modal: WalletModal): () => void {
    return () => undefined;
  }

  #follow(modal: WalletModal | undefined | null): void {
    if (modal === this.#modal) return;
    this.#stopModal?.();
    this.#modal = modal;
    const stops = modal && [modal.subscribe(() => this.#update()), this.follow(modal)];
    this.#stopModal = () => {
      for (const stop of stops ?? []) stop();
    };
    this.#update();
  }

  #update(): void {
    const { button } = this;
    const modal = this.#modal;
    const state = modal?.state ?? INITIAL_STATE;
    if (modal) {
      button.dataset.themeMode = modal.themeMode;
      applyThemeVariables(this, modal.themeVariables);
    }
    button.disabled = this.disabled;
    if (state.open && button.ariaExpanded !== 'true') this.#failure = undefined;
    button.ariaExpanded = String(state.open);
    const text: ButtonText = (key, params = {}) =>
      modal?.text(key, params) ?? buttonText(this, key, params, () => this.#update());
    // Text direction follows the language. Before a language has loaded, it is the page's.
    const sample = text('button.failed');
    const direction = RTL_LETTER.test(sample) ? 'rtl' : 'ltr';
    if (sample) for (const part of this.shadowRoot?.children ?? []) (part as HTMLElement).dir = direction;
    const failure = this.#failure ? text(this.#failure) : '';
    // Setting it again would announce it again.
    if (failure !== this.#notice.textContent) this.#notice.textContent = failure;
    let words: string;
    let before: string;
    [
      button.className,
      words,
      button.ariaLabel,
      button.ariaBusy = null,
      button.dataset.mark = '',
      before = '',
    ] = this.content(state, text);
    if (this.#isPressed) button.ariaBusy = 'true';
    // Shown in place of the picture, where there is no name beside it.
    button.dataset.initial = words ? '' : [...before][0];
    // Writing the same text again would cause a new layout.
    if (button.textContent !== before + words) {
      const first = span(spare, before);
      const isPictured = before || button.dataset.mark;
      const whole = words ? span(line, first, span(wordsStyle, words)) : first;
      // Amounts and addresses run left to right in every language.
      whole.dir = 'auto';
      button.replaceChildren(isPictured ? whole : words);
    }
    withSession(modal, (session) => session.drawMark(button));
  }

  #press(): void {
    if (!this.#modal) {
      reportNoModal(this);
      return;
    }
    void this.#wait(this.#modal);
  }

  async #wait(modal: WalletModal): Promise<void> {
    // Connecting continues after the modal has opened, and the visitor may close it while it loads.
    const seen = new Promise((end) => {
      for (const type of ['wallet-open', 'wallet-close']) modal.addEventListener(type, end, { once: true });
    });
    const opened = this.press(modal);
    this.#isPressed = true;
    this.#failure = undefined;
    this.#update();
    try {
      await Promise.race([opened, seen]);
    } catch (error) {
      // The modal has already reported the error to the page.
      const isLost = (error as Partial<WalletModalError>).code === 'load_failed';
      this.#failure = isLost ? 'button.loadFailed' : 'button.failed';
    }
    this.#isPressed = false;
    this.#update();
  }

  static {
    defineAttributeProperties(ModalButtonElement.prototype, buttonAttributes);
  }
}
