import { createHostedOnRamp } from '../../../src/api/chain/onramp/createHostedOnRamp.js';
import { createHostedQuotes } from '../../../src/api/chain/swap/createHostedQuotes.js';
import { readChainApi } from '../../support/chainApi.js';
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

export type Answer = string | { readonly status: number; readonly body?: string };

const setting = { url: 'https://rpc.walletconnect.org', projectId: 'p1', isHosted: true };

/** Records requests and answers them with these texts in turn, repeating the last one. */
function record(answers: readonly Answer[]) {
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
    return typeof answer === 'string' ? new Response(answer) : new Response(answer.body ?? null, answer);
  };
  return { sent, clock: fakeClock() };
}

/** A chain API whose requests are recorded and answered. */
export function answering(...answers: readonly Answer[]) {
  const { sent, clock } = record(answers);
  return { api: readChainApi({ setting, clock }), sent, clock };
}

/** The same for a visitor who is connected through a wallet app. */
export function answeringApp(clientId: string | undefined, ...answers: readonly Answer[]) {
  const { sent, clock } = record(answers);
  return { api: readChainApi({ setting, clock, clientId: async () => clientId }), sent };
}

/** The same for the chain API's quotes. */
export function quoting(...answers: readonly Answer[]) {
  const { sent, clock } = record(answers);
  return { source: createHostedQuotes({ setting, clock }), sent, clock };
}

/** The same for the chain API as a seller. `isHosted` selects the hosted service. */
export function selling({ isHosted }: { isHosted: boolean }, ...answers: readonly Answer[]) {
  const { sent, clock } = record(answers);
  const url = isHosted ? setting.url : 'https://chain.example:8443/api';
  return { hosted: createHostedOnRamp({ setting: { ...setting, url, isHosted }, clock }), sent, clock };
}
