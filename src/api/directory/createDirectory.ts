import type { Clock } from '../../lib/clock.js';
import type { DirectorySetting } from '../../lib/config.js';
import { WalletModalError } from '../../lib/errors.js';
import type { Picture } from '../../lib/untrusted/dataUrl.js';
import { type HttpService, READ_RETRY, statusOf } from '../http.js';
import { SDK_HEADERS, SDK_PARAMS } from '../sdkHeaders.js';
import { askFirstWallets, type FirstAnswers, type FirstQuestion } from './askFirstWallets.js';
import { getAnalyticsConfig } from './getAnalyticsConfig.js';
import { getPicture, type PictureKind } from './getPicture.js';
import { getWallets, type WalletPage, type WalletQuery } from './getWallets.js';

/** The directory of wallets. All methods reject with `directory_failed` or `aborted`. */
export interface Directory {
  /** Caches answers for this visit. */
  wallets(query: WalletQuery, signal: AbortSignal): Promise<WalletPage>;
  /** Reports the parts of the first list as they arrive. */
  firstWallets(
    question: FirstQuestion,
    signal: AbortSignal,
    tell: (part: Partial<FirstAnswers>) => void,
  ): Promise<void>;
  picture(kind: PictureKind, imageId: string, signal: AbortSignal): Promise<Picture>;
  /** Whether events may be sent, for pages that leave this to the directory. */
  isAnalyticsEnabled(signal: AbortSignal): Promise<boolean>;
}

/** How many answers to cache: enough for the whole list of a large directory and some searches. */
const MOST_ANSWERS = 60;
const DEADLINE_MS = 15_000;
/** Several times the longest page of wallets. Pictures have a limit of their own. */
const MOST_BYTES = 1_000_000;
const FAILURE = {
  code: 'directory_failed',
  message: 'The directory of wallets cannot be read.',
  advice: 'Check directory-url or project-id, and connect-src.',
} as const;

export function createDirectory({ setting, clock }: { setting: DirectorySetting; clock: Clock }): Directory {
  const { url, projectId } = setting;
  const answers = new Map<string, WalletPage>();
  // Anybody can name a token or a currency, and these names lead out of the folder of pictures.
  const missing = new Set(['token/.', 'token/..', 'currency/.', 'currency/..']);
  const service: HttpService = {
    baseUrl: url,
    headers: { 'x-project-id': projectId, ...SDK_HEADERS },
    clock,
    deadlineMs: DEADLINE_MS,
    mostBytes: MOST_BYTES,
    retry: READ_RETRY,
    failure: FAILURE,
  };
  // There may be hundreds, and with a header each would be two requests.
  const pictures: HttpService = { ...service, headers: {} };
  const asker = { projectId, ...SDK_PARAMS };
  async function wallets(query: WalletQuery, signal: AbortSignal): Promise<WalletPage> {
    const key = JSON.stringify(query);
    const known = answers.get(key);
    if (known) return known;
    const answer = await getWallets(service, query, signal);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (oldest !== undefined && answers.size > MOST_ANSWERS) answers.delete(oldest);
    return answer;
  }
  return {
    wallets,
    firstWallets: (question, signal, tell) =>
      askFirstWallets((query) => wallets(query, signal), question, tell),
    isAnalyticsEnabled: (signal) => getAnalyticsConfig(service, signal),
    async picture(kind, imageId, signal) {
      const key = `${kind}/${imageId}`;
      if (missing.has(key)) throw new WalletModalError(FAILURE.code, 'There is no such picture.');
      try {
        return await getPicture(pictures, kind, imageId, { asker, signal });
      } catch (error) {
        if (statusOf(error) === 404) missing.add(key);
        throw error;
      }
    },
  };
}
