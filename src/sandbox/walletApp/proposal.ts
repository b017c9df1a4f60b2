import { type CaipNetworkId, type EvmAddress, type Namespace, namespaceOf } from '../../lib/networks/caip.js';
import { SandboxRpcError } from '../rpcError.js';
import { texts } from '../texts.js';
import { sameAddress } from '../wallet/params.js';
import { askedFor, namespacesFor, type Scope, supported } from './namespaces.js';
import type { ClientProposal, OpenedClient } from './signClient.js';
import type { ApproveOptions, WalletAppProposal, WalletAppSession } from './types.js';

export interface ProposalOptions {
  readonly client: OpenedClient['client'];
  readonly struct: ClientProposal;
  /** All accounts of the wallet. */
  readonly accounts: readonly EvmAddress[];
  readonly solanaAccounts: readonly string[];
  readonly hasSmartAccounts: boolean;
  /** The networks that the wallet knows. */
  readonly known: readonly CaipNetworkId[];
  /** Called with the user's choice before the site is told. Returns a function that finds the session by its topic. */
  readonly onApprove: (options: ApproveOptions) => (topic: string) => WalletAppSession;
  readonly onChange: () => void;
}

export interface Proposal {
  readonly proposal: WalletAppProposal;
  expire(): void;
}

/** The protocol's codes for a refusal. */
export const REJECTED = { code: 5000, message: texts.errors.proposalRejected };
export const UNSUPPORTED_CHAINS = { code: 5100, message: texts.errors.unsupportedChains };

/** Creates a proposal that waits for its user. */
export function openProposal(options: ProposalOptions): Proposal {
  const { client, struct, accounts, solanaAccounts, hasSmartAccounts, known, onApprove, onChange } = options;
  const { id, proposer } = struct;
  const evm = askedFor(struct, 'eip155');
  const solana = askedFor(struct, 'solana');
  const asked = [...evm.chains, ...solana.chains];
  let state: WalletAppProposal['state'] = 'waiting';
  let approval: Promise<WalletAppSession> | undefined;
  const become = (next: typeof state) => {
    if (state !== 'waiting') throw new Error(texts.errors.proposalOver(state));
    state = next;
    onChange();
  };
  const reject: WalletAppProposal['reject'] = async (reason = REJECTED) => {
    become('rejected');
    await client.reject({ id, reason: { ...reason } });
  };
  const approve = async (chosen: ApproveOptions) => {
    const shared = ownOf(accounts, chosen.accounts);
    const sharedOnSolana = ownOf(solanaAccounts, chosen.solanaAccounts);
    const possible = asked.filter((chain) => known.includes(chain));
    const stranger = chosen.chains?.find((chain) => !possible.includes(chain));
    if (stranger) throw new RangeError(texts.errors.notProposed(stranger));
    const chains = chosen.chains ?? possible;
    if (chains.length === 0) {
      await reject(UNSUPPORTED_CHAINS);
      throw new SandboxRpcError(UNSUPPORTED_CHAINS.code, UNSUPPORTED_CHAINS.message);
    }
    become('approved');
    const sessionOf = onApprove(chosen);
    const scopeOf = (scope: Scope, namespace: Namespace) => {
      const can = supported(scope, namespace, hasSmartAccounts && namespace === 'eip155');
      return {
        ...can,
        chains: chains.filter((chain) => namespaceOf(chain) === namespace),
        methods: can.methods.filter((method) => chosen.methods?.includes(method) ?? true),
      };
    };
    const namespaces = namespacesFor({
      eip155: { scope: scopeOf(evm, 'eip155'), accounts: shared },
      solana: { scope: scopeOf(solana, 'solana'), accounts: sharedOnSolana },
    });
    const { sessionProperties } = chosen;
    const { topic } = await client.approve({
      ...{ id, namespaces },
      ...(sessionProperties && { sessionProperties: { ...sessionProperties } }),
    });
    return sessionOf(topic);
  };

  return {
    proposal: {
      id,
      site: proposer.metadata,
      chains: asked,
      methods: [...evm.methods, ...solana.methods],
      signIn: undefined,
      get state() {
        return state;
      },
      approve(chosen = {}) {
        if (state !== 'approved' || !approval) approval = approve(chosen);
        return approval;
      },
      reject,
    },
    expire() {
      if (state === 'waiting') become('expired');
    },
  };
}

/** The chosen accounts of the wallet, by default the first. Throws a RangeError for other addresses. */
export function ownOf<Address extends string>(
  accounts: readonly Address[],
  chosen: readonly string[] = accounts.slice(0, 1),
): Address[] {
  return chosen.map((address) => {
    const own = accounts.find((account) => sameAddress(account, address));
    if (!own) throw new RangeError(texts.errors.noSuchAccount(address));
    return own;
  });
}
