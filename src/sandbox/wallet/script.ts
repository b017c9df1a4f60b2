/** A scripted wallet's reaction to a request. */
export type ScriptAnswer =
  /** Runs the method without a prompt. */
  | 'approve'
  /** Rejects: with the exact `error` if given, otherwise like a user (4001). */
  | 'reject'
  /**
   * Runs the method without a prompt, then rejects as `reject` does, like a wallet that reports a sent transaction as declined.
   */
  | 'reject-after'
  /** Locks itself first, then behaves like a locked wallet. */
  | 'lock'
  /** Rejects with -32002, as if an earlier request were still open. */
  | 'pending'
  /** Never answers. */
  | 'never'
  /** Disappears for good in the middle of the request. */
  | 'vanish'
  /** Answers the exact `value`, rejects with the exact `error`, or makes up an invalid answer. */
  | 'nonsense';

/** One scripted answer. */
export interface ScriptStep {
  /** The method that it applies to: a JSON-RPC name, or a Wallet Standard feature. `*` matches any. */
  readonly method: string;
  readonly answer: ScriptAnswer;
  /** The number of requests that it applies to; default 1, `Infinity` for all. */
  readonly times?: number;
  /** The delay before the answer, in ms. */
  readonly delayMs?: number;
  /** For `approve` of a connection: the accounts to share. For `nonsense`: the answer. */
  readonly value?: unknown;
  /** The value to reject with, of any type. */
  readonly error?: unknown;
}

export interface Script<Step = ScriptStep> {
  add(steps: readonly Step[]): void;
  /** The step for this request, counted against its `times`. */
  take(method: string): Step | undefined;
  clear(): void;
}

export function createScript<Step extends ScriptStep = ScriptStep>(): Script<Step> {
  let entries: { step: Step; left: number }[] = [];
  return {
    add(steps) {
      entries.push(...steps.map((step) => ({ step, left: step.times ?? 1 })));
    },
    take(method) {
      const entry = entries.find(({ step }) => step.method === method || step.method === '*');
      if (!entry) return undefined;
      entry.left -= 1;
      if (entry.left <= 0) entries = entries.filter((other) => other !== entry);
      return entry.step;
    },
    clear() {
      entries = [];
    },
  };
}

/** Invalid answers seen from real wallets, by method. */
export function nonsenseFor(method: string): unknown {
  switch (method) {
    case 'eth_requestAccounts':
    case 'eth_accounts':
      return [null, 42, 'not an address', '0x1234'];
    case 'eth_chainId':
      return 'mainnet';
    case 'personal_sign':
    case 'eth_signTypedData_v4':
    case 'eth_sendTransaction':
      return { jsonrpc: '2.0', result: null };
    default:
      return [[]];
  }
}
