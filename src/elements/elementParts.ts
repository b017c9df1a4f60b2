import { WalletModalError } from '../lib/errors.js';
import { toWalletModalError } from '../lib/errorText.js';
import type { SolanaProvider } from '../lib/solana/solanaProvider.js';
import type { Session, SessionHooks } from '../session/session.js';
import type { WalletModal } from './walletModal.js';

/** How long the first list has the network to itself, in ms. */
const HEAD_START_MS = 100;

/** For a rejection that was reported where it happened, or that is no news. */
export const ignore = () => undefined;

/**
 * The parts of an element that are loaded when they are needed: the session (state, wallets) and the interface.
 * A part that could not be loaded is loaded again the next time.
 */
export class ElementParts {
  #config: Promise<void> | undefined;
  /** The session if it is there or on its way. */
  started: Promise<Session> | undefined;
  #interface: Promise<() => void> | undefined;
  /** How many places show the balance. */
  balanceWatchers = 0;
  /** There as soon as the session has loaded it, on pages with Solana networks. */
  solana: SolanaProvider | undefined;

  readonly #element: WalletModal;
  readonly #hooks: SessionHooks;

  constructor(element: WalletModal, hooks: SessionHooks) {
    this.#element = element;
    this.#hooks = hooks;
  }

  /**
   * Takes over what `<script type="application/json" slot="config">` says, if there is one. Most pages have none, so
   * the code that reads it is a part as well.
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
    // Told when the session starts, which needs it.
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
   * Session and interface, with one round trip for both. What shows the first list is ahead of the rest, which is
   * three times as much; it is shown when the modal opens, with a view.
   */
  async interface(view?: string): Promise<Session> {
    const session = this.session();
    const first = Promise.all([session, import('../session/showFirst.js')]);
    // Who asked is told below.
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

  /** Ends what was loaded; it starts afresh when it is needed again. */
  end(): void {
    const [session, unmount] = [this.started, this.#interface];
    this.started = this.#interface = this.solana = undefined;
    // What never loaded needs no end.
    unmount?.then((run) => run(), ignore);
    session?.then((ended) => ended.dispose(), ignore);
  }
}

/**
 * Loads a part and starts it. Rejects with `load_failed` when it cannot be loaded; what fails when it starts is no
 * matter of the connection, and is told as it is.
 */
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
