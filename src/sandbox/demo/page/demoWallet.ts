import { SANDBOX_KEYS } from '../../accounts.js';
import { announce } from '../../announce.js';
import type { SandboxChain } from '../../chains.js';
import { installLegacy } from '../../legacy.js';
import { createSandboxWallet } from '../../wallet/createSandboxWallet.js';
import type { SandboxWallet } from '../../wallet/types.js';

/** How a wallet of this page answers. */
export type Answers = 'ask' | 'approve' | 'reject' | 'slow' | 'locked' | 'silent' | 'nonsense';

export interface DemoWalletDefinition {
  readonly id: string;
  readonly name: string;
  /** How a site gets to know it. */
  readonly kind: string;
  readonly keys?: readonly `0x${string}`[];
  readonly appear: (wallet: SandboxWallet) => void;
}

export const LATE_MS = 3000;
const SLOW_MS = 5000;
/** What a person is asked about; the rest is answered at once even by a slow wallet. */
const ASKED = [
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
];

export const WALLETS: readonly DemoWalletDefinition[] = [
  { id: 'sandbox', name: 'Sandbox Wallet', kind: 'Announces itself (EIP-6963)', appear: announce },
  {
    id: 'second',
    name: 'Second Wallet',
    kind: 'Announces itself, holds other accounts',
    keys: SANDBOX_KEYS.slice(3),
    appear: announce,
  },
  { id: 'legacy', name: 'Legacy Wallet', kind: 'Only sits at window.ethereum', appear: installLegacy },
  {
    id: 'late',
    name: 'Late Wallet',
    kind: `Announces itself ${LATE_MS / 1000} seconds after it was added`,
    appear: (wallet) => announce(wallet, { late: LATE_MS }),
  },
];

/** A sandbox wallet that can go away and come back. */
export interface DemoWallet extends DemoWalletDefinition {
  /** Undefined while it is not there. */
  readonly wallet: SandboxWallet | undefined;
  readonly answers: Answers;
  add(): void;
  /** Takes it away for good, as an extension that is switched off; `add` brings a new one. */
  remove(): void;
  answer(answers: Answers): void;
  subscribe(listener: () => void): void;
}

export interface DemoWalletOptions {
  readonly chains: readonly SandboxChain[];
  readonly remember: 'local' | 'memory';
  readonly answers: Answers;
}

export function createDemoWallet(definition: DemoWalletDefinition, options: DemoWalletOptions): DemoWallet {
  const { id, name, keys, appear } = definition;
  const { chains, remember } = options;
  const listeners: (() => void)[] = [];
  const changed = () => {
    for (const listener of listeners) listener();
  };
  let { answers } = options;
  let wallet: SandboxWallet | undefined;
  const obey = () => {
    if (wallet) setAnswers(wallet, answers);
    changed();
  };
  return {
    ...definition,
    get wallet() {
      return wallet;
    },
    get answers() {
      return answers;
    },
    add() {
      if (wallet) return;
      const rdns = `org.wallet-modal.${id}`;
      wallet = createSandboxWallet({ name, rdns, chains, remember, ...(keys ? { keys } : {}) });
      wallet.subscribe(changed);
      obey();
      appear(wallet);
    },
    remove() {
      const gone = wallet;
      wallet = undefined;
      gone?.vanish();
      gone?.destroy();
      changed();
    },
    answer(next) {
      answers = next;
      obey();
    },
    subscribe: (listener) => listeners.push(listener),
  };
}

function setAnswers(wallet: SandboxWallet, answers: Answers): void {
  const times = Number.POSITIVE_INFINITY;
  wallet.clearScript();
  wallet.policy = answers === 'approve' || answers === 'reject' ? answers : 'ask';
  if (answers === 'locked') wallet.lock();
  else wallet.unlock();
  if (answers === 'slow') {
    wallet.script(ASKED.map((method) => ({ method, answer: 'approve', delayMs: SLOW_MS, times })));
  }
  if (answers === 'silent') wallet.script([{ method: '*', answer: 'never', times }]);
  if (answers === 'nonsense') wallet.script([{ method: '*', answer: 'nonsense', times }]);
}
