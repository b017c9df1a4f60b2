import { createSiweMessage } from 'viem/siwe';
import { siweMessageError } from '../../lib/commonErrors.js';
import { toMessage } from '../../lib/errorText.js';
import { addressOf, type CaipAddress, chainIdOf, networkOf } from '../../lib/networks/caip.js';
import type { SignInRequest } from '../../lib/siwe/signInRequest.js';

const time = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

/** The message for an EVM account (ERC-4361). Throws `siwe_message_invalid` if the request doesn't fit into one. */
export function evmSignInMessage(request: SignInRequest, account: CaipAddress): string {
  const { domain, uri, nonce, statement, requestId, resources } = request;
  try {
    return createSiweMessage({
      domain,
      uri,
      nonce,
      version: '1',
      // viem rejects a wrong checksum, and wallets write addresses in any letter case.
      address: addressOf(account).toLowerCase() as `0x${string}`,
      chainId: chainIdOf(networkOf(account)),
      issuedAt: new Date(request.issuedAt),
      expirationTime: time(request.expirationTime),
      notBefore: time(request.notBefore),
      statement,
      requestId,
      resources: resources?.length ? [...resources] : undefined,
    });
  } catch (cause) {
    throw siweMessageError({
      details: toMessage(cause),
      cause,
    });
  }
}
