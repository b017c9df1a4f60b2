import type { Hex } from 'viem';
import { isHex } from 'viem/utils';
import { boundedFetch } from '../../../lib/requests/boundedFetch.js';
import { publicUrl } from '../../../lib/untrusted/publicUrl.js';

/** Enough for records of names, which are texts and addresses with their proofs. */
const MOST_BYTES = 1_000_000;

/**
 * Queries the gateways that a name's resolver points to (EIP-3668), for names stored off-chain. The owner of the name
 * chooses the URLs, so URLs in the visitor's local network are never requested.
 */
export async function askGateways(
  { data, sender, urls }: { data: Hex; sender: Hex; urls: readonly string[] },
  signal: AbortSignal,
): Promise<Hex> {
  for (const template of urls) {
    const url = publicUrl(template.replace('{sender}', sender.toLowerCase()).replace('{data}', data));
    const answer =
      url && (await ask(url, template.includes('{data}') ? undefined : { data, sender }, signal));
    if (isHex(answer)) return answer;
  }
  throw new Error('No gateway of the name answered.');
}

/** A gateway's answer. Undefined if the request fails, so that the next gateway is tried. */
async function ask(url: string, question: object | undefined, signal: AbortSignal): Promise<unknown> {
  try {
    const init: RequestInit = {
      ...(question && {
        method: 'POST',
        body: JSON.stringify(question),
        headers: { 'content-type': 'application/json' },
      }),
      signal,
      referrerPolicy: 'no-referrer',
    };
    const response = await boundedFetch(url, init, MOST_BYTES);
    if (!response.ok) return undefined;
    const text = await response.text();
    return isHex(text) ? text : (JSON.parse(text) as { data?: unknown } | null)?.data;
  } catch {
    // Unreachable, aborted, or not JSON.
    signal.throwIfAborted();
    return undefined;
  }
}
