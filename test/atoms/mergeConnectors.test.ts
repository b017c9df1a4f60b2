import { expect } from 'chai';
import { mergeConnectors } from '../../src/atoms/mergeConnectors.js';
import type { ConnectorInfo } from '../../src/chains/connector.js';

const info = (
  id: string,
  name: string | undefined,
  namespace: ConnectorInfo['namespace'] = 'eip155',
  type: ConnectorInfo['type'] = 'ANNOUNCED',
): ConnectorInfo => ({ id, name, namespace, type });

const merged = (...connectors: ConnectorInfo[]) =>
  mergeConnectors(connectors).map(({ id, members }) => [id, members?.map((member) => member.id)]);

describe('wallets of several namespaces', () => {
  it('are one when they have the same name, at the place of the first', () => {
    const offered = mergeConnectors([
      info('x', 'Other'),
      info('phantom', 'Phantom'),
      info('y', 'Another'),
      info('solana/Phantom', ' phantom', 'solana'),
    ]);
    expect(offered.map(({ id }) => id)).to.deep.equal(['x', 'phantom', 'y']);
    expect(offered[1]).to.deep.include({ type: 'MULTI_CHAIN', name: 'Phantom' });
    expect(offered[1]?.members?.map(({ namespace }) => namespace)).to.deep.equal(['eip155', 'solana']);
  });

  it('stay two in one namespace, and without a name', () => {
    expect(merged(info('a', 'Same'), info('b', 'Same'))).to.deep.equal([
      ['a', undefined],
      ['b', undefined],
    ]);
    expect(merged(info('a', undefined), info('b', undefined, 'solana'))).to.deep.equal([
      ['a', undefined],
      ['b', undefined],
    ]);
  });

  it('never hide wallet apps or signing in, whatever somebody calls itself', () => {
    const pairing = info('walletConnect', 'WalletConnect', 'eip155', 'WALLET_CONNECT');
    const signIn = info('w3mAuth', 'Auth', 'eip155', 'AUTH');
    const offered = mergeConnectors([
      pairing,
      signIn,
      info('solana/WalletConnect', 'WalletConnect', 'solana'),
      info('solana/Auth', 'Auth', 'solana'),
    ]);
    expect(offered).to.have.length(4);
    expect(offered.some(({ members }) => members)).to.equal(false);
  });

  it('join one of two that have the same name', () => {
    expect(merged(info('a', 'Same'), info('b', 'Same'), info('s', 'Same', 'solana'))).to.deep.equal([
      ['a', ['a', 's']],
      ['b', undefined],
    ]);
  });
});
