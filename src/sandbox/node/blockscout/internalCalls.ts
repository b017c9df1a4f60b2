import { type Address, createPublicClient, type Hex, http } from 'viem';

/** A contract's call, as reported by a trace of the local chain. */
export interface InternalCall {
  readonly index: number;
  readonly type: string;
  readonly from: Address;
  readonly to: Address | null;
  readonly value: bigint;
  readonly error: string | null;
}

interface Trace {
  readonly type: string;
  readonly from: Address;
  readonly to?: Address;
  readonly value?: Hex;
  readonly error?: string;
  readonly calls?: readonly Trace[];
}

/**
 * Traces a transaction on a local chain, once per hash, and returns its internal calls in order, without the transaction
 * itself.
 */
export function createInternalCalls(rpcUrl: string) {
  const client = createPublicClient({ transport: http(rpcUrl, { retryCount: 0 }) });
  const asked = new Map<Hex, Promise<readonly InternalCall[]>>();

  async function read(hash: Hex): Promise<readonly InternalCall[]> {
    const trace = (await client.request({
      method: 'debug_traceTransaction',
      params: [hash, { tracer: 'callTracer' }],
    } as never)) as Trace;
    return flat(trace)
      .map((call, index) => ({
        index,
        type: call.type.toLowerCase(),
        from: call.from,
        to: call.to ?? null,
        value: BigInt(call.value ?? 0),
        error: call.error ?? null,
      }))
      .slice(1);
  }

  return (hash: Hex) => {
    const calls = asked.get(hash) ?? read(hash);
    asked.set(hash, calls);
    return calls;
  };
}

const flat = (trace: Trace): readonly Trace[] => [trace, ...(trace.calls ?? []).flatMap(flat)];
