import { chainIdOf } from '../../lib/networks/caip.js';
import { isEvmChain, type SandboxChain } from '../chains.js';
import type { SignInUser } from '../services/signInServer.js';
import { answerSolana, isSolanaMethod } from '../solanaWallet/frameMethods.js';
import type { SolanaSandboxWallet } from '../solanaWallet/types.js';
import type { SandboxWallet } from '../wallet/types.js';
import { batchMethods, isBatchMethod } from './batches.js';
import type { FrameState } from './frameState.js';
import { accountsOf, chainNamed, frameWallet, fund } from './frameWallet.js';
import type { Handlers } from './handlers.js';
import { askSignIn } from './signInApi.js';
import { clusterNamed, fundSolana, solanaAddressOf, solanaFrameWallet } from './solanaAccount.js';

/** The account type with this name; undefined for any other name. */
const accountTypeOf = (name: string | undefined) =>
  name === 'eoa' || name === 'smartAccount' ? name : undefined;

/** Handles a signed-in user's accounts, networks and requests, and signing out. `site` is the origin of the embedding page. */
export function accountHandlers(
  state: FrameState,
  allChains: readonly SandboxChain<string>[],
  site: () => string,
) {
  const chains = allChains.filter(isEvmChain);
  let wallet: { of: string; wallet: SandboxWallet } | undefined;
  let solana: { of: string; wallet: SolanaSandboxWallet } | undefined;
  const batches = batchMethods();
  const firstChain = () => {
    const [chain] = chains;
    if (!chain) throw new Error('The sandbox has no chains.');
    return chain;
  };
  const chainOf = (user: SignInUser) => chainNamed(chains, user.chainId) ?? firstChain();
  /** The chains with smart accounts, if the frame's URL lists them: `?smart=1,10`. */
  const smartChains = new URLSearchParams(location.search).get('smart')?.split(',');
  const hasSmartAccounts = ({ id }: SandboxChain) => smartChains?.includes(`${chainIdOf(id)}`) ?? true;
  /** On a network without smart accounts, users have the standard account. */
  const there = (user: SignInUser): SignInUser =>
    hasSmartAccounts(chainOf(user)) ? user : { ...user, preferredAccountType: 'eoa' };
  const addressOf = (user: SignInUser) => accountsOf(user.id)[there(user).preferredAccountType];

  /** Reuses one wallet until its user changes, because it holds the open prompts. */
  function walletOf(user: SignInUser): SandboxWallet {
    const of = JSON.stringify([user.id, user.preferredAccountType, chainOf(user).id]);
    if (wallet?.of !== of) {
      wallet?.wallet.destroy();
      wallet = { of, wallet: frameWallet(there(user), chains, site()) };
    }
    return wallet.wallet;
  }

  /** Reuses the Solana wallet in the same way. */
  function solanaWalletOf({ id }: SignInUser): SolanaSandboxWallet {
    if (solana?.of !== id) {
      solana?.wallet.destroy();
      solana = { of: id, wallet: solanaFrameWallet(id, allChains, site()) };
    }
    return solana.wallet;
  }

  /** The user's network in the frame's format. */
  const chainIdOfUser = (user: SignInUser) => clusterNamed(user.chainId) ?? chainIdOf(chainOf(user).id);

  async function tellUser(user: SignInUser) {
    const email = user.email ? { email: user.email } : {};
    const cluster = clusterNamed(user.chainId);
    if (cluster) {
      const address = solanaAddressOf(user.id);
      await fundSolana(address, allChains.find(({ id }) => id === cluster)?.rpcUrl);
      return { ...email, address, chainId: cluster, accounts: [{ address, type: 'eoa' as const }] };
    }
    const { eoa, smartAccount } = accountsOf(user.id);
    await fund(addressOf(user), chainOf(user));
    return {
      ...email,
      address: addressOf(user),
      chainId: chainIdOf(chainOf(user).id),
      smartAccountDeployed: user.isSmartAccountDeployed,
      accounts: [
        { address: eoa, type: 'eoa' as const },
        ...(hasSmartAccounts(chainOf(user))
          ? [{ address: smartAccount, type: 'smartAccount' as const }]
          : []),
      ],
      preferredAccountType: there(user).preferredAccountType,
    };
  }

  return {
    async CONNECT_SOCIAL({ uri }) {
      const token = new URL(uri).searchParams.get('token') ?? '';
      const { session } = await askSignIn('redeem', { token });
      state.setSession(session);
      const user = await state.user();
      const { address, chainId, accounts } = await tellUser(user);
      return { email: user.email ?? '', address, chainId, accounts, userName: user.userName };
    },
    async SIGN_OUT() {
      const session = state.session();
      state.setSession(undefined);
      // Open requests can no longer be approved.
      wallet?.wallet.destroy();
      solana?.wallet.destroy();
      wallet = undefined;
      solana = undefined;
      if (session) await askSignIn('signOut', { session });
      return undefined;
    },
    async GET_USER(payload) {
      const { chainId } = payload ?? {};
      const type = accountTypeOf(payload?.preferredAccountType);
      const inNetwork = chainId === undefined ? {} : { chainId };
      return tellUser(await state.change({ ...inNetwork, ...(type ? { preferredAccountType: type } : {}) }));
    },
    async SWITCH_NETWORK({ chainId }) {
      const chain = chainNamed(chains, chainId);
      const known = clusterNamed(chainId) ?? (chain && chainIdOf(chain.id));
      if (known === undefined) throw new Error('The sandbox does not know this network.');
      await state.change({ chainId: known });
      return { chainId: known };
    },
    async GET_CHAIN_ID() {
      return { chainId: chainIdOfUser(await state.user()) };
    },
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({
      smartAccountEnabledNetworks: chains.filter(hasSmartAccounts).map(({ id }) => chainIdOf(id)),
    }),
    async INIT_SMART_ACCOUNT() {
      const user = await state.change({ preferredAccountType: 'smartAccount', isSmartAccountDeployed: true });
      return { address: addressOf(user), isDeployed: true };
    },
    async SET_PREFERRED_ACCOUNT({ type }) {
      const wanted = accountTypeOf(type);
      const isThere = wanted === 'eoa' || hasSmartAccounts(chainOf(await state.user()));
      if (!wanted || !isThere) throw new Error('There is no such account.');
      const user = await state.change({ preferredAccountType: wanted });
      await fund(addressOf(user), chainOf(user));
      return { type: wanted, address: addressOf(user) };
    },
    async RPC_REQUEST({ method, params }) {
      const user = await state.user();
      if (isSolanaMethod(method)) {
        const cluster = clusterNamed(user.chainId);
        if (!cluster) throw new Error('The account is not on Solana.');
        return answerSolana(solanaWalletOf(user), cluster, method, params);
      }
      const { provider } = walletOf(user);
      if (isBatchMethod(method)) return batches[method](provider, params);
      return provider.request(params === undefined ? { method } : { method, params: params as object });
    },
  } satisfies Partial<Handlers>;
}
