import type { RequestArguments } from '../../lib/requests/eip1193.js';
import { RpcErrorCode } from '../../lib/requests/eip1193.js';
import { ownValue } from '../../lib/untrusted/ownValue.js';
import {
  disconnectedError,
  pendingError,
  rejectedError,
  SandboxRpcError,
  unsupportedError,
} from '../rpcError.js';
import { texts } from '../texts.js';
import { type Approvals, delay } from './approvals.js';
import type { Methods } from './context.js';
import type { Script, ScriptStep } from './script.js';
import type { RecordedRequest } from './types.js';

export interface RequestsOptions<Step extends ScriptStep> {
  readonly methods: Methods<Step>;
  /** The requesting site. */
  readonly origin: string;
  readonly approvals: Approvals;
  readonly script: Script<Step>;
  /** An invalid answer to a method. */
  readonly nonsense: (method: string) => unknown;
  readonly gone: AbortSignal;
  readonly isOffline: () => boolean;
  readonly lock: () => void;
  readonly vanish: () => void;
  /** Called after each change of the recorded requests. */
  readonly onRecord: () => void;
}

export interface Requests {
  request(args: RequestArguments): Promise<unknown>;
  recorded(): readonly RecordedRequest[];
  clear(): void;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Methods that a wallet answers without a chain. */
const WITHOUT_CHAIN: readonly string[] = ['eth_accounts', 'eth_chainId', 'net_version'];

/** The rejection of a scripted refusal. */
const refusalOf = (step: ScriptStep) => ('error' in step ? step.error : rejectedError());

const never = () => new Promise<never>(() => {});

/** Handles a wallet's requests: records them, applies the script, then runs the method. */
export function createRequests<Step extends ScriptStep>(options: RequestsOptions<Step>): Requests {
  const { methods, origin, approvals, script, nonsense, gone, isOffline, onRecord } = options;
  let records: Writable<RecordedRequest>[] = [];

  const run = async (method: string, params: unknown, step: Step | undefined): Promise<unknown> => {
    if (isOffline() && !WITHOUT_CHAIN.includes(method)) throw disconnectedError();
    const implementation = ownValue(methods, method);
    if (!implementation) throw unsupportedError(method);
    let asked = false;
    const result = await implementation(params, {
      method,
      step,
      ask: (request) => {
        asked = true;
        return approvals.ask(request, method, step);
      },
    });
    if (!asked && step) {
      // Nothing needed consent, so the script's delay hasn't been applied yet.
      if (step.delayMs) await delay(step.delayMs);
      if (step.answer === 'reject') throw refusalOf(step);
    }
    return result;
  };

  const answer = async (method: string, params: unknown): Promise<unknown> => {
    const step = script.take(method);
    switch (step?.answer) {
      case undefined:
      case 'approve':
      case 'reject':
        return run(method, params, step);
      case 'reject-after':
        await run(method, params, { ...step, answer: 'approve' });
        throw refusalOf(step);
      case 'never':
        return never();
    }
    if (step?.delayMs) await delay(step.delayMs);
    switch (step?.answer) {
      case 'vanish':
        options.vanish();
        return never();
      case 'pending':
        throw pendingError(method, origin);
      case 'nonsense':
        if ('error' in step) throw step.error;
        return 'value' in step ? step.value : nonsense(method);
      default:
        options.lock();
        return run(method, params, undefined);
    }
  };

  return {
    async request(args) {
      const { method, params } = (args ?? {}) as Partial<RequestArguments>;
      const record: Writable<RecordedRequest> = { method: `${method}`, params, outcome: 'pending' };
      const settle = (end: Partial<RecordedRequest>) => {
        Object.assign(record, end);
        onRecord();
      };
      records.push(record);
      onRecord();
      if (gone.aborted) return never();
      try {
        if (typeof method !== 'string' || !method) {
          throw new SandboxRpcError(RpcErrorCode.invalidRequest, texts.errors.invalidRequest);
        }
        const result = await answer(method, params);
        if (gone.aborted) return await never();
        settle({ outcome: 'resolved', result });
        return result;
      } catch (error) {
        if (gone.aborted) return never();
        settle({ outcome: 'rejected', error });
        throw error;
      }
    },
    recorded: () => records,
    clear: () => {
      records = [];
      onRecord();
    },
  };
}
