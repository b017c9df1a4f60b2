/** What a scripted wallet does with a request. */
export type ScriptAnswer =
  /** Does what was asked, without a prompt. */
  | 'approve'
  /** Rejects: with `error` as it is when given, else as a person does (4001). */
  | 'reject'
  /** Locks itself first, then does what a locked wallet does. */
  | 'lock'
  /** Rejects with -32002, as when an earlier request is still open. */
  | 'pending'
  /** Never answers. */
  | 'never'
  /** Goes away for good in the middle of the request. */
  | 'vanish'
  /** Answers `value` as it is, rejects with `error` as it is, or makes something odd up. */
  | 'nonsense';

/** One scripted answer. */
export interface ScriptStep {
  /** The method it waits for: its JSON-RPC name, or the feature of Wallet Standard. `*` is any. */
  readonly method: string;
  readonly answer: ScriptAnswer;
  /** For how many requests it is used; default 1, `Infinity` for all to come. */
  readonly times?: number;
  /** Waits so long before it answers. */
  readonly delayMs?: number;
  /** `approve` of a connection: the accounts to share. `nonsense`: the answer itself. */
  readonly value?: unknown;
  /** What to reject with, any value. */
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

/** Odd answers that were seen from real wallets, by method. */
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
