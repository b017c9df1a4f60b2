import { expect } from 'chai';
import { readBridge } from '../../../../src/lib/swap/delivery/bridge.js';
import { readDelivery } from '../../../../src/lib/swap/delivery/readDelivery.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const HASH = `0x${'a'.repeat(64)}`;
const query = { account: `eip155:1:${ALICE}`, hash: HASH, toNetwork: 'eip155:10', bridge: 'across' } as const;
const paid = { state: 'paid', network: 'eip155:10', token: USDC, hash: HASH };

describe('readDelivery', () => {
  for (const [what, answer, read] of [
    ['knows nothing of it', { state: 'unknown' }, { state: 'unknown', pageUrl: undefined }],
    [
      'is on its way back',
      { state: 'underway', isRefunding: true, pageUrl: 'https://scan.li.fi/tx/0x1' },
      { state: 'underway', isRefunding: true, pageUrl: 'https://scan.li.fi/tx/0x1' },
    ],
    ['was paid', paid, { ...paid, pageUrl: undefined }],
    ['was refunded', { ...paid, network: 'eip155:1' }, { ...paid, network: 'eip155:1', pageUrl: undefined }],
    [
      'has no safe page',
      { state: 'failed', pageUrl: 'javascript:alert(1)' },
      { state: 'failed', pageUrl: undefined },
    ],
    ['was paid on another network', { ...paid, network: 'eip155:56' }, undefined],
    ['was paid in no token', { ...paid, token: 'USDC' }, undefined],
    ['was paid by no transaction', { ...paid, hash: '0x1' }, undefined],
    ['is in a state that there is not', { state: 'DONE' }, undefined],
    ['is nothing', null, undefined],
  ] as const) {
    it(`reads what ${what}`, () => {
      expect(readDelivery(answer, query)).to.deep.equal(read);
    });
  }

  it('does not throw for what throws', () => {
    const mean = {
      get state() {
        throw new Error('mean');
      },
    };
    expect(readDelivery(mean, query)).to.equal(undefined);
  });
});

describe('readBridge', () => {
  const bridge = { id: 'across', name: 'Across', least: 9n, seconds: 12.2, feeValue: '0.05' };
  it('reads a bridge, with whole seconds', () => {
    expect(readBridge(bridge, 10n)).to.deep.equal({ ...bridge, seconds: 13 });
  });

  it('leaves out what makes no sense and matters less', () => {
    const odd = { ...bridge, name: '\u202e', seconds: Number.POSITIVE_INFINITY, feeValue: '-1' };
    const left = { id: 'across', name: 'across', least: 9n, seconds: undefined, feeValue: undefined };
    expect(readBridge(odd, 10n)).to.deep.equal(left);
  });

  for (const [what, change] of [
    ['promises more than it quotes', { least: 11n }],
    ['promises nothing', { least: 0n }],
    ['promises no amount', { least: 9 }],
    ['has no name for itself', { id: '' }],
    ['has a name that is a query', { id: 'across&bridge=other' }],
  ] as const) {
    it(`refuses one that ${what}`, () => {
      expect(readBridge({ ...bridge, ...change }, 10n)).to.equal(undefined);
    });
  }
});
