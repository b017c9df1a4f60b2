import { walletModal } from '../../src/wagmi.js';
import { makeModal } from '../elements/support.js';
import { announceHonest, byName, cross, opens, underAttack } from './attack.js';
import { TEXTS, VALUES } from './values.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const honest: Readonly<Record<string, unknown>> = {
  eth_requestAccounts: [ALICE],
  eth_accounts: [ALICE],
  eth_chainId: '0x7a69',
};
const CHAIN = {
  id: 31337,
  name: 'One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['/no-chain'] } },
};
const GIVEN: Readonly<Record<string, () => unknown>> = {
  ...VALUES,
  ...Object.fromEntries(Object.entries(TEXTS).map(([what, text]) => [what, () => text])),
};

/** All calls that wagmi makes. Each must end with an answer, or with an error that wagmi can show. */
const ASKED = ['isAuthorized', 'getAccounts', 'getChainId', 'getProvider', 'connect', 'disconnect'] as const;

const fields = cross(
  { id: ['id'], name: ['name'], currency: ['nativeCurrency'], addresses: ['rpcUrls'] },
  GIVEN,
  ([field = ''], value) =>
    async (page) => {
      announceHonest(async ({ method }) => honest[method] ?? null);
      const modal = makeModal();
      const emitter = { emit: () => undefined, listenerCount: () => 0 };
      const chain = { ...CHAIN, [field]: value() };
      const connector = walletModal(modal)({ chains: [chain], emitter } as never);
      await connector.setup();
      for (const name of ASKED) {
        const stop = new AbortController();
        const ask = connector[name] as (parameters?: object) => Promise<unknown>;
        const answer = ask(name === 'connect' ? { chainId: chain.id } : undefined);
        const late = new Promise((resolve) => setTimeout(resolve, 200));
        await Promise.race([answer, late]).catch((error: unknown) => {
          if (!(error instanceof Error)) page.broke(`${name} refused with ${String(error)}`);
        });
        stop.abort();
      }
      const add = { addEthereumChainParameter: value() };
      await Promise.race([
        connector.switchChain?.({ chainId: CHAIN.id, ...add } as never).catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, 200)),
      ]);
      modal.close();
      await opens(modal, page, []);
    },
);

const targets = cross(byName(Object.keys(VALUES)), { 'as a target': 0 }, (what) => async (page) => {
  const emitter = { emit: () => undefined, listenerCount: () => 0 };
  const connector = walletModal(VALUES[what]?.() as never)({ chains: [CHAIN], emitter } as never);
  for (const name of ASKED) {
    const ask = connector[name] as () => Promise<unknown>;
    await ask().catch((error: unknown) => {
      if (!(error instanceof Error)) page.broke(`${name} refused with ${String(error)}`);
    });
  }
});

underAttack('wagmi', [...fields, ...targets]);
