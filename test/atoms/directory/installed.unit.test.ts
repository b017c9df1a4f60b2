import { expect } from 'chai';
import { installedAs } from '../../../src/atoms/directory/installed.js';
import type { ConnectorInfo } from '../../../src/chains/connector.js';

const connector = (id: string, type: ConnectorInfo['type'], rdns?: string): ConnectorInfo => ({
  id,
  type,
  namespace: 'eip155',
  rdns,
});
const announced = connector('example.alpha', 'ANNOUNCED', 'example.alpha');
const plain = connector('injected', 'INJECTED');

/** Sets `window.ethereum` for one test. */
function withEthereum(ethereum: unknown, run: () => void) {
  Object.assign(globalThis, { ethereum });
  try {
    run();
  } finally {
    Reflect.deleteProperty(globalThis, 'ethereum');
  }
}

describe('a wallet of the directory is installed', () => {
  it('if a browser wallet has its domain name', () => {
    expect(installedAs({ name: 'Alpha', rdns: 'example.alpha' }, [plain, announced])).to.equal(announced);
    expect(installedAs({ name: 'Alpha', rdns: 'example.beta' }, [plain, announced])).to.equal(undefined);
  });

  it('if a provider has its flag and the wallet has no domain name', () =>
    withEthereum({ isAlpha: true }, () => {
      expect(installedAs({ name: 'Alpha', injected: ['isAlpha'] }, [announced, plain])).to.equal(plain);
      expect(installedAs({ name: 'Alpha', injected: ['isBeta'] }, [announced, plain])).to.equal(undefined);
      expect(installedAs({ name: 'Alpha', rdns: 'example.beta', injected: ['isAlpha'] }, [plain])).to.equal(
        undefined,
      );
    }));

  it('not by a flag that several wallets set', () =>
    withEthereum({ isAlpha: true }, () => {
      const others = [plain, connector('io.rabby', 'INJECTED', 'io.rabby')];
      expect(installedAs({ name: 'Alpha', injected: ['isAlpha'] }, others)).to.equal(undefined);
    }));
});
