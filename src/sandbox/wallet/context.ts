import type { LocalAccount } from 'viem';
import type { EvmAddress } from '../../lib/networks/caip.js';
import type { SandboxChain } from '../chains.js';
import type { Approval, ApprovalRequest } from './approval.js';
import type { WalletMemory } from './memory.js';
import type { MemoryStore } from './memoryStore.js';
import type { SandboxQuirks } from './quirks.js';
import type { ScriptStep } from './script.js';

/** What the methods of a wallet share. */
export interface WalletContext {
  readonly memory: MemoryStore<WalletMemory>;
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
export interface Call<Step = ScriptStep> {
  readonly method: string;
  /** What the script has for it. */
  readonly step: Step | undefined;
  /** Resolves when a person, the policy or the script allows it; rejects when not. */
  ask(request: ApprovalRequest): Promise<Approval>;
}

export type Method<Step = ScriptStep> = (params: unknown, call: Call<Step>) => unknown;

/** Methods by their names. */
export type Methods<Step = ScriptStep> = Readonly<Record<string, Method<Step>>>;
