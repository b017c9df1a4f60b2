/** The methods of a node by name. They get the parameters as they came. */
export type RpcMethods = Readonly<Record<string, (params: unknown) => unknown>>;
