// Nodes for tests of `nodeHistory`: one with logs that a test makes, and access to a real one.

export const word = (hex) => `0x${hex.replace('0x', '').padStart(64, '0')}`;
export const hex = (number) => `0x${number.toString(16)}`;

export const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** A network as sources get it, with a node at a URL. `asked` records each call. */
export function networkAt({ id, rpcUrl, nativeCurrency }, asked = []) {
  return {
    id,
    nativeCurrency,
    async request(method, params) {
      asked.push([method, ...params]);
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
      const headers = { 'content-type': 'application/json' };
      const { result, error } = await (await fetch(rpcUrl, { method: 'POST', headers, body })).json();
      if (error) throw Object.assign(new Error(error.message), { code: error.code });
      return result;
    },
  };
}

/** A network whose node has these methods. All others fail. */
export function networkOf(id, methods, asked = []) {
  return {
    id,
    nativeCurrency: id.startsWith('solana')
      ? { name: 'Solana', symbol: 'SOL', decimals: 9 }
      : { name: 'Ether', symbol: 'ETH', decimals: 18 },
    async request(method, params) {
      asked.push([method, ...params]);
      if (!methods[method]) throw new Error(`the method ${method} does not exist`);
      return methods[method](...params);
    },
  };
}

export const options = (network, cursor) => ({ network, cursor, signal: new AbortController().signal });

/** All pages of a history, at most 200. */
export async function allPages(source, account, network) {
  const pages = [];
  let cursor;
  do {
    const page = await source.history(account, options(network, cursor));
    pages.push(page);
    cursor = page.next;
  } while (cursor !== undefined && pages.length < 200);
  return pages;
}
