import { HttpResponse, http } from 'msw';
import { type BrowserWallet, watchBrowserWallets } from '../../../src/chains/evm/browserWallets.js';
import { eip1193Connector } from '../../../src/chains/evm/eip1193Connector.js';
import { announce, installLegacy, type SandboxWallet } from '../../../src/sandbox/index.js';
import { type ConnectorUnderTest, connectorContract } from '../../contracts/connector.js';
import { fakeClock } from '../../support/fakeClock.js';
import { mockNetwork } from '../../support/worker.js';
import { hostileProvider } from './hostileProvider.js';

const RPC = '/rpc-of-two';

mockNetwork(
  http.post(RPC, async ({ request }) => {
    const { id } = (await request.json()) as { id: number };
    return HttpResponse.json({ jsonrpc: '2.0', id, result: '0x7a6a' });
  }),
);

function overBrowserWallet({ info, provider }: BrowserWallet): ConnectorUnderTest {
  const clock = fakeClock();
  return { clock, connector: eip1193Connector({ info, provider }, { clock, baseUrl: location.href }) };
}

/** The only wallet found in this window. */
function found(how: { announced: boolean; injected: boolean }): BrowserWallet {
  const wallets = watchBrowserWallets({ scope: window, clock: fakeClock(), ...how });
  const [wallet] = wallets.list();
  wallets.destroy();
  if (!wallet) throw new Error('No wallet was found');
  return wallet;
}

function announced(wallet: SandboxWallet): BrowserWallet {
  const stop = announce(wallet);
  const browserWallet = found({ announced: true, injected: false });
  stop();
  return browserWallet;
}

function legacy(wallet: SandboxWallet): BrowserWallet {
  const undo = installLegacy(wallet);
  const browserWallet = found({ announced: false, injected: true });
  undo();
  return browserWallet;
}

const hostile = (wallet: SandboxWallet): BrowserWallet => ({
  info: { id: 'hostile', type: 'INJECTED', namespace: 'eip155' },
  provider: hostileProvider(wallet),
});

/** A page has one object for each wallet, however many modals there are. */
function onePerWallet(find: (wallet: SandboxWallet) => BrowserWallet) {
  const known = new WeakMap<SandboxWallet, BrowserWallet>();
  return (wallet: SandboxWallet) => {
    const one = known.get(wallet) ?? find(wallet);
    known.set(wallet, one);
    return overBrowserWallet(one);
  };
}

connectorContract('an announced wallet', onePerWallet(announced), RPC);
connectorContract('a wallet at window.ethereum', onePerWallet(legacy), RPC);
connectorContract('a hostile wallet', onePerWallet(hostile), RPC);
