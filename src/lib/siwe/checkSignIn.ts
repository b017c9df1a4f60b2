import { type CaipAddress, type CaipNetworkId, namespaceOf, networkOf } from '../networks/caip.js';
import { referenceOf } from '../networks/referenceOf.js';
import { chainOfNetwork } from '../solana/standardChains.js';
import { isSameAccount } from './isSameAccount.js';
import { readSignInMessage } from './readSignInMessage.js';
import type { SignInRequest } from './signInRequest.js';

/** The problem with a message. `form`: it isn't in the format of ERC-4361 or of Sign In With Solana. */
export type SignInFault =
  | 'form'
  | 'version'
  | 'domain'
  | 'family'
  | 'address'
  | 'chain'
  | 'nonce'
  | 'expired'
  | 'early';

/** The tolerated error of the visitor's clock. The server's clock is decisive. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

const FAMILIES: Readonly<Record<string, string>> = { eip155: 'Ethereum', solana: 'Solana' };

/** The names of a network in messages: a chain id for Ethereum; a name or id, with or without "solana:", for Solana. */
function namesOf(network: CaipNetworkId): readonly string[] {
  if (namespaceOf(network) === 'eip155') return [referenceOf(network)];
  return [chainOfNetwork(network), network].flatMap((name) => [name, referenceOf(name)]);
}

/** The first reason why a message doesn't sign this account in to this page only. Undefined if there is none. */
export function checkSignIn(
  message: unknown,
  account: CaipAddress,
  { domain, nonce }: Pick<SignInRequest, 'domain' | 'nonce'>,
  now: number,
): SignInFault | undefined {
  const said = readSignInMessage(message);
  if (!said) return 'form';
  const network = networkOf(account);
  const faults: readonly (readonly [isWrong: boolean, fault: SignInFault])[] = [
    [said.version !== '1', 'version'],
    [said.domain !== domain, 'domain'],
    [said.family !== FAMILIES[namespaceOf(network)], 'family'],
    [!isSameAccount(`${network}:${said.address}`, account), 'address'],
    [!namesOf(network).includes(said.chainId), 'chain'],
    [said.nonce !== nonce, 'nonce'],
    // An unreadable time fails both comparisons.
    [!(timeOf(said.expirationTime, Number.POSITIVE_INFINITY) + CLOCK_TOLERANCE_MS > now), 'expired'],
    [!(timeOf(said.notBefore, 0) - CLOCK_TOLERANCE_MS <= now), 'early'],
  ];
  return faults.find(([isWrong]) => isWrong)?.[1];
}

const timeOf = (text: string | undefined, otherwise: number): number =>
  text === undefined ? otherwise : Date.parse(text);
