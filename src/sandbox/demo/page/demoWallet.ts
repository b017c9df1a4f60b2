import { SANDBOX_KEYS } from '../../accounts.js';
import { announce } from '../../announce.js';
import type { SandboxChain } from '../../chains.js';
import { installLegacy } from '../../legacy.js';
import { clusterOptions } from '../../solanaWallet/clusters.js';
import { createSolanaSandboxWallet } from '../../solanaWallet/createSolanaSandboxWallet.js';
import { registerSolanaWallet } from '../../solanaWallet/registerSolanaWallet.js';
import type { SolanaSandboxWallet } from '../../solanaWallet/types.js';
import { createSandboxWallet } from '../../wallet/createSandboxWallet.js';
import type { RecordedRequest, SandboxWallet } from '../../wallet/types.js';

/** The behaviour of a wallet on this page. */
export type Answers = 'ask' | 'approve' | 'reject' | 'slow' | 'locked' | 'silent' | 'nonsense';

export interface DemoWalletDefinition {
  readonly id: string;
  readonly name: string;
  /** The way in which sites discover it. */
  readonly kind: string;
  readonly keys?: readonly `0x${string}`[];
  /** Makes the EVM provider available to sites; absent if there is none. */
  readonly appear?: (wallet: SandboxWallet) => void;
  /** Whether it supports Solana. */
  readonly solana?: boolean;
}

const LATE_MS = 3000;
const SLOW_MS = 5000;
/** The requests that need consent; a slow wallet answers all others immediately. */
const ASKED = [
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'standard:connect',
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
];

export const WALLETS: readonly DemoWalletDefinition[] = [
  { id: 'sandbox', name: 'Sandbox Wallet', kind: 'Announces itself (EIP-6963)', appear: announce },
  {
    id: 'second',
    name: 'Second Wallet',
    kind: 'Announces itself, with other accounts',
    keys: SANDBOX_KEYS.slice(3),
    appear: announce,
  },
  { id: 'legacy', name: 'Legacy Wallet', kind: 'Only at window.ethereum', appear: installLegacy },
  {
    id: 'late',
    name: 'Late Wallet',
    kind: `Announces itself ${LATE_MS / 1000} seconds late`,
    appear: (wallet) => announce(wallet, { late: LATE_MS }),
  },
  { id: 'solana', name: 'Solana Wallet', kind: 'Registers itself (Wallet Standard)', solana: true },
  {
    id: 'dual',
    name: 'Dual Wallet',
    kind: 'EVM and Solana in one wallet',
    appear: announce,
    solana: true,
  },
];

/** A sandbox wallet that can be removed and added again. */
export interface DemoWallet extends DemoWalletDefinition {
  readonly isPresent: boolean;
  /** The EVM wallet; undefined while it is removed, or if there is none. */
  readonly wallet: SandboxWallet | undefined;
  /** The Solana wallet; undefined in the same cases. */
  readonly solanaWallet: SolanaSandboxWallet | undefined;
  readonly answers: Answers;
  /** The page's latest request, on either namespace. */
  readonly lastRequest: RecordedRequest | undefined;
  add(): void;
  /** Removes the wallet for good, like an extension that is switched off; `add` creates a new one. */
  remove(): void;
  answer(answers: Answers): void;
  subscribe(listener: () => void): void;
}

export interface DemoWalletOptions {
  /** EVM networks. */
  readonly chains: readonly SandboxChain[];
  /** Solana networks. */
  readonly clusters: readonly SandboxChain<string>[];
  readonly remember: 'local' | 'memory';
  readonly answers: Answers;
}

export function createDemoWallet(definition: DemoWalletDefinition, options: DemoWalletOptions): DemoWallet {
  const { id, name, keys, appear, solana } = definition;
  const { chains, clusters, remember } = options;
  const listeners: (() => void)[] = [];
  const changed = () => {
    for (const listener of listeners) listener();
  };
  let { answers } = options;
  let wallet: SandboxWallet | undefined;
  let solanaWallet: SolanaSandboxWallet | undefined;
  let lastRequest: RecordedRequest | undefined;
  const sides = () => [wallet, solanaWallet].filter((side) => side !== undefined);
  const follow = (side: SandboxWallet | SolanaSandboxWallet) => {
    let seen: RecordedRequest | undefined;
    side.subscribe(() => {
      const last = side.requests.at(-1);
      if (last !== seen) lastRequest = last;
      seen = last;
      changed();
    });
  };
  const obey = () => {
    for (const side of sides()) setAnswers(side, answers);
    changed();
  };
  return {
    ...definition,
    get isPresent() {
      return sides().length > 0;
    },
    get wallet() {
      return wallet;
    },
    get solanaWallet() {
      return solanaWallet;
    },
    get answers() {
      return answers;
    },
    get lastRequest() {
      return lastRequest;
    },
    add() {
      if (sides().length > 0) return;
      const rdns = `org.wallet-modal.${id}`;
      if (appear) wallet = createSandboxWallet({ name, rdns, chains, remember, ...(keys ? { keys } : {}) });
      if (solana) {
        const identity = wallet ? { dual: wallet } : { name, id: rdns };
        solanaWallet = createSolanaSandboxWallet({ ...identity, ...clusterOptions(clusters), remember });
      }
      for (const side of sides()) follow(side);
      obey();
      if (wallet) appear?.(wallet);
      if (solanaWallet) registerSolanaWallet(solanaWallet);
    },
    remove() {
      const gone = sides();
      wallet = undefined;
      solanaWallet = undefined;
      lastRequest = undefined;
      for (const side of gone) side.vanish();
      for (const side of gone) side.destroy();
      changed();
    },
    answer(next) {
      answers = next;
      obey();
    },
    subscribe: (listener) => listeners.push(listener),
  };
}

function setAnswers(wallet: SandboxWallet | SolanaSandboxWallet, answers: Answers): void {
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
