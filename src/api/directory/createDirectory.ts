import type { Clock } from '../../lib/clock.js';
import type { HostedDirectory } from '../../lib/config.js';
import { WalletModalError } from '../../lib/errors.js';
import type { Picture } from '../../lib/untrusted/dataUrl.js';
import { askFirstWallets, type FirstAnswers, type FirstQuestion } from '../../lib/wallets/askFirstWallets.js';
import { keepAnswers } from '../../lib/wallets/keepAnswers.js';
import type { WalletPage, WalletQuery } from '../../lib/wallets/walletSource.js';
import { type HttpService, READ_RETRY, statusOf } from '../http.js';
import { SDK_HEADERS, SDK_PARAMS } from '../sdkHeaders.js';
import { getAnalyticsConfig } from './getAnalyticsConfig.js';
import { getPicture, type PictureKind } from './getPicture.js';
import { getWallets } from './getWallets.js';

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

const DEADLINE_MS = 15_000;
/** Several times the size of the longest page of wallets. Pictures have their own limit. */
const MOST_BYTES = 1_000_000;
const FAILURE = {
  code: 'directory_failed',
  message: 'The directory of wallets cannot be read.',
  advice: 'Check directory-url or project-id, and connect-src.',
} as const;

export function createDirectory({ setting, clock }: { setting: HostedDirectory; clock: Clock }): Directory {
  const { url, projectId } = setting;
  // Anyone can name a token or currency, and these names would leave the folder of pictures.
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
  // There may be hundreds, and a custom header would add a preflight to each.
  const pictures: HttpService = { ...service, headers: {} };
  const asker = { projectId, ...SDK_PARAMS };
  const wallets = keepAnswers((query, signal) => getWallets(service, query, signal));
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
