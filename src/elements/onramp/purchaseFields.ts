import type { WantedPurchase } from '../../lib/onramp/onRamp.js';
import type { WalletModal } from '../walletModal.js';

// Imports no code: shared code would be in a large file of the entry.

/** Preset amounts (behaviour 10.1). */
const AMOUNTS = [100, 250, 500, 1000];
const CURRENCIES = ['USD', 'EUR', 'GBP'];

interface FieldsState {
  readonly modal: WalletModal | undefined;
  readonly isOff: boolean;
  readonly locale: string;
  /** The labels of the fields. */
  readonly amount: string;
  readonly currency: string;
}

export interface PurchaseFields {
  update(state: FieldsState): void;
  /** The visitor's input. Undefined without an amount. */
  wanted(): WantedPurchase | undefined;
}

/** The classes of the parts. */
type Looks = Readonly<Record<'fields' | 'field', string>>;

/** Puts the widget's fields into an element, before its button. */
export function purchaseFields(
  owner: Document,
  place: HTMLElement,
  button: HTMLButtonElement,
  looks: Looks,
): PurchaseFields {
  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, className: string) =>
    Object.assign(owner.createElement(name), { className });
  const frame = make('fieldset', looks.fields);
  const amount = make('input', looks.field);
  const currency = make('select', looks.field);
  Object.assign(amount, {
    inputMode: 'decimal',
    autocomplete: 'off',
    enterKeyHint: 'done',
    placeholder: '0',
  });
  amount.dir = 'ltr';
  let isTyped = false;
  let hasJustCome = false;
  const buttons = AMOUNTS.map((value) => {
    const choice = make('button', looks.field);
    choice.type = 'button';
    choice.addEventListener('click', () => {
      amount.value = String(value);
      isTyped = false;
      mark();
    });
    return choice;
  });
  function mark() {
    buttons.forEach((choice, at) => {
      choice.ariaPressed = String(amount.value === String(AMOUNTS[at]));
    });
  }
  let locale = 'en';
  function write() {
    buttons.forEach((choice, at) => {
      choice.textContent = money(AMOUNTS[at] ?? 0, currency.value, locale);
    });
  }
  amount.value = String(AMOUNTS[0]);
  for (const code of CURRENCIES) {
    const option = owner.createElement('option');
    option.value = code;
    option.textContent = `${symbolOf(code)} ${code}`;
    currency.append(option);
  }
  amount.addEventListener('input', () => {
    isTyped = true;
    mark();
  });
  // The first key replaces an amount that wasn't typed. A press would place the caret, so the text is selected again.
  amount.addEventListener('focus', () => {
    hasJustCome = true;
    if (!isTyped) amount.select();
  });
  amount.addEventListener('click', () => {
    if (!isTyped && hasJustCome && amount.selectionStart === amount.selectionEnd) amount.select();
    hasJustCome = false;
  });
  amount.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') button.click();
  });
  currency.addEventListener('change', write);
  frame.append(amount, currency, ...buttons);
  place.replaceChildren(frame);
  mark();
  return {
    update({ modal, isOff, ...names }) {
      frame.disabled = isOff;
      amount.ariaLabel = names.amount;
      currency.ariaLabel = names.currency;
      if (modal) frame.dataset.themeMode = modal.themeMode;
      locale = names.locale;
      write();
    },
    wanted: () => (amount.value.trim() ? { amount: amount.value, currency: currency.value } : undefined),
  };
}

const format = (currency: string, locale: string) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });

/** A direction mark keeps `US$` whole in right-to-left text, as `moneyParts` does. */
const money = (value: number, currency: string, locale: string) =>
  format(currency, locale)
    .format(value)
    .replace(/\p{L}\p{Sc}$/u, '$&\u200e');

const symbolOf = (currency: string) =>
  format(currency, 'en')
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
