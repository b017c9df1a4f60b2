import { WalletModalError } from '../lib/errors.js';
import { toWalletModalError } from '../lib/errorText.js';
import type { SolanaProvider } from '../lib/solana/solanaProvider.js';
import type { Session, SessionHooks } from '../session/session.js';
import type { WalletModal } from './walletModal.js';

/** The head start of the first list's code over the interface's, in ms. */
const HEAD_START_MS = 100;

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
  #interface: Promise<() => void> | undefined;
  /** How many places show the balance. */
  balanceWatchers = 0;
  /** Set by the session once loaded, on pages with Solana networks. */
  solana: SolanaProvider | undefined;

  readonly #element: WalletModal;
  readonly #hooks: SessionHooks;

  constructor(element: WalletModal, hooks: SessionHooks) {
    this.#element = element;
    this.#hooks = hooks;
  }

  /**
   * Applies the settings of `<script type="application/json" slot="config">`, if there is one. Most pages have none, so
   * the code for it loads on demand too.
   */
  readConfig(): Promise<void> | undefined {
    const script = this.#element.querySelector(':scope > script[slot="config"]');
    if (!script) return undefined;
    this.#config = load(
      () => import('../settings/readConfigScript.js'),
      ({ readConfigScript }) => readConfigScript(this.#element, script),
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
   * Loads session and interface in parallel. The code of the first list gets a head start, as the interface is three
   * times its size. With a view, the first list is shown while the interface loads.
   */
  async interface(view?: string): Promise<Session> {
    const session = this.session();
    const first = Promise.all([session, import('../session/showFirst.js')]);
    // The caller gets the error below.
    first.then(([started, { showFirst }]) => showFirst(this.#element, started, view), ignore);
    this.#interface ??= load(
      async () => {
        await Promise.race([
          first.catch(ignore),
          new Promise((resolve) => setTimeout(resolve, HEAD_START_MS)),
        ]);
        return import('../session/mountIsland.js');
      },
      async ({ mountIsland }) => mountIsland(this.#element, await session),
      () => {
        this.#interface = undefined;
      },
    );
    await this.#interface;
    return session;
  }

  /** Counts a place that shows the balance, until the returned function is called. */
  watchBalance(): () => void {
    const count = (change: number) => {
      this.balanceWatchers += change;
      this.started?.then((session) => session.watchBalance(this.balanceWatchers), ignore);
    };
    let change = -1;
    count(1);
    return () => {
      count(change);
      change = 0;
    };
  }

  /** Ends all loaded parts. They start afresh when needed again. */
  end(): void {
    const [session, unmount] = [this.started, this.#interface];
    this.started = this.#interface = this.solana = undefined;
    // Parts that failed to load need no cleanup.
    unmount?.then((run) => run(), ignore);
    session?.then((ended) => ended.dispose(), ignore);
  }
}

/** Loads and starts a part. Rejects with `load_failed` if it cannot be loaded, or with the error of starting it. */
async function load<Part, T>(
  part: () => Promise<Part>,
  start: (part: Part) => Promise<T>,
  forget: () => void = ignore,
): Promise<T> {
  try {
    return await start(await part().catch(rejectAsLost));
  } catch (error) {
    forget();
    throw toWalletModalError(error);
  }
}

function rejectAsLost(cause: unknown): never {
  throw new WalletModalError('load_failed', 'The wallet window could not be loaded.', {
    details: 'Serve the files beside it.',
    cause,
  });
}
