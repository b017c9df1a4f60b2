import type { GasBudget } from '../machine/createGasBudget.js';

/** The methods of a node by name. They get the parameters as they came, and the gas that calls may use. */
export type RpcMethods = Readonly<Record<string, (params: unknown, gas: GasBudget) => unknown>>;
