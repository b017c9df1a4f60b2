import type { LocalAccount } from 'viem';
import type { EvmAddress } from '../../lib/caip.js';
import type { SandboxChain } from '../chains.js';
import type { Approval, ApprovalRequest } from './approval.js';
import type { MemoryStore } from './memory.js';
import type { SandboxQuirks } from './quirks.js';

/** What the methods of a wallet share. */
export interface WalletContext {
  readonly memory: MemoryStore;
  readonly quirks: SandboxQuirks;
  /** The site that asks. */
  readonly origin: string;
  readonly accounts: readonly LocalAccount[];
  /** The networks it was made with and those that sites added. */
  chains(): readonly SandboxChain[];
  /** The network it is on. */
  chain(): SandboxChain;
  /** What the site may see now: the chosen account first; none while locked. */
  visible(): readonly EvmAddress[];
}

/** One request on its way. */
export interface Call {
  readonly method: string;
  /** Resolves when a person, the policy or the script allows it; rejects when not. */
  ask(request: ApprovalRequest): Promise<Approval>;
}

export type Method = (params: unknown, call: Call) => unknown;

/** Methods by their JSON-RPC names. */
export type Methods = Readonly<Record<string, Method>>;
