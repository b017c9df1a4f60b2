import type { Hex } from 'viem';
import { isHex } from 'viem/utils';
import { publicUrl } from '../../lib/untrusted/publicUrl.js';

/**
 * Asks the gateways that a name's resolver sends its readers to (EIP-3668), as a name outside of the chain needs it.
 * Whoever owns a name writes their addresses, so none of the visitor's own network is asked.
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

/** What a gateway answers, undefined when it fails: then the next one is asked. */
async function ask(url: string, question: object | undefined, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(url, {
      ...(question && {
        method: 'POST',
        body: JSON.stringify(question),
        headers: { 'content-type': 'application/json' },
      }),
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // Else it could lead into the visitor's own network after all.
      redirect: 'error',
    });
    if (!response.ok) return undefined;
    const text = await response.text();
    return isHex(text) ? text : (JSON.parse(text) as { data?: unknown } | null)?.data;
  } catch {
    // Unreachable, ended, or no JSON.
    signal.throwIfAborted();
    return undefined;
  }
}
