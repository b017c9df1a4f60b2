import type { CaipNetworkId, EvmAddress } from '../../lib/caip.js';
import { SandboxRpcError } from '../rpcError.js';
import { texts } from '../texts.js';
import { sameAddress } from '../wallet/params.js';
import { askedFor, namespacesFor, supported } from './namespaces.js';
import type { ClientProposal, OpenedClient } from './signClient.js';
import type { ApproveOptions, WalletAppProposal, WalletAppSession } from './types.js';

export interface ProposalOptions {
  readonly client: OpenedClient['client'];
  readonly struct: ClientProposal;
  /** All accounts of the wallet. */
  readonly accounts: readonly EvmAddress[];
  /** The networks that the wallet knows. */
  readonly known: readonly CaipNetworkId[];
  /** Called with what was chosen before the site is told; returns what finds the session by its topic. */
  readonly onApprove: (options: ApproveOptions) => (topic: string) => WalletAppSession;
  readonly onChange: () => void;
}

export interface Proposal {
  readonly proposal: WalletAppProposal;
  expire(): void;
}

/** Codes of the protocol for saying no. */
const REJECTED = { code: 5000, message: texts.errors.proposalRejected };
const UNSUPPORTED_CHAINS = { code: 5100, message: texts.errors.unsupportedChains };

/** A proposal that its user has yet to decide on. */
export function openProposal(options: ProposalOptions): Proposal {
  const { client, struct, accounts, known, onApprove, onChange } = options;
  const { id, proposer } = struct;
  const asked = askedFor(struct);
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
    const shared = (chosen.accounts ?? accounts.slice(0, 1)).map((address) => {
      const own = accounts.find((account) => sameAddress(account, address));
      if (!own) throw new RangeError(texts.errors.noSuchAccount(address));
      return own;
    });
    const possible = asked.chains.filter((chain) => known.includes(chain));
    const stranger = chosen.chains?.find((chain) => !possible.includes(chain));
    if (stranger) throw new RangeError(texts.errors.notProposed(stranger));
    const chains = chosen.chains ?? possible;
    if (chains.length === 0) {
      await reject(UNSUPPORTED_CHAINS);
      throw new SandboxRpcError(UNSUPPORTED_CHAINS.code, UNSUPPORTED_CHAINS.message);
    }
    become('approved');
    const sessionOf = onApprove(chosen);
    const namespaces = namespacesFor(supported({ ...asked, chains }), shared);
    const { topic } = await client.approve({ id, namespaces });
    return sessionOf(topic);
  };

  return {
    proposal: {
      id,
      site: proposer.metadata,
      chains: asked.chains,
      methods: asked.methods,
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
