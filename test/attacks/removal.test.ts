import { type Modal, makeModal } from '../elements/support.js';
import { countListeners } from '../support/listeners.js';
import { settled, until } from '../support/promises.js';
import { announceHonest, cross, opens, underAttack } from './attack.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const honest: Readonly<Record<string, unknown>> = {
  eth_requestAccounts: [ALICE],
  eth_accounts: [ALICE],
  eth_chainId: '0x7a69',
  personal_sign: `0x${'11'.repeat(65)}`,
};
/** The method that the wallet doesn't answer until the element is gone. */
let silent = '';
let answerLate = () => {};
const request = ({ method }: { method: string }) =>
  method === silent
    ? new Promise((resolve) => {
        answerLate = () => resolve(honest[method] ?? null);
      })
    : Promise.resolve(honest[method] ?? null);

const connect = (modal: Modal) => void modal.connect({ wallet: 'example.honest' }).catch(() => undefined);
const siwe = {
  required: true,
  getNonce: () => 'abcdef123456',
  verifyMessage: () => true,
  getSession: () => null,
  signOut: () => undefined,
};

/** Actions in progress when the element is removed. */
const MOMENTS: Readonly<Record<string, (modal: Modal) => unknown>> = {
  'before it opens': (modal) => void modal.show().catch(() => undefined),
  'while it is open': (modal) => modal.show(),
  'while it closes': async (modal) => {
    await modal.show();
    modal.close();
  },
  'while the wallet is asked': (modal) => {
    silent = 'eth_requestAccounts';
    connect(modal);
    return settled();
  },
  'while the network is asked for': (modal) => {
    silent = 'eth_chainId';
    connect(modal);
    return settled();
  },
  'while the balance is asked for': async (modal) => {
    silent = 'eth_getBalance';
    modal.watchBalance();
    connect(modal);
    await until(() => modal.state.address, 'the connection');
  },
  'while the network is switched': async (modal) => {
    silent = 'wallet_switchEthereumChain';
    connect(modal);
    await until(() => modal.state.address, 'the connection');
    modal.switchNetwork('eip155:31338').catch(() => undefined);
  },
  'while it is signed in': (modal) => {
    silent = 'personal_sign';
    modal.siwe = siwe;
    connect(modal);
    return settled();
  },
  'while it disconnects': async (modal) => {
    silent = 'wallet_revokePermissions';
    connect(modal);
    await until(() => modal.state.address, 'the connection');
    modal.disconnect().catch(() => undefined);
  },
  'in an event of its own': (modal) => {
    modal.addEventListener('wallet-before-open', () => modal.remove(), { once: true });
    modal.show().catch(() => undefined);
    return settled();
  },
};

const WAYS: Readonly<Record<string, (modal: Modal) => void>> = {
  'is removed': (modal) => modal.remove(),
  'is moved': (modal) => document.body.append(modal),
  'is removed with what is around it': (modal) => {
    const around = document.createElement('div');
    document.body.append(around);
    around.append(modal);
    around.remove();
  },
  'goes to another document': (modal) => {
    document.implementation.createHTMLDocument().body.append(modal);
  },
};

const gone = cross(WAYS, MOMENTS, (leave, begin) => async (page) => {
  silent = '';
  answerLate = () => {};
  announceHonest(request);
  const modal = makeModal();
  await begin(modal);
  leave(modal);
  await settled();
  answerLate();
  await settled();
  silent = '';
  // It works again after any number of moves.
  modal.remove();
  await settled();
  document.body.append(modal);
  await opens(modal, page);
  modal.remove();
});

/** The same many times, without leaving listeners in the page. */
const leaks = cross({ 'leaves no listeners': 5 }, MOMENTS, (times, begin) => async (page) => {
  silent = '';
  announceHonest(request);
  const one = async () => {
    const modal = makeModal();
    await begin(modal);
    modal.remove();
    answerLate();
    await settled();
  };
  // Things that the page keeps once for all elements come first.
  await one();
  const listeners = countListeners(window, document, document.documentElement, document.body);
  for (let count = 0; count < times; count += 1) await one();
  await settled();
  const left = listeners.left();
  listeners.stop();
  if (left.length >= times) page.broke(`left ${left.length} listeners: ${[...new Set(left)].join()}`);
});

underAttack('removal in the middle', [...gone, ...leaks]);
