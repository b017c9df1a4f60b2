import { isEvmAddress } from '../../../src/lib/networks/caip.js';
import type {
  Eip1193EventName,
  Eip1193Provider,
  RequestArguments,
} from '../../../src/lib/requests/eip1193.js';
import type { SandboxWallet } from '../../../src/sandbox/index.js';

type Listener = (value: never) => void;

/**
 * A wallet whose provider does everything unusual that EIP-1193 allows, and some that it forbids: methods that need
 * their object, thenables instead of promises, junk among the accounts, network ids of another type, rejections that
 * are not errors, and every event twice with extra data.
 */
export class HostileProvider {
  readonly #wallet: SandboxWallet;
  readonly #wrapped = new Map<Listener, Listener>();

  constructor(wallet: SandboxWallet) {
    this.#wallet = wallet;
  }

  request(args: RequestArguments): Promise<unknown> {
    const answer = this.#wallet.provider.request(args).then(
      (value) => Object.freeze(this.#disguise(args.method, value)),
      ({ code, message, data }) => {
        throw Object.assign(Object.create(null), { code: `${code}`, message, data });
      },
    );
    // biome-ignore lint/suspicious/noThenProperty: some wallets return their own thenables.
    return { then: answer.then.bind(answer) } as Promise<unknown>;
  }

  on(event: Eip1193EventName, listener: Listener): void {
    const twice = (value: unknown) => {
      for (let time = 0; time < 2; time += 1) (listener as (...values: unknown[]) => void)(value, 'more');
    };
    this.#wrapped.set(listener, twice);
    this.#wallet.provider.on(event, twice);
  }

  removeListener(event: Eip1193EventName, listener: Listener): void {
    this.#wallet.provider.removeListener(event, this.#wrapped.get(listener) as () => void);
  }

  #disguise(method: string, value: unknown): unknown {
    if (method === 'eth_chainId' && typeof value === 'string' && value.startsWith('0x')) {
      return value === '0x' || value === '0x0' ? value : BigInt(value);
    }
    if (!Array.isArray(value) || !value.some(isEvmAddress)) return value;
    return [null, ...value.map((one) => one.toLowerCase()), 7, ...value, { address: value[0] }];
  }
}

export function hostileProvider(wallet: SandboxWallet): Eip1193Provider {
  return new HostileProvider(wallet) as unknown as Eip1193Provider;
}
