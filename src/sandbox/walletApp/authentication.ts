import {
  buildAuthObject,
  getChainsFromRecap,
  getMethodsFromRecap,
  getRecapFromResources,
  hashKey,
  populateAuthPayload,
  TYPE_1,
} from '@walletconnect/utils';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { parseCaipNetworkId } from '../../lib/networks/caip.js';
import { SandboxRpcError } from '../rpcError.js';
import { texts } from '../texts.js';
import { supported } from './namespaces.js';
import { ownOf, type Proposal, type ProposalOptions, REJECTED, UNSUPPORTED_CHAINS } from './proposal.js';
import type { ClientAuthentication } from './signClient.js';
import type { ApproveOptions, SignInSpoil, WalletAppProposal, WalletAppSession } from './types.js';

export interface AuthenticationOptions extends Omit<ProposalOptions, 'struct' | 'solanaAccounts'> {
  readonly request: Pick<ClientAuthentication, 'id' | 'authPayload' | 'requester'>;
  readonly keys: readonly `0x${string}`[];
}

type Payload = ClientAuthentication['authPayload'];

/** The wrong values in a spoiled sign-in message. */
const SPOILED: Readonly<Partial<Record<SignInSpoil, Partial<Payload>>>> = {
  nonce: { nonce: 'another0nonce' },
  domain: { domain: 'other.example' },
};

/** The protocol's tag for an answer to a request to sign in while connecting. */
const ANSWER_TAG = 1117;

/** Answers without signatures or a responder. The client's own method refuses to send such an answer. */
async function answerNonsense({ client, request: { id, requester } }: AuthenticationOptions): Promise<void> {
  const { crypto, relayer } = client.core;
  const { publicKey: receiverPublicKey } = requester;
  const topic = hashKey(receiverPublicKey);
  const senderPublicKey = await crypto.generateKeyPair();
  const envelope = { type: TYPE_1, senderPublicKey, receiverPublicKey };
  const message = await crypto.encode(topic, { id, jsonrpc: '2.0', result: { nonsense: true } }, envelope);
  await relayer.publish(topic, message, { tag: ANSWER_TAG });
}

/** Creates a proposal that also asks to sign in, and waits for its user. */
export function openAuthentication(options: AuthenticationOptions): Proposal {
  const { client, request, accounts, keys, known, hasSmartAccounts, onApprove, onChange } = options;
  const { id, requester } = request;
  const asked = request.authPayload;
  const recap = getRecapFromResources(asked.resources);
  const { chains, methods } = supported(
    {
      chains: [...asked.chains, ...(recap ? getChainsFromRecap(recap) : [])].flatMap(
        (chain) => parseCaipNetworkId(chain)?.id ?? [],
      ),
      methods: recap ? getMethodsFromRecap(recap) : [],
      events: [],
    },
    'eip155',
    hasSmartAccounts,
  );
  let state: WalletAppProposal['state'] = 'waiting';
  let approval: Promise<WalletAppSession> | undefined;
  const become = (next: typeof state) => {
    if (state !== 'waiting') throw new Error(texts.errors.proposalOver(state));
    state = next;
    onChange();
  };
  const reject: WalletAppProposal['reject'] = async (reason = REJECTED) => {
    become('rejected');
    await client.rejectSessionAuthenticate({ id, reason: { ...reason } });
  };

  /** The payload that the wallet supports, with its account and network. */
  const written = (address: string, chosen: ApproveOptions) => {
    const possible = chains.filter((chain) => (chosen.chains ?? known).includes(chain));
    const [first] = possible;
    if (!first) return undefined;
    const allowed = methods.filter((method) => chosen.methods?.includes(method) ?? true);
    const payload = populateAuthPayload({ authPayload: asked, chains: possible, methods: allowed });
    const network = chosen.spoilSignIn === 'network' ? 'eip155:424242' : first;
    return { payload, iss: `${network}:${address}` };
  };
  const approve = async (chosen: ApproveOptions) => {
    const { spoilSignIn } = chosen;
    if (spoilSignIn === 'answer') {
      become('approved');
      await answerNonsense(options);
      throw new Error(texts.errors.nonsenseAnswered);
    }
    const auths = [];
    for (const address of ownOf(accounts, chosen.accounts)) {
      const part = written(address, chosen);
      if (!part) {
        await reject(UNSUPPORTED_CHAINS);
        throw new SandboxRpcError(UNSUPPORTED_CHAINS.code, UNSUPPORTED_CHAINS.message);
      }
      const payload = { ...part.payload, ...(spoilSignIn && SPOILED[spoilSignIn]) };
      const message = client.formatAuthMessage({ request: payload, iss: part.iss });
      const own = keys[accounts.indexOf(address)];
      const key = spoilSignIn === 'signature' || !own ? generatePrivateKey() : own;
      const s = await privateKeyToAccount(key).signMessage({ message });
      auths.push(buildAuthObject(payload, { t: 'eip191', s }, part.iss));
    }
    become('approved');
    const sessionOf = onApprove(chosen);
    const { session } = await client.approveSessionAuthenticate({ id, auths });
    // A session without permissions has no use.
    if (!session) throw new SandboxRpcError(UNSUPPORTED_CHAINS.code, UNSUPPORTED_CHAINS.message);
    return sessionOf(session.topic);
  };

  const [first] = accounts;
  const shown = first && written(first, {});
  return {
    proposal: {
      id,
      site: requester.metadata,
      chains,
      methods,
      signIn: shown && client.formatAuthMessage({ request: shown.payload, iss: shown.iss }),
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
