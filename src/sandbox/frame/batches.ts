import type { Eip1193Provider } from '../../lib/requests/eip1193.js';
import { uuid } from '../../lib/uuid.js';

/** The status codes of EIP-5792. */
const PENDING = 100;
const CONFIRMED = 200;
const FAILED = 500;

interface Call {
  readonly to: string;
  readonly data?: string;
  readonly value?: string;
}

type Provider = Pick<Eip1193Provider, 'request'>;

/** Simulated EIP-5792 batches: the account sends one transaction per call, and the user approves each. */
export function batchMethods() {
  const batches = new Map<string, readonly string[]>();
  return {
    wallet_getCapabilities: async () => ({}),
    async wallet_sendCalls(provider: Provider, params: unknown) {
      const [batch] = params as [{ calls: readonly Call[] }];
      const [from] = (await provider.request({ method: 'eth_accounts' })) as string[];
      const hashes: string[] = [];
      for (const { to, data, value } of batch.calls) {
        const transaction = { from, to, ...(data ? { data } : {}), ...(value ? { value } : {}) };
        hashes.push(`${await provider.request({ method: 'eth_sendTransaction', params: [transaction] })}`);
      }
      const id = uuid();
      batches.set(id, hashes);
      return id;
    },
    async wallet_getCallsStatus(provider: Provider, params: unknown) {
      const [id = ''] = params as string[];
      const hashes = batches.get(id);
      if (!hashes) throw new Error('There is no such batch.');
      const read = (hash: string) =>
        provider.request({ method: 'eth_getTransactionReceipt', params: [hash] });
      const receipts = (await Promise.all(hashes.map(read))) as ({ status: string } | null)[];
      const isDone = receipts.every(Boolean);
      const hasFailed = receipts.some((receipt) => receipt?.status === '0x0');
      return {
        id,
        status: hasFailed ? FAILED : isDone ? CONFIRMED : PENDING,
        receipts: receipts.filter(Boolean),
      };
    },
  };
}

export function isBatchMethod(method: string): method is keyof ReturnType<typeof batchMethods> {
  return ['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus'].includes(method);
}
