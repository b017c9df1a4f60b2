import { privateKeyToAccount } from 'viem/accounts';
import { type CaipNetworkId, chainIdOf, type EvmAddress } from '../../lib/networks/caip.js';
import { uuid } from '../../lib/uuid.js';
import { SANDBOX_KEYS } from '../accounts.js';
import { isEvmChain } from '../chains.js';
import { iconFor } from '../icon.js';
import { createPrompter } from '../prompt/prompter.js';
import { disconnectedError } from '../rpcError.js';
import { texts } from '../texts.js';
import { accountControls } from './accountControls.js';
import { accountMethods } from './accountMethods.js';
import { createApprovals } from './approvals.js';
import { callsMethods } from './callsMethods.js';
import type { WalletContext } from './context.js';
import { createEmitter } from './emitter.js';
import { createMemory, type WalletMemory } from './memory.js';
import { untilUnlocked } from './memoryStore.js';
import { networkMethods } from './networkMethods.js';
import { otherMethods } from './otherMethods.js';
import { sameAddress } from './params.js';
import { writeAddress, writeChainId } from './quirks.js';
import { createRequests } from './requests.js';
import { createScript, nonsenseFor } from './script.js';
import { signingMethods } from './signingMethods.js';
import { transactionMethods } from './transactionMethods.js';
import type { SandboxProvider, SandboxWallet, SandboxWalletOptions } from './types.js';

const KEY_PREFIX = 'wallet-modal-sandbox:';
const DEFAULT_ACCOUNTS = 3;

/** Creates a wallet that signs with real keys and sends to the given chains. */
export function createSandboxWallet(options: SandboxWalletOptions): SandboxWallet {
  const { name = texts.walletName, rdns = 'org.wallet-modal.sandbox', quirks = {} } = options;
  const accounts = (options.keys ?? SANDBOX_KEYS.slice(0, DEFAULT_ACCOUNTS)).map((key) =>
    privateKeyToAccount(key),
  );
  const [firstAccount] = accounts;
  const known = options.chains.filter(isEvmChain);
  const [firstChain] = known;
  if (!firstChain) throw new RangeError(texts.errors.noChains);
  if (!firstAccount) throw new RangeError(texts.errors.noKeys);
  const origin = options.origin ?? globalThis.location?.origin ?? 'null';
  const info = Object.freeze({ uuid: uuid(), name, icon: options.icon ?? iconFor(name), rdns });
  const initial: WalletMemory = {
    locked: false,
    chain: firstChain.id,
    selected: firstAccount.address,
    shared: [],
    added: [],
    batches: [],
  };
  const memory = createMemory({
    key: options.remember === 'memory' ? undefined : `${KEY_PREFIX}${rdns}`,
    initial,
  });
  const emitter = createEmitter();
  const script = createScript();
  const goneController = new AbortController();
  const gone = goneController.signal;
  let policy = options.policy ?? 'ask';
  let offline = false;
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of [...listeners]) listener();
  };

  const chainsOf = (state: WalletMemory) => [...known, ...state.added];
  const chainOf = (state: WalletMemory) =>
    chainsOf(state).find((chain) => chain.id === state.chain) ?? firstChain;
  const own = (address: string): EvmAddress | undefined =>
    accounts.find((account) => sameAddress(account.address, address))?.address;
  /** The memory may belong to a wallet with other keys. */
  const sharedOf = ({ shared, selected }: WalletMemory) => {
    const known = shared.flatMap((address) => own(address) ?? []);
    const first = known.filter((address) => sameAddress(address, selected));
    return [...first, ...known.filter((address) => !sameAddress(address, selected))];
  };
  const visibleOf = (state: WalletMemory) => (state.locked ? [] : sharedOf(state));

  const context: WalletContext = {
    memory,
    quirks,
    origin,
    accounts,
    chains: () => chainsOf(memory.get()),
    chain: () => chainOf(memory.get()),
    visible: () => visibleOf(memory.get()),
  };

  const emit: typeof emitter.emit = (event, ...values) => {
    if (!gone.aborted && !quirks.noEvents) emitter.emit(event, ...values);
  };
  const written = (state: WalletMemory) => visibleOf(state).map((address) => writeAddress(address, quirks));
  memory.subscribe((now, before) => {
    const chain = chainOf(now).id;
    if (chain !== chainOf(before).id) emit('chainChanged', writeChainId(chain, quirks));
    if (`${written(now)}` !== `${written(before)}`) emit('accountsChanged', written(now));
    changed();
  });
  gone.addEventListener('abort', changed, { once: true });

  const prompter = createPrompter({ name, origin });
  const approvals = createApprovals({
    policy: () => policy,
    prompt: prompter.ask,
    origin,
    gone,
    unlocked: (signal) => untilUnlocked(memory, signal),
  });
  const requests = createRequests({
    methods: {
      ...otherMethods(context),
      ...accountMethods(context),
      ...networkMethods(context),
      ...signingMethods(context),
      ...transactionMethods(context),
      ...(options.smartAccounts ? callsMethods(context) : {}),
    },
    origin,
    approvals,
    script,
    nonsense: nonsenseFor,
    gone,
    isOffline: () => offline,
    lock: () => memory.set({ locked: true }),
    vanish: () => goneController.abort(),
    onRecord: changed,
  });

  const connectInfo = () => ({ chainId: writeChainId(chainOf(memory.get()).id, quirks) });
  const provider: SandboxProvider = {
    request: requests.request,
    isConnected: () => !offline && !gone.aborted,
    ...emitter.listeners(() => provider),
  };
  // Real wallets connect to their chain shortly after the page has discovered them.
  setTimeout(() => {
    if (!offline) emit('connect', connectInfo());
  });

  return {
    info,
    provider,
    accounts: accounts.map((account) => account.address),
    gone,
    get requests() {
      return requests.recorded();
    },
    get state() {
      const state = memory.get();
      const { locked, selected } = state;
      return {
        locked,
        offline,
        gone: gone.aborted,
        chain: chainOf(state).id,
        selected,
        shared: sharedOf(state),
      };
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
    switchChain(id) {
      const wanted: CaipNetworkId = typeof id === 'number' ? `eip155:${id}` : id;
      const chain = context.chains().find((candidate) => chainIdOf(candidate.id) === chainIdOf(wanted));
      if (!chain) throw new RangeError(texts.errors.noSuchChain(wanted));
      memory.set({ chain: chain.id });
    },
    setOffline(value) {
      if (offline === value) return;
      offline = value;
      if (offline) emit('disconnect', disconnectedError());
      else emit('connect', connectInfo());
      changed();
    },
    emit(event, value) {
      if (!gone.aborted) emitter.emit(event, value as never);
    },
    vanish: () => goneController.abort(),
    reset() {
      script.clear();
      requests.clear();
      prompter.closeAll();
      memory.set(initial);
    },
    destroy() {
      prompter.closeAll();
      provider.removeAllListeners();
      listeners.clear();
      memory.destroy();
    },
  };
}
