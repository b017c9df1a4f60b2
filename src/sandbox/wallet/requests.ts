import type { RequestArguments } from '../../lib/eip1193.js';
import { RpcErrorCode } from '../../lib/eip1193.js';
import {
  disconnectedError,
  pendingError,
  rejectedError,
  SandboxRpcError,
  unsupportedError,
} from '../rpcError.js';
import { texts } from '../texts.js';
import { accountMethods } from './accountMethods.js';
import { type Approvals, delay } from './approvals.js';
import type { Methods, WalletContext } from './context.js';
import { networkMethods } from './networkMethods.js';
import { otherMethods } from './otherMethods.js';
import { nonsenseFor, type Script, type ScriptStep } from './script.js';
import { signingMethods } from './signingMethods.js';
import { transactionMethods } from './transactionMethods.js';
import type { RecordedRequest } from './types.js';

export interface RequestsOptions {
  readonly context: WalletContext;
  readonly approvals: Approvals;
  readonly script: Script;
  readonly gone: AbortSignal;
  readonly isOffline: () => boolean;
  readonly lock: () => void;
  readonly vanish: () => void;
  /** Called after each change of what was recorded. */
  readonly onRecord: () => void;
}

export interface Requests {
  request(args: RequestArguments): Promise<unknown>;
  recorded(): readonly RecordedRequest[];
  clear(): void;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** What a wallet knows without any chain. */
const WITHOUT_CHAIN: readonly string[] = ['eth_accounts', 'eth_chainId', 'net_version'];

const never = () => new Promise<never>(() => {});

/** The request method of a provider: records, obeys the script, then does what was asked. */
export function createRequests(options: RequestsOptions): Requests {
  const { context, approvals, script, gone, isOffline, onRecord } = options;
  let records: Writable<RecordedRequest>[] = [];
  const methods: Methods = {
    ...otherMethods(context),
    ...accountMethods(context),
    ...networkMethods(context),
    ...signingMethods(context),
    ...transactionMethods(context),
  };

  const run = async (method: string, params: unknown, step: ScriptStep | undefined): Promise<unknown> => {
    if (isOffline() && !WITHOUT_CHAIN.includes(method)) throw disconnectedError();
    const implementation = Object.hasOwn(methods, method) ? methods[method] : undefined;
    if (!implementation) throw unsupportedError(method);
    let asked = false;
    const result = await implementation(params, {
      method,
      ask: (request) => {
        asked = true;
        return approvals.ask(request, method, step);
      },
    });
    if (!asked && step) {
      // Nothing needed consent, so the script was not met on the way.
      if (step.delayMs) await delay(step.delayMs);
      if (step.answer === 'reject') throw 'error' in step ? step.error : rejectedError();
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
      case 'never':
        return never();
    }
    if (step?.delayMs) await delay(step.delayMs);
    switch (step?.answer) {
      case 'vanish':
        options.vanish();
        return never();
      case 'pending':
        throw pendingError(method, context.origin);
      case 'nonsense':
        if ('error' in step) throw step.error;
        return 'value' in step ? step.value : nonsenseFor(method);
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
