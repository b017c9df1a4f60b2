import { expect } from 'chai';
import type { Config } from '../../../src/lib/config.js';
import type { OnRampProvider } from '../../../src/lib/onramp/onRamp.js';
import { ON_RAMP_DEFAULTS } from '../../../src/lib/onramp/onRampDefaults.js';
import { createOnRamp } from '../../../src/session/account/createOnRamp.js';
import { ALICE, world } from '../../atoms/fakes.js';
import { rejection } from '../../support/promises.js';

const options = { signal: new AbortController().signal };
const account = `eip155:1:${ALICE}` as const;
const hosted = { url: 'https://chain.example', projectId: 'p', isHosted: false };
const own: OnRampProvider = {
  id: 'own',
  name: 'Own',
  hosts: ['pay.example'],
  buildUrl: ({ account: payee }) => `https://pay.example/${payee}`,
};
const order = {
  account,
  purchase: undefined,
  purchases: [],
  purchaseAmount: undefined,
  payment: undefined,
  paymentAmount: undefined,
};
const [payment] = ON_RAMP_DEFAULTS.payment;
const [purchase] = ON_RAMP_DEFAULTS.purchase;
if (!payment || !purchase) throw new Error('The defaults are empty.');
const query = { payment, purchase, amount: '100.' };

const realFetch = globalThis.fetch;
after(() => {
  globalThis.fetch = realFetch;
});

/** The on-ramp of a site with these sellers. Its service gives this answer, or fails without one. */
function start(onRamps: Config['onRamps'], answer?: unknown) {
  globalThis.fetch = async () =>
    answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer);
  const { store, services, host } = world({ config: { onRamps } });
  return { ramp: createOnRamp(store, services), host };
}

describe('buying on a site', () => {
  it('is not there if nobody sells', async () => {
    expect((await rejection(start(undefined).ramp)).code).to.equal('method_not_supported');
  });

  it('has the page’s own providers first, checked, and that of the service', async () => {
    const { providers } = await start({ own: [own], hosted }, { url: 'https://elsewhere.example/' }).ramp;
    expect(providers.map(({ id }) => id)).to.deep.equal(['own', 'coinbase']);
    expect(await providers[0]?.buildUrl(order, options)).to.equal(`https://pay.example/${account}`);
    const led = providers[1]?.buildUrl(order, options) ?? Promise.resolve('');
    expect((await rejection(led)).code).to.equal('onramp_failed');
  });

  it('does not sell a native currency by another name than its own', async () => {
    const on = (chain_id: string) => ({
      name: `n${chain_id}`,
      display_name: 'Network',
      chain_id,
      contract_address: '',
    });
    const sold = (symbol: string, ...chains: string[]) => ({
      id: symbol,
      name: symbol,
      symbol,
      networks: chains.map(on),
      icon_url: null,
    });
    const paid = { id: 'USD', payment_method_limits: [] };
    const purchaseCurrencies = [sold('ETH', '1', '137'), sold('SUSD', '1', '8453'), sold('MATIC', '137')];
    const answer = { paymentCurrencies: [paid], purchaseCurrencies };
    const offered = await (await start({ own: [], hosted }, answer).ramp).options(options);
    expect(
      offered.purchase.map(({ symbol, networks }) => [symbol, ...networks.map(({ id }) => id)]),
    ).to.deep.equal([
      ['ETH', 'eip155:1'],
      ['MATIC', 'eip155:137'],
    ]);
  });

  it('has the provider of the service once, as the page offers it', async () => {
    const { providers } = await start({ own: [{ ...own, id: 'coinbase' }], hosted }).ramp;
    expect(providers.map(({ name }) => name)).to.deep.equal(['Own']);
  });

  it('has what the service offers', async () => {
    const ramp = await start(
      { own: [], hosted },
      {
        paymentCurrencies: [{ id: 'GBP' }],
        purchaseCurrencies: [
          { id: '1', symbol: 'ONE', networks: [{ name: 'one', chain_id: '31337', contract_address: '' }] },
        ],
      },
    ).ramp;
    const { source, payment: paid, purchase: bought } = await ramp.options(options);
    expect([source, paid[0]?.id, bought[0]?.symbol]).to.deep.equal(['service', 'GBP', 'ONE']);
  });

  for (const [what, onRamps, answer] of [
    ['the service lacks the call', { own: [], hosted }, undefined],
    ['the service answers nonsense', { own: [], hosted }, { paymentCurrencies: [], quoteId: [] }],
    ['there is no service', { own: [own], hosted: undefined }, undefined],
  ] as const) {
    it(`has the defaults and an estimate if ${what}, and tells nobody of an error`, async () => {
      const { ramp, host } = start(onRamps, answer);
      const { options: read, quote } = await ramp;
      expect(await read(options)).to.equal(ON_RAMP_DEFAULTS);
      const { isEstimate, purchaseAmount, id } = await quote(query, options);
      expect([isEstimate, purchaseAmount, id]).to.deep.equal([
        true,
        { amount: '100', currency: 'USD' },
        'mocked-quote-id',
      ]);
      expect(host).to.deep.equal([]);
    });
  }

  it('has no estimate for somebody who does not wait any more', async () => {
    const ramp = await start({ own: [], hosted }).ramp;
    const over = new AbortController();
    const asked = [ramp.options({ signal: over.signal }), ramp.quote(query, { signal: over.signal })];
    over.abort();
    for (const answer of asked) expect((await rejection<{ code: string }>(answer)).code).to.equal('aborted');
  });

  it('knows what was bought, as far as the service knows the provider', async () => {
    const metadata = {
      operationType: 'buy',
      hash: '',
      chain: 'eip155:1',
      minedAt: '2026-11-02T10:00:00Z',
      status: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS',
    };
    const ramp = await start({ own: [own], hosted }, { data: [{ id: '1', metadata, transfers: null }] }).ramp;
    const [entry] = (await ramp.purchases(account, 'coinbase', options)) ?? [];
    expect(entry).to.include({ id: '1', status: 'pending', hash: undefined, operation: 'buy' });
    expect(await ramp.purchases(account, 'own', options)).to.equal(undefined);
    const alone = await start({ own: [own], hosted: undefined }).ramp;
    expect(await alone.purchases(account, 'coinbase', options)).to.equal(undefined);
  });

  it('does not know what was bought while the service fails', async () => {
    const ramp = await start({ own: [], hosted }).ramp;
    const failed = ramp.purchases(account, 'coinbase', options);
    expect((await rejection<{ code: string }>(failed)).code).to.equal('chain_api_failed');
  });
});
