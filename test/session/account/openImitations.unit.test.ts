import { expect } from 'chai';
import { unnamedNetwork } from '../../../src/lib/networks/networks.js';
import { openImitations } from '../../../src/session/account/openImitations.js';
import { BOB, ONE, world } from '../../atoms/fakes.js';

const SITE = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const asset = (symbol: string, address: string) => ({ address, symbol, name: '' });

describe('tokens that bear the name of a known one', () => {
  it('are told from the well-known ones of their network', async () => {
    const { store } = world({});
    const told = async (network: typeof ONE | typeof SOLANA | 'eip155:1', symbol: string) =>
      (await openImitations(store, network)).imitated(asset(symbol, BOB));
    expect(await told('eip155:1', 'usdc')).to.equal('USDC');
    expect(await told('eip155:1', 'ETH')).to.equal('ETH');
    expect(await told(SOLANA, 'BONK')).to.equal('BONK');
    expect(await told(SOLANA, 'SOL')).to.equal('SOL');
    expect(await told(ONE, 'USDC')).to.equal(undefined);
    // A network without a description has no currency to imitate.
    expect(await told(ONE, '')).to.equal(undefined);
  });

  it('are told from the site’s own token by what it was called last', async () => {
    const config = { networks: [unnamedNetwork(ONE)], tokens: { [ONE]: { address: SITE } } } as const;
    const { store } = world({ config });
    const told = async (listed?: ReturnType<typeof asset>[]) =>
      (await openImitations(store, ONE, listed)).imitated(asset('SUSD', BOB));
    expect(await told()).to.equal(undefined);
    expect(await told([asset('SUSD', SITE.toLowerCase()), asset('SUSD', BOB)])).to.equal('SUSD');
    expect(await told()).to.equal('SUSD');
    expect(await told([asset('OTHER', SITE)])).to.equal(undefined);
  });
});
