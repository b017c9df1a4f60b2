import { createPublicKey, verify } from 'node:crypto';
import { createPublicClient, http, verifyMessage } from 'viem';
import { decodeBase58 } from './decodeBase58.mjs';
import { SignInError } from './signInError.mjs';

const NODE_DEADLINE_MS = 5_000;
/** What precedes a public key of Ed25519 in its DER form, the only one that Node reads besides JSON. */
const ED25519_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

/**
 * Whether an account signed a text.
 * @param chainId the network's id, as CAIP-2 writes it
 * @param rpcUrl a node of the network, which smart accounts need; undefined if there is none
 */
export function isSignedBy({ address, chainId, text, signature, rpcUrl }) {
  return chainId.startsWith('solana:')
    ? isSignedBySolanaKey(address, text, signature)
    : isSignedByEvmAccount({ address, chainId, text, signature, rpcUrl });
}

function isSignedBySolanaKey(address, text, signature) {
  const bytes = decodeBase58(signature);
  if (bytes?.length !== 64) throw new SignInError(400, 'The signature is not 64 bytes in base58.');
  const key = createPublicKey({
    key: Buffer.concat([ED25519_PREFIX, decodeBase58(address)]),
    format: 'der',
    type: 'spki',
  });
  return verify(null, Buffer.from(text), key, bytes);
}

async function isSignedByEvmAccount({ address, chainId, text, signature, rpcUrl }) {
  if (!/^0x([0-9a-f]{2})+$/i.test(signature)) {
    throw new SignInError(400, 'The signature is not hexadecimal.');
  }
  // What is no signature by a key may still be one by a smart account.
  const isByKey = await verifyMessage({ address, message: text, signature }).catch(() => false);
  if (isByKey || !rpcUrl) return isByKey;
  const client = createPublicClient({
    transport: http(rpcUrl, { retryCount: 0, timeout: NODE_DEADLINE_MS }),
  });
  try {
    // Asked first, because viem takes a dead node for a wrong signature, and a node of another network may have another
    // owner of the same account.
    const answering = await client.getChainId();
    if (chainId !== `eip155:${answering}`) throw new Error(`The node of ${chainId} is of ${answering}`);
    // ERC-1271, and ERC-6492 for accounts that are not deployed yet.
    return await client.verifyMessage({ address, message: text, signature });
  } catch (cause) {
    console.error(cause);
    throw new SignInError(503, 'The network cannot be asked about this account right now. Try again later.');
  }
}
