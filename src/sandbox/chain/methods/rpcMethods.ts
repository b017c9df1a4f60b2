import type { GasBudget } from '../machine/createGasBudget.js';

/** A node's methods by name. They get the unchecked parameters, and the gas budget for calls. */
export type RpcMethods = Readonly<Record<string, (params: unknown, gas: GasBudget) => unknown>>;
