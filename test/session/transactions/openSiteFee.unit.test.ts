import { expect } from 'chai';
import type { Config } from '../../../src/lib/config.js';
import type { QuoteSource } from '../../../src/lib/swap/quoteSource.js';
import { openSiteFee } from '../../../src/session/transactions/openSiteFee.js';
import { world } from '../../atoms/fakes.js';

const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const own = { own: { slippageStep: 1 } as QuoteSource };
const hosted = { hosted: { url: 'https://api.example', projectId: 'p', isHosted: true } };

async function open(config: Partial<Config>) {
  const { store, services, host } = world({ config });
  return { fee: await openSiteFee(store, services), host };
}

describe('the fee of a site for swaps', () => {
  it('is taken by the site’s own source', async () => {
    const { fee, host } = await open({ quotes: own, swapFee: `50 ${recipient}` });
    expect(fee).to.deep.equal({ basisPoints: 50, recipient });
    expect(host).to.deep.equal([]);
  });

  it('is not taken by the chain API, which is reported', async () => {
    const { fee, host } = await open({ quotes: hosted, swapFee: `50 ${recipient}` });
    expect(fee).to.equal(undefined);
    expect(host).to.deep.equal(['report config_invalid']);
  });

  it('is not taken by a source that takes none, which is reported', async () => {
    const quotes = { own: { slippageStep: 1, takesFees: false } as QuoteSource };
    const { fee, host } = await open({ quotes, swapFee: `50 ${recipient}` });
    expect(fee).to.equal(undefined);
    expect(host).to.deep.equal(['report config_invalid']);
  });

  it('is not taken by a source of the package, which is reported', async () => {
    const { fee, host } = await open({ quotes: { own: 'lifi' }, swapFee: `50 ${recipient}` });
    expect(fee).to.equal(undefined);
    expect(host).to.deep.equal(['report config_invalid']);
  });

  it('is none where it cannot be read, which is reported', async () => {
    const { fee, host } = await open({ quotes: own, swapFee: '50' });
    expect(fee).to.equal(undefined);
    expect(host).to.deep.equal(['report config_invalid']);
  });

  it('is none where the site says nothing', async () => {
    const { fee, host } = await open({ quotes: hosted, swapFee: '' });
    expect(fee).to.equal(undefined);
    expect(host).to.deep.equal([]);
  });
});
