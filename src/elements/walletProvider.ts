import {
  type Eip1193EventName,
  type Eip1193Events,
  type Eip1193Provider,
  type RequestArguments,
  RpcErrorCode,
} from '../lib/requests/eip1193.js';
import { eip1193Listeners } from '../lib/requests/eip1193Listeners.js';

type Send = (args: RequestArguments) => Promise<unknown>;

/**
 * The EIP-1193 provider of an element: one object for the element's life, whichever wallet is connected. You can pass
 * it to viem, ethers or wagmi before anything has loaded.
 */
export class WalletProvider implements Eip1193Provider {
  readonly #listeners = eip1193Listeners();
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /**
   * Sends a request to the connected wallet. Rejects with 4900 if none is connected, otherwise with the wallet's error.
   * The error's code is always a number: -32603 if the wallet gave none.
   */
  async request(args: RequestArguments): Promise<unknown> {
    try {
      return await this.#send(args);
    } catch (thrown) {
      throw hasNumber(thrown) ? thrown : notSent(thrown);
    }
  }

  on<Name extends Eip1193EventName>(event: Name, listener: Eip1193Events[Name]): this {
    this.#listeners.on(event, listener);
    return this;
  }

  removeListener<Name extends Eip1193EventName>(event: Name, listener: Eip1193Events[Name]): this {
    this.#listeners.removeListener(event, listener);
    return this;
  }

  /** Calls all listeners, even if one throws. */
  emit<Name extends Eip1193EventName>(event: Name, payload: Parameters<Eip1193Events[Name]>[0]): void {
    this.#listeners.emit(event, payload);
  }
}

const hasNumber = (error: unknown) => typeof (error as { code?: unknown }).code === 'number';

/** Request handling always rejects with a numeric code, so an error without one means that it failed to load. */
function notSent(cause: unknown): Error {
  const message = cause instanceof Error ? cause.message : 'The request could not be sent.';
  return Object.assign(new Error(message, { cause }), { code: RpcErrorCode.disconnected });
}
