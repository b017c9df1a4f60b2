import type { Directory } from '../../api/directory/createDirectory.js';
import type { Services } from '../../atoms/hostServices.js';
import type { DirectorySetting } from '../../lib/config.js';
import { WalletModalError } from '../../lib/errors.js';
import { toMessage } from '../../lib/errorText.js';
import { loadOnce } from '../../lib/loadOnce.js';
import { loadPart } from '../../lib/loadPart.js';
import { isSourceName } from '../../lib/sources/sourceNames.js';
import { withNames } from '../../lib/sources/withNames.js';
import { parseDataUrl } from '../../lib/untrusted/dataUrl.js';
import { safeIcon } from '../../lib/untrusted/sanitize.js';
import { wait } from '../../lib/wait.js';
import { askFirstWallets } from '../../lib/wallets/askFirstWallets.js';
import { keepAnswers } from '../../lib/wallets/keepAnswers.js';
import { pictureOfSource, readSourceWallets } from '../../lib/wallets/readSourceWallets.js';
import type { WalletPage, WalletQuery, WalletSource } from '../../lib/wallets/walletSource.js';
import { readWalletSources } from '../../settings/services/readWalletSources.js';
import { readAndReport } from '../readAndReport.js';

const DEADLINE_MS = 15_000;

const NO_WALLETS: WalletPage = { wallets: [], count: 0 };

/**
 * The directory of a site with its own wallet sources. The first source with an answer wins, and the directory service comes
 * last if there is one. Reports each failing source once, and invalid settings.
 */
export async function createWalletDirectory(
  { sources: given, hosted }: Pick<DirectorySetting, 'sources' | 'hosted'>,
  { clock, host }: Pick<Services, 'clock' | 'host'>,
): Promise<Directory> {
  const setting = await withNames(given, (entry) =>
    isSourceName('walletSource', entry) ? openList() : undefined,
  );
  const sources = await readAndReport((complain) => readWalletSources(setting, complain), host.report);
  const told = new Set<WalletSource>();
  const openHosted =
    hosted &&
    loadOnce(async () => {
      const part = await import('../../api/directory/createDirectory.js');
      return part.createDirectory({ setting: hosted, clock });
    });

  /** `answer` is the page's code, which may throw. */
  function ask<T>(source: WalletSource, signal: AbortSignal, answer: () => Promise<T>): Promise<T> {
    const asked = (async () => answer())();
    return wait(asked, { signal, deadlineMs: DEADLINE_MS, clock, what: source.name });
  }

  async function askAll(query: WalletQuery, signal: AbortSignal): Promise<WalletPage> {
    const failures = new Map<WalletSource, WalletModalError>();
    function tell() {
      for (const [source, failure] of failures) {
        if (!told.has(source)) host.report(failure);
        told.add(source);
      }
    }
    for (const source of sources) {
      try {
        const answer = await ask(source, signal, () => source.wallets(query, { signal }));
        if (answer === undefined) continue;
        const page = readSourceWallets(answer, query, source);
        tell();
        return page;
      } catch (cause) {
        if (signal.aborted) throw cause;
        failures.set(source, failureOf(source, cause));
      }
    }
    const directory = openHosted?.();
    if (directory) {
      tell();
      return (await directory).wallets(query, signal);
    }
    // The caller reports it.
    for (const failure of failures.values()) throw failure;
    return NO_WALLETS;
  }

  const wallets = keepAnswers(askAll);
  return {
    wallets,
    firstWallets: (question, signal, tell) =>
      askFirstWallets((query) => wallets(query, signal), question, tell),
    isAnalyticsEnabled: async (signal) => (await openHosted?.())?.isAnalyticsEnabled(signal) ?? false,
    async picture(kind, imageId, signal) {
      const id = kind === 'wallet' ? pictureOfSource(imageId) : undefined;
      const directory = id === undefined ? await openHosted?.() : undefined;
      if (directory) return directory.picture(kind, imageId, signal);
      for (const source of id === undefined ? [] : sources) {
        const asked = ask(source, signal, async () => source.picture?.(id ?? '', { signal }));
        // The wallet's initial replaces it.
        const url = await asked.catch(() => undefined);
        const picture = parseDataUrl(safeIcon(url) ?? '');
        if (picture) return picture;
      }
      throw new WalletModalError('directory_failed', 'There is no such picture.');
    },
  };
}

async function openList(): Promise<WalletSource> {
  return (await loadPart(import('../../sources/walletList/walletList.js'))).walletList();
}

function failureOf({ name }: WalletSource, cause: unknown): WalletModalError {
  return new WalletModalError('directory_failed', 'A source of wallets cannot be read.', {
    details: `${name}: ${toMessage(cause)}`,
    cause,
  });
}
