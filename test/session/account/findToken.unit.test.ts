import { expect } from 'chai';
import { encodeAbiParameters } from 'viem';
import { findToken } from '../../../src/session/account/findToken.js';
import { ALICE, facts, fakeConnector, world } from '../../atoms/fakes.js';

const MAINNET = 'eip155:1';
const ACCOUNT = `${MAINNET}:${ALICE}` as const;
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const OTHER = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const options = { signal: new AbortController().signal };

/** A wallet on a network where every contract is a token with this symbol, of which the account has 7 units. */
async function start(symbol: string) {
  const text = encodeAbiParameters([{ type: 'string' }], [symbol]);
  const number = (value: number) => `0x${value.toString(16).padStart(64, '0')}`;
  const answers: Readonly<Record<string, string>> = {
    '0x70a08231': number(7),
    '0x313ce567': number(6),
    '0x95d89b41': text,
    '0x06fdde03': text,
  };
  const provider = {
    request: async ({ params }: { params?: unknown }) => {
      const [{ data }] = params as [{ data: string }];
      return answers[data.slice(0, 10)];
    },
    on: () => undefined,
    removeListener: () => undefined,
  };
  const wallet = { ...fakeConnector('a'), provider };
  const made = world({ wallets: [wallet] });
  await made.connect(wallet, facts(MAINNET));
  return (address: string) => findToken(made.store, made.services, ACCOUNT, address, options);
}

describe('findToken', () => {
  it('calls a token unlisted that nobody vouches for', async () => {
    const find = await start('ODD');
    expect(await find(OTHER)).to.include({ symbol: 'ODD', amount: 7n, isUnlisted: true });
  });

  it('tells a token from the known one whose name it bears', async () => {
    const find = await start('USDC');
    expect(await find(OTHER)).to.include({ symbol: 'USDC', imitates: 'USDC', isUnlisted: true });
  });

  it('knows a well-known token by its address, whatever it calls itself', async () => {
    const find = await start('FAKE');
    const found = await find(USDC.toLowerCase());
    expect(found).to.include({ address: USDC, symbol: 'USDC', isKnown: true });
    expect(found).not.to.have.property('isUnlisted');
  });
});
