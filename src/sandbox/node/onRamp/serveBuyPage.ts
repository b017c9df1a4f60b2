import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EvmAddress } from '../../../lib/networks/caip.js';
import { texts } from '../../texts.js';
import { Refusal } from '../chainApi/refusal.js';
import { readBody, sendText } from '../httpBody.js';
import { pathOf, queryOf } from '../requestUrl.js';
import { type BuyForm, choiceOf, formPage, leftPage, purchasePage, STYLE, STYLE_PATH } from './buyPage.js';
import { BUY_PATH, type BuyOrder, orderInUrl } from './buyUrl.js';
import type { OfferedOn } from './offers.js';
import { costOf, limitBroken, PAYMENTS, quoteFor, readCents, writeCents } from './payment.js';
import type { Seller } from './seller.js';

/** Serves the page that sells, below `/sandbox/buy`. Resolves to false for other requests. */
export type ServeBuyPage = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

const PURCHASE_PATH = `${BUY_PATH}/purchase`;

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** The initial amount, unless the site sets one. */
const USUAL_AMOUNT = '100';
/** The most open forms. Older ones have to be opened again. */
const MOST_FORMS = 1_000;

export function createBuyPage({ offers, purchases }: Seller): ServeBuyPage {
  const orders = new Map<string, BuyOrder>();

  function choicesFor({ assets }: BuyOrder): readonly OfferedOn[] {
    const known = offers.filter(({ symbol }) => assets.includes(symbol));
    // A site that could not read the offers asks for other currencies.
    return (known.length > 0 ? known : offers).flatMap(({ on }) => on);
  }

  /** The form for an order. Undefined if nothing is sold. */
  function begin(order: BuyOrder): BuyForm | undefined {
    const choices = choicesFor(order);
    const chosen = choices.find(({ chain }) => chain.id === order.network) ?? choices[0];
    const [payment] = PAYMENTS;
    if (!chosen || !payment) return undefined;
    const ticket = randomUUID();
    orders.set(ticket, order);
    const [oldest] = orders.keys();
    if (oldest !== undefined && orders.size > MOST_FORMS) orders.delete(oldest);
    const { address, presetCryptoAmount: crypto, presetFiatAmount: fiat } = order;
    const preset =
      crypto === undefined ? fiat?.toString() : writeCents(costOf(payment, crypto, chosen.asset));
    return { ticket, address, choices, chosen, payment: payment.id, amount: preset ?? USUAL_AMOUNT };
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = new URLSearchParams(await readBody(request));
    const ticket = sent.get('ticket') ?? '';
    const order = orders.get(ticket);
    if (!order) return sendText(response, 400, 'The form is too old. Open the page again.', HEADERS);
    const choices = choicesFor(order);
    const chosen = choices.find((one) => choiceOf(one) === sent.get('sold'));
    const payment = PAYMENTS.find(({ id }) => id === sent.get('payment'));
    if (!chosen || !payment) return sendText(response, 400, 'Nobody sells that.', HEADERS);
    if (sent.get('action') === 'leave') {
      orders.delete(ticket);
      return sendPage(response, leftPage());
    }
    const amount = sent.get('amount') ?? '';
    const cents = readCents(amount);
    const problem = cents === undefined ? texts.onRamp.noAmount : limitBroken(payment, cents);
    if (cents === undefined || problem) {
      const { address } = order;
      return sendPage(
        response,
        formPage({ ticket, address, choices, chosen, payment: payment.id, amount, problem }),
      );
    }
    // Delete the form: sending it again must not pay twice.
    orders.delete(ticket);
    const { bought } = quoteFor(payment, cents, chosen.asset);
    const buy = sent.get('action') === 'decline' ? purchases.decline : purchases.pay;
    const { id } = buy(order.address as EvmAddress, chosen, bought);
    response.writeHead(303, { ...HEADERS, location: `${PURCHASE_PATH}?id=${id}` }).end();
  }

  function showPurchase(request: IncomingMessage, response: ServerResponse): void {
    const purchase = purchases.find(queryOf(request).get('id') ?? '');
    if (!purchase) {
      sendText(response, 404, 'There is no such purchase.', HEADERS);
      return;
    }
    // The page has no script, so it refreshes itself.
    if (purchase.status === 'IN_PROGRESS') response.setHeader('refresh', '1');
    sendPage(response, purchasePage(purchase));
  }

  return async (request, response) => {
    const path = pathOf(request);
    if (path !== BUY_PATH && !path.startsWith(`${BUY_PATH}/`)) return false;
    if (path === STYLE_PATH) {
      response.writeHead(200, { ...HEADERS, 'content-type': 'text/css; charset=utf-8' }).end(STYLE);
    } else if (path === PURCHASE_PATH) showPurchase(request, response);
    else if (request.method === 'POST') await take(request, response);
    else {
      try {
        const form = begin(orderInUrl(queryOf(request)));
        if (form) sendPage(response, formPage(form));
        else sendText(response, 404, 'Nothing is sold here.', HEADERS);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        sendText(response, error.status, `${error.field}: ${error.message}`, HEADERS);
      }
    }
    return true;
  };
}

function sendPage(response: ServerResponse, html: string): void {
  response.writeHead(200, { ...HEADERS, 'content-type': 'text/html; charset=utf-8' }).end(html);
}
