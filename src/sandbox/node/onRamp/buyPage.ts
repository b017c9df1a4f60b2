import { formatUnits } from 'viem';
import { texts } from '../../texts.js';
import { BUY_PATH } from './buyUrl.js';
import type { OfferedOn } from './offers.js';
import { PAYMENTS } from './payment.js';
import type { PurchaseRecord } from './purchases.js';

const { onRamp } = texts;

/** The content of the form. */
export interface BuyForm {
  /** Identifies this form: pages of other sites cannot send it. */
  readonly ticket: string;
  readonly address: string;
  readonly choices: readonly OfferedOn[];
  readonly chosen: OfferedOn;
  readonly payment: string;
  readonly amount: string;
  /** A problem with the input, in readable words. */
  readonly problem?: string | undefined;
}

export const STYLE_PATH = `${BUY_PATH}/style.css`;

export const STYLE = `:root { color-scheme: light dark; font: 16px/1.45 system-ui, sans-serif; }
body { max-inline-size: 28rem; margin: 0 auto; padding: 1rem; background: Canvas; color: CanvasText; }
.notice { padding: .5rem; border: 2px dashed #d98200; border-radius: .5rem; font-weight: 600; }
h1 { font-size: 1.25rem; }
p { overflow-wrap: anywhere; }
label { display: block; margin-block: .75rem; }
input, select, button { box-sizing: border-box; inline-size: 100%; min-block-size: 44px; padding-inline: .75rem; font: inherit; }
button { margin-block-start: .5rem; border-radius: .6rem; font-weight: 600; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;

/** The form's value for a currency on a chain. */
export const choiceOf = ({ chain, asset }: OfferedOn): string => `${asset.symbol} ${chain.id}`;

export function formPage({ ticket, address, choices, chosen, payment, amount, problem }: BuyForm): string {
  const sold = choices.map((one) =>
    option(choiceOf(one), onRamp.soldOn(one.asset.symbol, one.chain.name), one === chosen),
  );
  const paid = PAYMENTS.map(({ id }) => option(id, id, id === payment));
  return page(
    onRamp.title,
    `<p>${safe(onRamp.recipient(address))}</p>
    ${problem ? `<p role="alert">${safe(problem)}</p>` : ''}
    <form method="post" action="${BUY_PATH}">
      <input type="hidden" name="ticket" value="${safe(ticket)}">
      <label>${safe(onRamp.buy)} <select name="sold">${sold.join('')}</select></label>
      <label>${safe(onRamp.amount)} <input name="amount" inputmode="decimal" autocomplete="off" value="${safe(amount)}"></label>
      <label>${safe(onRamp.currency)} <select name="payment">${paid.join('')}</select></label>
      <button name="action" value="pay">${safe(onRamp.pay)}</button>
      <button name="action" value="decline">${safe(onRamp.decline)}</button>
      <button name="action" value="leave">${safe(onRamp.leave)}</button>
    </form>`,
  );
}

export function purchasePage({
  status,
  sold: { chain, asset },
  amount,
  reason,
  hash,
}: PurchaseRecord): string {
  const bought = onRamp.soldOn(`${formatUnits(amount, asset.decimals)} ${asset.symbol}`, chain.name);
  return page(
    onRamp.statuses[status],
    `<p role="status">${safe(onRamp.statuses[status])}</p>
    <p>${safe(bought)}</p>
    ${hash ? `<p>${safe(hash)}</p>` : ''}
    ${reason ? `<p>${safe(reason)}</p>` : ''}
    <p>${safe(status === 'IN_PROGRESS' ? onRamp.wait : onRamp.close)}</p>`,
  );
}

export const leftPage = (): string => page(onRamp.left, `<p>${safe(onRamp.left)} ${safe(onRamp.close)}</p>`);

const option = (value: string, text: string, isChosen: boolean) =>
  `<option value="${safe(value)}"${isChosen ? ' selected' : ''}>${safe(text)}</option>`;

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${safe(title)}</title>
    <link rel="stylesheet" href="${STYLE_PATH}">
  </head>
  <body>
    <p class="notice">${safe(onRamp.notice)}</p>
    <main>
    <h1>${safe(onRamp.title)}</h1>
    ${content}
    </main>
  </body>
</html>
`;

/** Escapes text for HTML, including attributes. */
const safe = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
