import { pendingError, rejectedError } from '../rpcError.js';
import type { Approval, ApprovalRequest } from './approval.js';
import { sameAddress } from './params.js';
import type { ScriptStep } from './script.js';

/** A wallet's handling of unscripted requests that need consent. */
export type SandboxPolicy = 'ask' | 'approve' | 'reject';

/** Asks the user. Rejects if they decline. */
export type Prompt = (request: ApprovalRequest, method: string, signal: AbortSignal) => Promise<Approval>;

export interface ApprovalsOptions {
  readonly policy: () => SandboxPolicy;
  readonly prompt: Prompt;
  readonly origin: string;
  /** Resolves when the wallet is unlocked in another way than by this prompt. */
  readonly unlocked: (signal: AbortSignal) => Promise<void>;
  /** Aborted when the wallet is removed: open requests then stay unanswered. */
  readonly gone: AbortSignal;
}

export interface Approvals {
  ask(request: ApprovalRequest, method: string, step: ScriptStep | undefined): Promise<Approval>;
}

/** Wallets show only one of these at a time and refuse others in the meantime. */
const EXCLUSIVE: readonly string[] = ['connect', 'unlock', 'switch-network', 'add-network'];

/** Decides by script, otherwise by policy, otherwise by asking the user. */
export function createApprovals(options: ApprovalsOptions): Approvals {
  const { policy, prompt, origin, unlocked, gone } = options;
  const open = new Set<string>();

  const decide = async (request: ApprovalRequest, method: string, step: ScriptStep | undefined) => {
    if (step?.delayMs) await delay(step.delayMs);
    const answer = step?.answer === 'approve' || step?.answer === 'reject' ? step.answer : policy();
    if (answer === 'reject') throw step && 'error' in step ? step.error : rejectedError();
    if (request.kind === 'unlock') return unlock(request, method, answer, step);
    if (answer === 'approve') return approvalOf(request, step);
    return prompt(request, method, gone);
  };

  /** Only a user can type the password. Without a prompt or script, only `wallet.unlock()` helps. */
  const unlock = async (
    request: ApprovalRequest,
    method: string,
    answer: SandboxPolicy,
    step: ScriptStep | undefined,
  ): Promise<Approval> => {
    if (step?.answer === 'approve') return {};
    const settled = new AbortController();
    const signal = AbortSignal.any([gone, settled.signal]);
    try {
      const waits: Promise<unknown>[] = [unlocked(signal)];
      if (answer === 'ask') waits.push(prompt(request, method, signal));
      await Promise.race(waits);
      return {};
    } finally {
      settled.abort();
    }
  };

  return {
    async ask(request, method, step) {
      const key = request.kind === 'unlock' ? 'connect' : request.kind;
      const exclusive = EXCLUSIVE.includes(request.kind);
      if (exclusive && open.has(key)) throw pendingError(method, origin);
      if (exclusive) open.add(key);
      try {
        return await decide(request, method, step);
      } finally {
        if (exclusive) open.delete(key);
      }
    },
  };
}

/** A scripted `value` lists the accounts to share. */
function approvalOf(request: ApprovalRequest, step: ScriptStep | undefined): Approval {
  if (request.kind !== 'connect' || step?.value === undefined) return {};
  const wanted = [step.value].flat().filter((address) => typeof address === 'string');
  const accounts = request.accounts.filter((account) =>
    wanted.some((address) => sameAddress(address, account)),
  );
  return { accounts };
}

export function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
