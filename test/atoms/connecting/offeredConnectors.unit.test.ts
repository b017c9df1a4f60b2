import { expect } from 'chai';
import { mergeConnectors } from '../../../src/atoms/connecting/offeredConnectors.js';
import type { ConnectorInfo } from '../../../src/chains/connector.js';

const info = (
  id: string,
  name: string | undefined,
  namespace: ConnectorInfo['namespace'] = 'eip155',
  type: ConnectorInfo['type'] = 'ANNOUNCED',
  icon: string | undefined = 'data:image/png;base64,AA==',
): ConnectorInfo => ({ id, name, namespace, type, icon });

const merged = (...connectors: ConnectorInfo[]) =>
  mergeConnectors(connectors).map(({ id, members }) => [id, members?.map((member) => member.id)]);

describe('wallets of several namespaces', () => {
  it('are merged if they share name and icon, at the place of the first', () => {
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

  it('stay apart within one namespace, or without a name', () => {
    expect(merged(info('a', 'Same'), info('b', 'Same'))).to.deep.equal([
      ['a', undefined],
      ['b', undefined],
    ]);
    expect(merged(info('a', undefined), info('b', undefined, 'solana'))).to.deep.equal([
      ['a', undefined],
      ['b', undefined],
    ]);
  });

  it('never replace wallet apps or sign-in, whatever their name', () => {
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

  it('stay apart if they share only the name', () => {
    const other = 'data:image/png;base64,BB==';
    for (const icon of [other, undefined]) {
      expect(
        merged(info('a', 'Same'), { ...info('s', 'Same', 'solana'), icon }).map(([, members]) => members),
      ).to.deep.equal([undefined, undefined]);
    }
    const without = { icon: undefined };
    expect(
      merged({ ...info('a', 'Same'), ...without }, { ...info('s', 'Same', 'solana'), ...without }),
    ).to.have.length(2);
  });

  it('are merged however their icons are encoded', () => {
    const [text, base64] = ['data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml;base64,PHN2Zy8+'];
    const both = merged(
      { ...info('a', 'Same'), icon: text },
      { ...info('s', 'Same', 'solana'), icon: base64 },
    );
    expect(both).to.have.length(1);
  });

  it('stay apart when two wallets of one namespace look like the one of another', () => {
    expect(merged(info('a', 'Same'), info('b', 'Same'), info('s', 'Same', 'solana'))).to.deep.equal([
      ['a', undefined],
      ['b', undefined],
      ['s', undefined],
    ]);
  });
});
