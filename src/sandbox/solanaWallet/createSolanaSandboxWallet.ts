import { createPrompter } from '../prompt/prompter.js';
import { SANDBOX_SOLANA_KEYS } from '../solanaAccounts.js';
import { texts } from '../texts.js';
import { accountControls } from '../wallet/accountControls.js';
import { createApprovals } from '../wallet/approvals.js';
import { untilUnlocked } from '../wallet/memoryStore.js';
import { createRequests } from '../wallet/requests.js';
import { createScript } from '../wallet/script.js';
import { accountMethods } from './accountMethods.js';
import type { SolanaContext } from './context.js';
import { lockTogether } from './dual.js';
import { standardIcon } from './icon.js';
import { solanaKey } from './keys.js';
import { messageMethods } from './messageMethods.js';
import { createSolanaMemory, sharedOf } from './solanaMemory.js';
import { solanaNonsense } from './spoil.js';
import { createStandardSide, featuresWithout } from './standardWallet.js';
import { transactionMethods } from './transactionMethods.js';
import type {
  SolanaChainName,
  SolanaSandboxWallet,
  SolanaSandboxWalletOptions,
  SolanaScriptStep,
  SolanaSpoil,
} from './types.js';

const KEY_PREFIX = 'wallet-modal-sandbox-solana:';
const DEFAULT_ACCOUNTS = 3;
const DEFAULT_CHAINS: readonly SolanaChainName[] = ['solana:devnet', 'solana:testnet'];
const UNKNOWN_CHAIN: SolanaChainName = 'solana:moon';

/** Creates a Wallet Standard wallet for Solana. It signs with real keys and sends to the given clusters. */
export function createSolanaSandboxWallet(options: SolanaSandboxWalletOptions = {}): SolanaSandboxWallet {
  const { dual, rpcUrls = {}, noEvents = false } = options;
  const { name = texts.walletName, rdns: id = 'org.wallet-modal.sandbox' } = dual?.info ?? {
    name: options.name,
    rdns: options.id,
  };
  const keys = (options.keys ?? SANDBOX_SOLANA_KEYS.slice(0, DEFAULT_ACCOUNTS)).map(solanaKey);
  const addresses = keys.map(({ address }) => address);
  const [first] = addresses;
  if (!first) throw new RangeError(texts.errors.noKeys);
  const origin = options.origin ?? globalThis.location?.origin ?? 'null';
  const initial = { locked: false, selected: first, shared: [] };
  const memoryKey = options.remember === 'memory' ? undefined : `${KEY_PREFIX}${id}`;
  const memory = createSolanaMemory(memoryKey, initial, addresses);
  const script = createScript<SolanaScriptStep>();
  const goneController = new AbortController();
  const gone = goneController.signal;
  let policy = options.policy ?? 'ask';
  let chains = options.chains ?? DEFAULT_CHAINS;
  let without = options.without ?? [];
  let oddity: SolanaSpoil | undefined;
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of [...listeners]) listener();
  };

  const visible = () => {
    const state = memory.get();
    return state.locked || oddity === 'no-accounts' ? [] : sharedOf(state);
  };
  const context: SolanaContext = {
    memory,
    keys,
    origin,
    rpcUrls,
    chains: () => chains,
    accounts: () => side.wallet.accounts,
    spoilAccounts: (spoil) => {
      oddity = spoil;
      side.refresh();
    },
  };
  const prompter = createPrompter({ name, origin });
  const approvals = createApprovals({
    policy: () => policy,
    prompt: prompter.ask,
    origin,
    gone,
    unlocked: (signal) => untilUnlocked(memory, signal),
  });
  const requests = createRequests<SolanaScriptStep>({
    methods: {
      ...accountMethods(context),
      ...messageMethods(context),
      ...transactionMethods(context),
    },
    origin,
    approvals,
    script,
    nonsense: solanaNonsense,
    gone,
    isOffline: () => false,
    lock: () => memory.set({ locked: true }),
    vanish: () => goneController.abort(),
    onRecord: changed,
  });
  const side = createStandardSide({
    name,
    icon: standardIcon(name, dual?.info.icon ?? options.icon),
    request: requests.request,
    tells: () => !noEvents && !gone.aborted,
    view(all) {
      const features = featuresWithout(all, without);
      const accounts = visible().flatMap((address) => {
        const key = keys.find((candidate) => candidate.address === address);
        const forSolana = (Object.keys(features) as SolanaChainName[]).filter((feature) =>
          feature.startsWith('solana:'),
        );
        return key
          ? [
              {
                address,
                publicKey: key.publicKey.slice(),
                chains: oddity === 'unknown-chain' ? [UNKNOWN_CHAIN] : chains,
                features: forSolana,
              },
            ]
          : [];
      });
      return { chains, features, accounts };
    },
  });
  memory.subscribe(() => {
    side.refresh();
    changed();
  });
  gone.addEventListener('abort', changed, { once: true });

  const own = (address: string) => addresses.find((one) => one === address);
  const stopLocking = dual && lockTogether(dual, memory, () => goneController.abort());

  return {
    standard: side.wallet,
    accounts: addresses,
    gone,
    get requests() {
      return requests.recorded();
    },
    get state() {
      const state = memory.get();
      return { locked: state.locked, gone: gone.aborted, selected: state.selected, shared: sharedOf(state) };
    },
    get policy() {
      return policy;
    },
    set policy(value) {
      policy = value;
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    script: script.add,
    clearScript: script.clear,
    ...accountControls(memory, own),
    setChains(wanted) {
      chains = wanted;
      side.refresh();
    },
    setWithout(features) {
      without = features;
      side.refresh();
    },
    emit(properties) {
      if (!gone.aborted) side.emit(properties as never);
    },
    vanish: () => goneController.abort(),
    reset() {
      script.clear();
      requests.clear();
      prompter.closeAll();
      oddity = undefined;
      memory.set(initial);
    },
    destroy() {
      prompter.closeAll();
      side.removeListeners();
      listeners.clear();
      stopLocking?.();
      memory.destroy();
    },
  };
}
