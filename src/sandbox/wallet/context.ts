import type { LocalAccount } from 'viem';
import type { EvmAddress } from '../../lib/networks/caip.js';
import type { SandboxChain } from '../chains.js';
import type { Approval, ApprovalRequest } from './approval.js';
import type { WalletMemory } from './memory.js';
import type { MemoryStore } from './memoryStore.js';
import type { SandboxQuirks } from './quirks.js';
import type { ScriptStep } from './script.js';

/** The data shared by a wallet's methods. */
export interface WalletContext {
  readonly memory: MemoryStore<WalletMemory>;
  readonly quirks: SandboxQuirks;
  /** The requesting site. */
  readonly origin: string;
  readonly accounts: readonly LocalAccount[];
  /** The networks from the options, and those that sites added. */
  chains(): readonly SandboxChain[];
  /** The current network. */
  chain(): SandboxChain;
  /** The accounts that the site may see now: the selected one first; empty while locked. */
  visible(): readonly EvmAddress[];
}

/** One request in progress. */
export interface Call<Step = ScriptStep> {
  readonly method: string;
  /** The scripted step for this request. */
  readonly step: Step | undefined;
  /** Resolves if the user, the policy or the script approves; otherwise rejects. */
  ask(request: ApprovalRequest): Promise<Approval>;
}

export type Method<Step = ScriptStep> = (params: unknown, call: Call<Step>) => unknown;

/** Methods by name. */
export type Methods<Step = ScriptStep> = Readonly<Record<string, Method<Step>>>;
