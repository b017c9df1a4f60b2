import { callAll } from '../lib/callAll.js';
import {
  type Eip1193EventName,
  type Eip1193Events,
  type Eip1193Provider,
  type RequestArguments,
  RpcErrorCode,
} from '../lib/requests/eip1193.js';

type Send = (args: RequestArguments) => Promise<unknown>;

/**
 * The EIP-1193 provider of an element: one object for its whole life, whatever wallet is connected. It can be handed
 * to viem, ethers or wagmi before anything is loaded.
 */
export class WalletProvider implements Eip1193Provider {
  readonly #listeners = new Map<string, Set<(payload: never) => void>>();
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /**
   * Sends a request to the connected wallet. Rejects with 4900 when there is none, else as the wallet did: always with an
   * error that has a number as its code, -32603 where the wallet gave none.
   */
  async request(args: RequestArguments): Promise<unknown> {
    try {
      return await this.#send(args);
    } catch (thrown) {
      throw hasNumber(thrown) ? thrown : notSent(thrown);
    }
  }

  on<Name extends Eip1193EventName>(event: Name, listener: Eip1193Events[Name]): this {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener));
    return this;
  }

  removeListener<Name extends Eip1193EventName>(event: Name, listener: Eip1193Events[Name]): this {
    this.#listeners.get(event)?.delete(listener);
    return this;
  }

  /** Tells listeners; one that throws does not keep the others from hearing it. */
  emit<Name extends Eip1193EventName>(event: Name, payload: Parameters<Eip1193Events[Name]>[0]): void {
    callAll(this.#listeners.get(event) ?? [], payload as never);
  }
}

const hasNumber = (error: unknown) => typeof (error as { code?: unknown }).code === 'number';

/** What answers requests always rejects with a number as the code. Without one it could not even be loaded. */
function notSent(cause: unknown): Error {
  const message = cause instanceof Error ? cause.message : 'The request could not be sent.';
  return Object.assign(new Error(message, { cause }), { code: RpcErrorCode.disconnected });
}
