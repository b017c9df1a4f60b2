// Accounts that sign in, and their messages, for the server's tests.
import { createPrivateKey, sign } from 'node:crypto';
import { createSiweMessage } from 'viem/siwe';
import { bundled } from '../tools/bundled.mjs';

const { toBase58 } = await bundled('src/lib/solana/base58.ts');
const { SANDBOX_SOLANA_ADDRESSES, SANDBOX_SOLANA_KEYS } = await bundled('src/sandbox/solanaAccounts.ts');

export const ORIGIN = 'https://app.example';
/** The server's time, unless a test moves its clock. */
export const NOW = Date.parse('2030-01-31T12:00:00Z');

/** A message that the server accepts if its nonce is right. */
export const ethereumMessage = (changes) =>
  createSiweMessage({
    domain: 'app.example',
    uri: ORIGIN,
    version: '1',
    chainId: 31337,
    issuedAt: new Date(NOW),
    ...changes,
  });

export const solanaMessage = ({
  nonce,
  address = SANDBOX_SOLANA_ADDRESSES[0],
  chainId = 'devnet',
  statement = ['Sign in.', ''],
}) =>
  [
    'app.example wants you to sign in with your Solana account:',
    address,
    '',
    ...statement,
    `URI: ${ORIGIN}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    'Issued At: 2030-01-31T12:00:00.000Z',
  ].join('\n');

/** A Solana sandbox account's signature, in base58. */
export function signAsSolana(text, index = 0) {
  const prefix = '302e020100300506032b657004220420';
  const key = createPrivateKey({
    key: Buffer.from(prefix + SANDBOX_SOLANA_KEYS[index], 'hex'),
    format: 'der',
    type: 'pkcs8',
  });
  return toBase58(sign(null, Buffer.from(text), key));
}

export const solanaAddresses = SANDBOX_SOLANA_ADDRESSES;
