/** Requests to a sandbox server, whose address is known once it runs: to a path, and to the EVM node behind one. */
export const requestsTo = (address) => ({
  get: (path, headers = {}) => fetch(address() + path, { headers }),
  ask: (method, params = [], path = '/rpc/31337', options = {}) =>
    fetch(address() + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }),
      ...options,
    }),
});
