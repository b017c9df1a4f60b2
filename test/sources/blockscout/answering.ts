import type { AccountSource, SourceNetwork } from '../../../src/lib/account/accountSource.js';
import type { BlockscoutOptions } from '../../../src/sources/blockscout/blockscoutOptions.js';
import { createBlockscout } from '../../../src/sources/blockscout/createBlockscout.js';
import { fakeClock } from '../../support/fakeClock.js';

const realFetch = globalThis.fetch;
after(() => {
  globalThis.fetch = realFetch;
});

export type Answer =
  | string
  | { readonly status: number; readonly body: string; readonly headers?: Readonly<Record<string, string>> };

/** A network for requests to a source. Its node gives these answers. */
export function networkWith(
  answers: Readonly<Record<string, unknown>> = {},
  id: SourceNetwork['id'] = 'eip155:1',
): SourceNetwork & { readonly asked: unknown[] } {
  const asked: unknown[] = [];
  return {
    id,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    asked,
    async request(method, params) {
      asked.push([method, ...params]);
      if (!(method in answers)) throw new Error('rpc_missing');
      return answers[method];
    },
  };
}

/** A source whose requests are recorded, and answered by their path below the API, from several answers in turn. */
export function answering(
  answers: Readonly<Record<string, Answer | readonly Answer[]>>,
  options: BlockscoutOptions = {},
) {
  const sent: string[] = [];
  const inits: RequestInit[] = [];
  const counts = new Map<string, number>();
  globalThis.fetch = async (url, init = {}) => {
    sent.push(`${url}`);
    inits.push(init);
    const { pathname } = new URL(`${url}`);
    const path = pathname.replace(/^.*\/api\/v2\//, '');
    const count = counts.get(path) ?? 0;
    counts.set(path, count + 1);
    const all = [answers[path] ?? { status: 404, body: '<h1>Not here</h1>' }].flat();
    const answer = all[Math.min(count, all.length - 1)] ?? '';
    return typeof answer === 'string' ? new Response(answer) : new Response(answer.body, answer);
  };
  const clock = fakeClock();
  const source: Required<AccountSource> = createBlockscout(options, clock);
  return { source, sent, inits, clock };
}
