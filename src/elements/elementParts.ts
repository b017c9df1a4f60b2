import { lostFileHint } from '../lib/browser/lostFileHint.js';
import { page } from '../lib/browser/page.js';
import { WalletModalError } from '../lib/errors.js';
import { toWalletModalError } from '../lib/errorText.js';
import { reportError } from '../lib/reportError.js';
import type { SolanaProvider } from '../lib/solana/solanaProvider.js';
import type { WalletSummary } from '../lib/state.js';
import type { ButtonTextKey } from '../locales/en/enButtons.js';
import { loadLanguage } from '../locales/languages.js';
import type { OpenInterface } from '../session/createPresentation.js';
import type { Session, SessionHooks } from '../session/session.js';
import { objectPropertyNames } from '../settings/objectProperties.js';
import { settingNames } from '../settings/settingNames.js';
import { sharedSettings } from '../settings/sharedSettings.js';
import { siteLocale } from '../settings/siteLocale.js';
import { buttonText } from './language/buttonText.js';
import { followLanguage } from './language/followLanguage.js';
import { type MemoryKeys, memoryKeys } from './memoryKeys.js';
import type { WalletModal } from './walletModal.js';

/** The head start of the first list's code over the interface's, in ms: about what a slow connection needs to load it. */
const HEAD_START_MS = 40;

/** The parts of each modal, for the other elements. */
const partsOf = new WeakMap<WalletModal, ElementParts>();

/**
 * Runs a callback with a modal's session, for the other elements. Does nothing if no session was needed yet, or if it
 * can't be loaded.
 */
export function withSession(modal: WalletModal | undefined | null, run: (session: Session) => void): void {
  partsOf.get(modal as WalletModal)?.ifStarted(run);
}

/** The settings in the page's markup. */
export const configScript = (modal: WalletModal) => modal.querySelector(':scope > script[slot="config"]');

/** Ignores a rejection that is already reported or does not matter. */
export const ignore = () => undefined;

/**
 * The parts of an element that load on demand: the session (state, wallets) and the interface. A part that failed to
 * load is tried again next time.
 */
export class ElementParts {
  #config: Promise<void> | undefined;
  /** The session, if loaded or loading. */
  started: Promise<Session> | undefined;
  readonly settings = sharedSettings;
  readonly loadLanguage = loadLanguage;
  /** The number of places that show the balance. */
  balanceWatchers = 0;
  /** Whether the tag was in the page's markup. A tag that React creates has fields of React before it is in the page. */
  isWritten: boolean | undefined;
  /** Set by the session once loaded, on pages with Solana networks. */
  solana: SolanaProvider | undefined;
  /** Set by the session once they were read. */
  wallets: readonly WalletSummary[] = [];

  readonly #element: WalletModal;
  readonly #hooks: SessionHooks;
  #presence = new AbortController();
  #translate: Parameters<SessionHooks['translate']>[0] | undefined;

  constructor(element: WalletModal, hooks: Omit<SessionHooks, 'translate'>) {
    this.#element = element;
    this.#hooks = {
      ...hooks,
      translate: (translate) => {
        this.#translate = translate;
        this.#textsChanged();
      },
    };
    partsOf.set(element, this);
  }

  readonly #textsChanged = () => this.#hooks.publish(this.#element.state);

  /** A text of the buttons in the modal's language. Empty until that has loaded. */
  text(key: ButtonTextKey, params: Readonly<Record<string, string>>): string {
    return this.#translate?.(key, params) ?? buttonText(this.#element, key, params, this.#textsChanged);
  }

  get memoryKeys(): MemoryKeys {
    return memoryKeys(this.#element);
  }

  /**
   * Applies the settings of `<script type="application/json" slot="config">`, if there is one. Most pages have none, so
   * its code loads on demand.
   */
  readConfig(): Promise<void> | undefined {
    const script = configScript(this.#element);
    if (!script) return undefined;
    this.#config = load(
      () => import('../settings/readConfigScript.js'),
      ({ readConfigScript }) =>
        readConfigScript(this.#element, script, {
          page: page(),
          settingNames,
          objectPropertyNames,
          complain: (details) => reportError(this.#element, unusable(details)),
        }),
      () => {
        this.#config = undefined;
      },
    );
    // Starting the session reports the failure.
    this.#config.catch(ignore);
    return this.#config;
  }

  session(): Promise<Session> {
    this.started ??= load(
      () => import('../session/createSession.js'),
      async ({ createSession }) => {
        await (this.#config ?? this.readConfig());
        return createSession(this.#element, this.#hooks, this);
      },
      () => {
        this.started = undefined;
      },
    );
    return this.started;
  }

  /**
   * Loads the session and the interface in parallel, and prepares the interface. The code of the first list gets a head start,
   * as the interface is three times its size. With a view, the first list may be shown meanwhile.
   */
  async interface(view?: string): Promise<OpenInterface> {
    const session = this.session();
    const firstList = loadCode(() => import('../session/firstListPart.js'));
    // In parallel with the code rather than after the session, which asks for them again.
    loadLanguage(siteLocale(this.#element) ?? 'en')
      .then((language) => language.parts())
      .catch(ignore);
    const island = Promise.race([
      Promise.all([session, firstList]).catch(ignore),
      new Promise((resolve) => setTimeout(resolve, HEAD_START_MS)),
    ]).then(() => loadCode(() => import('../session/mountIsland.js')));
    // Only `prepare` waits for these, and it may never run.
    firstList.catch(ignore);
    island.catch(ignore);
    const { presentation } = await session;
    return presentation.prepare({ firstList, interface: island }, view);
  }

  /**
   * Listens to the page around the element until it ends or is moved. Reads the settings again, because they include the
   * language.
   */
  followPage(onLanguage: () => void, onOtherTabs: () => void): void {
    this.#presence.abort();
    this.#presence = new AbortController();
    const { signal } = this.#presence;
    // Another tab may have connected, also while this page was in the back-forward cache.
    for (const type of ['storage', 'pageshow']) addEventListener(type, onOtherTabs, { signal });
    followLanguage(this.#element, onLanguage, signal);
    this.ifStarted((session) => session.configure());
  }

  /** Counts a place that shows the balance, until the returned function is called. */
  watchBalance(): () => void {
    const count = (change: number) => {
      this.balanceWatchers += change;
      this.ifStarted((session) => session.watchBalance(this.balanceWatchers));
    };
    let change = -1;
    count(1);
    return () => {
      count(change);
      change = 0;
    };
  }

  /** The wallets as far as they are known. Starts to look for them. */
  readWallets(): readonly WalletSummary[] {
    if (this.#element.isConnected) this.session().then((session) => session.offerWallets(), ignore);
    return this.wallets;
  }

  /** Runs a callback with the session once it has loaded. Does nothing if none was requested, or if it can't be loaded. */
  ifStarted(run: (session: Session) => void): void {
    this.started?.then(run, ignore);
  }

  /** Ends all loaded parts. They start again when needed. */
  end(): void {
    this.#presence.abort();
    this.ifStarted((session) => session.dispose());
    this.started = this.solana = undefined;
    this.wallets = [];
  }
}

/** Loads code and starts it. Rejects with `load_failed` if it cannot be loaded, or with the error of starting it. */
async function load<Code, T>(
  code: () => Promise<Code>,
  start: (code: Code) => Promise<T>,
  forget: () => void,
): Promise<T> {
  try {
    return await start(await loadCode(code));
  } catch (error) {
    forget();
    throw toWalletModalError(error);
  }
}

async function loadCode<Code>(code: () => Promise<Code>): Promise<Code> {
  try {
    return await code();
  } catch (cause) {
    throw new WalletModalError('load_failed', 'The wallet window could not be loaded.', {
      details: lostFileHint(),
      cause,
    });
  }
}

function unusable(details: string): WalletModalError {
  return new WalletModalError('config_invalid', 'The settings in the config slot cannot be used.', {
    details,
  });
}
