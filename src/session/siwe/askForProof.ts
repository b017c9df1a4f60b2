import type { Services } from '../../atoms/hostServices.js';
import type { Store } from '../../atoms/util/store.js';
import type { Connector, EvmConnector, SolanaSigner } from '../../chains/connector.js';
import { loadPart } from '../../lib/loadPart.js';
import { addressOf } from '../../lib/networks/caip.js';
import type { SignInProof } from '../../lib/siwe/signInProof.js';
import type { SiweDraft } from '../../lib/siwe/siweService.js';
import { toBase58 } from '../../lib/solana/base58.js';
import { wait } from '../../lib/wait.js';
import { askToSend, openConnection } from '../account/openConnection.js';

interface ProofOptions {
  readonly signal: AbortSignal;
  /** Whether a wallet with its own sign-in may compose the message. */
  readonly mayUseOwnWords: boolean;
}

/**
 * Asks the wallet to sign a message. Rejects with the wallet's error, or with `request_invalid` if another account is active.
 */
export async function askForProof(
  store: Store,
  services: Services,
  draft: SiweDraft,
  { signal, mayUseOwnWords }: ProofOptions,
): Promise<SignInProof> {
  const { account, message } = draft;
  const { connector } = await openConnection(store, services, account);
  const sign = mayUseOwnWords ? signerOf(connector, draft, signal) : undefined;
  if (sign) return askToSend(store, account, connector, sign);
  const { signer, provider } = connector;
  const signature = provider
    ? await signEvm(store, services, draft, { connector, signal })
    : await askToSend(store, account, connector, () => signSolana(signer, services, draft, signal));
  return { account, message, signature };
}

function signerOf(connector: Connector, { request }: SiweDraft, signal: AbortSignal) {
  return connector.signIn && (() => connector.signIn?.(request, { signal }) as Promise<SignInProof>);
}

async function signEvm(
  store: Store,
  { clock }: Services,
  { account, message }: SiweDraft,
  { connector, signal }: { readonly connector: EvmConnector; readonly signal: AbortSignal },
): Promise<string> {
  const { signText } = await loadPart(import('../../chains/evm/signText.js'));
  const { provider } = connector;
  const ask = () => signText(addressOf(account), message, { provider, clock, signal, asksForCode: true });
  return (await askToSend(store, account, connector, ask)).signature;
}

async function signSolana(
  signer: SolanaSigner,
  { clock }: Services,
  { account, network, message }: SiweDraft,
  signal: AbortSignal,
): Promise<string> {
  const by = { address: addressOf(account), network };
  const signed = signer.signMessage(new TextEncoder().encode(message), by);
  return toBase58(await wait(signed, { signal, clock, what: 'The wallet' }));
}
