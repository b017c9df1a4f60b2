import type { CaipAddress } from '../../../src/lib/networks/caip.js';
import { networkOf } from '../../../src/lib/networks/caip.js';
import type { SignInProof } from '../../../src/lib/siwe/signInProof.js';
import type { SiweDraft, SiweService, SiweVisit } from '../../../src/lib/siwe/siweService.js';
import { type Deferred, deferred } from '../../support/promises.js';

export const visitOf = (account: CaipAddress, expiresAt?: number): SiweVisit => ({
  account,
  network: networkOf(account),
  expiresAt,
});

type Step = 'request' | 'draft' | 'sign' | 'verify' | 'visit' | 'signOut';

export interface FakeSiwe extends SiweService {
  /** Calls, as text. */
  readonly log: string[];
  /** Steps that were aborted. */
  readonly aborted: Step[];
  /** Steps that the test answers. All others succeed at once. */
  readonly held: Map<Step, Deferred<unknown>>;
  /** Steps that fail. */
  readonly broken: Map<Step, Error>;
  /** The visitor signed in at the site. */
  visitor: SiweVisit | undefined;
  now: () => number;
  /** Holds a step until the test answers it. */
  hold(step: Step): Deferred<unknown>;
}

/** A site that accepts every proof, and a wallet that signs every message. */
export function fakeSiwe(): FakeSiwe {
  const held = new Map<Step, Deferred<unknown>>();
  const broken = new Map<Step, Error>();
  const log: string[] = [];
  const aborted: Step[] = [];
  let nonces = 0;

  async function take(step: Step, about: string, signal: AbortSignal): Promise<void> {
    log.push(about ? `${step} ${about}` : step);
    signal.addEventListener('abort', () => aborted.push(step));
    await held.get(step)?.promise;
    signal.throwIfAborted();
    const error = broken.get(step);
    if (error) throw error;
  }

  function draft(account: CaipAddress): SiweDraft {
    nonces += 1;
    const request = {
      domain: 'shop.example',
      uri: 'https://shop.example',
      nonce: `nonce000${nonces}`,
      issuedAt: '2026-11-24T12:00:00.000Z',
      chains: [networkOf(account)],
    };
    return {
      account,
      network: networkOf(account),
      request,
      message: `message ${nonces}`,
      madeAt: siwe.now(),
    };
  }

  const siwe: FakeSiwe = {
    log,
    aborted,
    held,
    broken,
    visitor: undefined,
    now: () => 0,
    hold(step) {
      const answer = deferred<unknown>();
      held.set(step, answer);
      return answer;
    },
    async request(networks, { signal }) {
      await take('request', networks.join(), signal);
      return { ...draft(`${networks[0] ?? 'eip155:1'}:0x`).request, chains: networks };
    },
    async draft(account, _network, { signal }) {
      await take('draft', account, signal);
      return draft(account);
    },
    async sign({ account, message }, { signal }) {
      await take('sign', message, signal);
      return { account, message, signature: '0xsigned' } satisfies SignInProof;
    },
    async verify({ account, message }, _asked, { signal }) {
      await take('verify', message, signal);
      siwe.visitor = visitOf(account);
      return siwe.visitor;
    },
    async visit({ signal }) {
      await take('visit', '', signal);
      return siwe.visitor;
    },
    async signOut({ signal }) {
      await take('signOut', '', signal);
      siwe.visitor = undefined;
    },
  };
  return siwe;
}
