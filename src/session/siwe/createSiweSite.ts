import type { Clock } from '../../lib/clock.js';
import { siweMessageError } from '../../lib/commonErrors.js';
import type { SiweSetting } from '../../lib/config.js';
import type { InTurn } from '../../lib/createTurns.js';
import { type ErrorCode, WalletModalError } from '../../lib/errors.js';
import { abortedError, toMessage } from '../../lib/errorText.js';
import { loadPart } from '../../lib/loadPart.js';
import { addressOf, type CaipAddress, type CaipNetworkId } from '../../lib/networks/caip.js';
import { readMessageParams } from '../../lib/siwe/readMessageParams.js';
import { readSiweSession } from '../../lib/siwe/readSiweSession.js';
import type { SignInRequest } from '../../lib/siwe/signInRequest.js';
import type { SiweFunctions, SiweMessageArgs, SiweSigned } from '../../lib/siwe/siwe.js';
import { isSiweNonce, randomNonce } from '../../lib/siwe/siweNonce.js';
import type { SiweVisit } from '../../lib/siwe/siweService.js';
import { wait } from '../../lib/wait.js';
import { readSiweSite } from '../../settings/services/readSiweSite.js';
import { readAndReport } from '../readAndReport.js';

/** Longer than the deadline of a call to the server at `siwe-url`. */
const DEADLINE_MS = 15_000;

/** Errors that are more precise than `siwe_failed`. */
const PASSED_ON: ReadonlySet<ErrorCode> = new Set(['siwe_failed', 'siwe_refused', 'load_failed', 'aborted']);

/** The site's part of signing in. Every answer is checked and has a deadline. Rejects with a `WalletModalError`. */
export interface SiweSite {
  /** Whether the site composes its own message. */
  readonly hasOwnMessage: boolean;
  /** The sign-in request, with a new nonce. */
  request(
    account: CaipAddress | undefined,
    networks: readonly CaipNetworkId[],
    signal: AbortSignal,
  ): Promise<SignInRequest>;
  message(args: SiweMessageArgs, signal: AbortSignal): Promise<string>;
  verify(signed: SiweSigned, signal: AbortSignal): Promise<void>;
  visit(signal: AbortSignal): Promise<SiweVisit | undefined>;
  signOut(signal: AbortSignal): Promise<void>;
  tellSignedIn(visit: SiweVisit): void;
}

/** Opens the site's part: the page's own functions, or its server. */
export async function createSiweSite(setting: SiweSetting, parts: SiteParts): Promise<SiweSite> {
  const found = await readAndReport((complain) => readSiweSite(setting, complain), parts.report);
  if (!found) throw failed('The setting cannot be used.');
  const server = found.url === undefined ? {} : await loadServer(found.url, parts.clock);
  return checkedSite({ ...server, ...found.own }, parts);
}

interface SiteParts {
  readonly clock: Clock;
  /**
   * Runs the requests to the site one at a time. Many servers set a cookie with a visitor's first answers; of several at once,
   * the last cookie stays, which may not be the nonce's.
   */
  readonly inTurn: InTurn;
  readonly report: (error: WalletModalError) => void;
}

async function loadServer(url: string, clock: Clock): Promise<SiweFunctions> {
  const { createSiweServer } = await loadPart(import('../../api/siwe/createSiweServer.js'));
  return createSiweServer(url, { clock });
}

const failed = (details: string, cause?: unknown) =>
  new WalletModalError('siwe_failed', 'The sign-in server did not answer as it should.', { details, cause });

function checkedSite(siwe: SiweFunctions, { clock, inTurn, report }: SiteParts): SiweSite {
  async function ask<T>(
    what: keyof SiweFunctions,
    question: () => T,
    signal: AbortSignal,
  ): Promise<Awaited<T>> {
    const named = { clock, what: `"${what}"` };
    // Lasts until the answer, even after we stop waiting: its cookie still counts.
    const turn = inTurn(async () => {
      signal.throwIfAborted();
      // A function of the site may throw before it returns a promise.
      const answer = (async () => question())();
      return wait(answer, { ...named, deadlineMs: DEADLINE_MS });
    });
    try {
      return await wait(turn, { ...named, signal });
    } catch (cause) {
      if (signal.aborted) throw abortedError(signal.reason);
      if (cause instanceof WalletModalError && PASSED_ON.has(cause.code)) throw cause;
      throw failed(`siwe.${what}: ${toMessage(cause)}`, cause);
    }
  }

  /** Notifies the site. An error in its code must not undo the sign-in or sign-out. */
  function tell(what: 'onSignIn' | 'onSignOut', call: () => void) {
    try {
      call();
    } catch (cause) {
      report(failed(`siwe.${what}: ${toMessage(cause)}`, cause));
    }
  }

  async function nonce(account: CaipAddress | undefined, signal: AbortSignal): Promise<string> {
    if (!siwe.getNonce) return randomNonce();
    const answer: unknown = await ask('getNonce', () => siwe.getNonce?.(account), signal);
    if (isSiweNonce(answer)) return answer;
    throw failed('siwe.getNonce must give 8 or more letters and digits.');
  }

  async function params(signal: AbortSignal) {
    const answer = await ask('getMessageParams', () => siwe.getMessageParams?.(), signal);
    const read = readMessageParams(answer);
    if ('params' in read) return read.params;
    throw siweMessageError({
      details: `The "${read.unusable}" of siwe.getMessageParams cannot be used.`,
    });
  }

  return {
    hasOwnMessage: siwe.createMessage !== undefined,
    async request(account, chains, signal) {
      const wishes = await params(signal);
      const { domain = location.host, uri = location.origin, issuedAt } = wishes;
      if (domain !== location.host && domain !== location.hostname) {
        throw siweMessageError({
          details: `Its domain is "${domain}", and that of this page is "${location.host}". Wallets warn of that.`,
        });
      }
      const now = new Date(clock.now()).toISOString();
      // Last, because some servers forget a nonce after any other request.
      const fresh = await nonce(account, signal);
      return { ...wishes, domain, uri, issuedAt: issuedAt ?? now, nonce: fresh, chains };
    },
    async message(args, signal) {
      const text: unknown = await ask('createMessage', () => siwe.createMessage?.(args), signal);
      return typeof text === 'string' ? text : '';
    },
    async verify(signed, signal) {
      // Only `true` counts. A looser check would accept any signature.
      if ((await ask('verifyMessage', () => siwe.verifyMessage?.(signed), signal)) === true) return;
      throw new WalletModalError('siwe_refused', 'Error verifying SIWE signature');
    },
    async visit(signal) {
      const session = readSiweSession(
        await ask('getSession', () => siwe.getSession?.(), signal),
        clock.now(),
      );
      if (session === 'unreadable') throw failed('siwe.getSession must give {address, chainId}, or null.');
      return session;
    },
    async signOut(signal) {
      tell('onSignOut', () => siwe.onSignOut?.());
      await ask('signOut', () => siwe.signOut?.(), signal);
    },
    tellSignedIn({ account, network, expiresAt }) {
      tell('onSignIn', () => siwe.onSignIn?.({ address: addressOf(account), chainId: network, expiresAt }));
    },
  };
}
