import { createChainApi } from '../../../src/api/chain/createChainApi.js';
import { fakeClock } from '../../support/fakeClock.js';

/** A request as `fetch` got it. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly cache: string | undefined;
}

const realFetch = globalThis.fetch;
after(() => {
  globalThis.fetch = realFetch;
});

/** A chain API whose requests are recorded and answered with these texts in turn, the last one again and again. */
export function answering(...answers: readonly (string | { readonly status: number })[]) {
  const sent: Sent[] = [];
  globalThis.fetch = async (url, { method = 'GET', headers, body, cache } = {}) => {
    sent.push({
      method,
      url: `${url}`,
      headers: Object.fromEntries(new Headers(headers)),
      body: body ?? undefined,
      cache,
    });
    const answer = answers[Math.min(sent.length, answers.length) - 1] ?? '';
    return typeof answer === 'string' ? new Response(answer) : new Response(null, answer);
  };
  const clock = fakeClock();
  const setting = { url: 'https://rpc.walletconnect.org', projectId: 'p1', isHosted: true };
  return { api: createChainApi({ setting, clock }), sent, clock };
}
