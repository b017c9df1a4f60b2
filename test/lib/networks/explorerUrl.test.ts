import { expect } from 'chai';
import fc from 'fast-check';
import { explorerUrl } from '../../../src/lib/networks/explorerUrl.js';
import { knownNetwork, type NetworkDefinition } from '../../../src/lib/networks/networks.js';
import { SOLANA_MAINNET, SOLANA_TESTNET } from '../../../src/lib/solana/solana.js';

const account = 'eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const mainnet = knownNetwork('eip155:1') as NetworkDefinition;
const address = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96';
const solana = (explorer: string, id = SOLANA_MAINNET): NetworkDefinition => ({
  id,
  name: 'Solana',
  nativeCurrency: { name: 'SOL', symbol: 'SOL', decimals: 9 },
  explorerUrl: explorer,
});

describe('explorerUrl', () => {
  it('links to an account on an EVM network', () => {
    expect(explorerUrl(mainnet, account)).to.equal(
      'https://etherscan.io/address/0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    );
  });

  const cases: [base: string, url: string][] = [
    ['https://solscan.io', `https://solscan.io/account/${address}`],
    ['https://solscan.io/', `https://solscan.io/account/${address}`],
    [
      'https://explorer.solana.com/?cluster=testnet',
      `https://explorer.solana.com/account/${address}?cluster=testnet`,
    ],
    [
      'https://explorer.solana.com?cluster=devnet',
      `https://explorer.solana.com/account/${address}?cluster=devnet`,
    ],
    [
      'https://explorer.example/solana/?cluster=custom&customUrl=http://127.0.0.1:8899/#top',
      `https://explorer.example/solana/account/${address}?cluster=custom&customUrl=http://127.0.0.1:8899/#top`,
    ],
    ['https://explorer.example/#/app', `https://explorer.example/account/${address}#/app`],
  ];
  for (const [base, url] of cases) {
    it(`links to a Solana account on ${base}`, () => {
      expect(explorerUrl(solana(base, SOLANA_TESTNET), `${SOLANA_TESTNET}:${address}`)).to.equal(url);
    });
  }

  it('keeps the host and query of every explorer', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true }),
        (base) => {
          const url = new URL(explorerUrl(solana(base), `${SOLANA_MAINNET}:${address}`) ?? '');
          const before = new URL(base);
          expect([url.host, url.search, url.hash]).to.deep.equal([before.host, before.search, before.hash]);
          expect(url.pathname.endsWith(`/account/${address}`)).to.equal(true);
        },
      ),
    );
  });

  for (const base of ['javascript:alert(1)', 'http://explorer.example', 'explorer.example', '']) {
    it(`rejects "${base}"`, () => {
      expect(explorerUrl({ ...mainnet, explorerUrl: base }, account)).to.equal(undefined);
    });
  }
});
