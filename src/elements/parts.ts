import { WalletModalError } from '../lib/errors.js';
import type { Session, SessionHooks } from './session.js';
import type { WalletModalElement } from './wallet-modal-element.js';

/**
 * The parts of an element that are loaded when they are needed: the session (state, wallets) and the interface.
 * A part that could not be loaded is loaded again the next time.
 */
export class Parts {
  #session: Promise<Session> | undefined;
  #interface: Promise<() => void> | undefined;
  readonly #waiting: ((session: Session) => void)[] = [];

  readonly #element: WalletModalElement;
  readonly #hooks: SessionHooks;

  constructor(element: WalletModalElement, hooks: SessionHooks) {
    this.#element = element;
    this.#hooks = hooks;
  }

  /** The session if it is there or on its way. */
  get started(): Promise<Session> | undefined {
    return this.#session;
  }

  session(): Promise<Session> {
    this.#session ??= this.#load(async () => {
      const { createSession } = await import('./session.js');
      const session = await createSession(this.#element, this.#hooks);
      for (const run of this.#waiting.splice(0)) run(session);
      return session;
    });
    this.#session.catch(() => {
      this.#session = undefined;
    });
    return this.#session;
  }

  /** Session and interface, asked for at once so that one round trip is enough. */
  async interface(): Promise<Session> {
    const session = this.session();
    this.#interface ??= this.#load(async () => {
      const { mountIsland } = await import('./island.js');
      return mountIsland(this.#element.shadowRoot as ShadowRoot, await session);
    });
    this.#interface.catch(() => {
      this.#interface = undefined;
    });
    await this.#interface;
    return session;
  }

  /** Runs once there is a session, without being the reason for one. */
  whenSession(run: (session: Session) => void): void {
    if (this.#session) this.#session.then(run, () => undefined);
    else this.#waiting.push(run);
  }

  /** Ends what was loaded; it starts afresh when it is needed again. */
  end(): void {
    const [session, unmount] = [this.#session, this.#interface];
    this.#session = undefined;
    this.#interface = undefined;
    // What never loaded needs no end.
    unmount?.then((run) => run(), () => undefined);
    session?.then((ended) => ended.dispose(), () => undefined);
  }

  async #load<T>(load: () => Promise<T>): Promise<T> {
    try {
      return await load();
    } catch (cause) {
      if (cause instanceof WalletModalError) throw cause;
      throw new WalletModalError('load_failed', 'The wallet window could not be loaded.', {
        details: 'Check that the files beside wallet-modal.js are served.',
        cause,
      });
    }
  }
}
