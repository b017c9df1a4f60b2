import { addressOf, type CaipAddress, type CaipNetworkId } from '../networks/caip.js';
import { chainOfNetwork } from '../solana/standardChains.js';
import type { SignInRequest } from './signInRequest.js';

/** The sign-in message for a Solana wallet that only signs texts, in the wording of wallets with `solana:signIn`. */
export function signInText(request: SignInRequest, account: CaipAddress, network: CaipNetworkId): string {
  const { domain, statement, resources } = request;
  const fields = [
    ['URI', request.uri],
    ['Version', '1'],
    ['Chain ID', chainOfNetwork(network)],
    ['Nonce', request.nonce],
    ['Issued At', request.issuedAt],
    ['Expiration Time', request.expirationTime],
    ['Not Before', request.notBefore],
    ['Request ID', request.requestId],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  if (resources?.length) fields.push('Resources:', ...resources.map((resource) => `- ${resource}`));
  const head = `${domain} wants you to sign in with your Solana account:\n${addressOf(account)}`;
  return [head, ...(statement ? [statement] : []), fields.join('\n')].join('\n\n');
}
