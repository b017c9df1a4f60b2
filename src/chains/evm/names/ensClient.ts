import { createClient } from 'viem';
import { mainnet } from 'viem/chains';
import { nodeTransport } from '../nodeTransport.js';
import { askGateways } from './ensGateway.js';

/** A client that reads names on mainnet until the signal aborts. */
export function ensClient(rpcUrl: string, signal: AbortSignal) {
  return createClient({
    chain: mainnet,
    transport: nodeTransport(rpcUrl, { fetchOptions: { signal } }),
    ccipRead: { request: (question) => askGateways(question, signal) },
  });
}

/** Maximum length of a name in characters, as in DNS. */
export const LONGEST_NAME = 255;
