// A site's own source of quotes. It asks the local chain's exchange, and builds a swap before its approval is granted.
const EXCHANGE = '0xef11D1c2aA48826D4c41e54ab82D1Ff5Ad8A64Ca';
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';
const UNLIMITED = 2n ** 256n - 1n;

const word = (value) => BigInt(value).toString(16).padStart(64, '0');
const call = (selector, ...words) => `0x${selector}${words.map(word).join('')}`;
const addressOf = (account) => account.split(':').at(-1);

async function read(to, data) {
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_call',
    params: [{ to, data }, 'latest'],
  });
  const headers = { 'content-type': 'application/json' };
  const { result } = await (await fetch('/rpc/31337', { method: 'POST', headers, body })).json();
  return BigInt(result);
}

const quoted = ({ from = NATIVE, to = NATIVE, amount }) => read(EXCHANGE, call('b6466384', from, to, amount));

// The exchange charges no site fee: this reports the share that it would charge.
const feeOf = ({ amount, fee }) =>
  fee && { fee: { amount: (amount * BigInt(fee.basisPoints)) / 10_000n, of: 'from' } };

const quoteSource = {
  slippageStep: 1,
  sendsToOthers: true,
  routers: () => [EXCHANGE],
  async tokens(network) {
    const { chains } = await (await fetch('/sandbox/config.json')).json();
    const { tokens, nativeCurrency } = chains.find(({ id }) => id === network);
    const listed = { network, icon: undefined, hasPermit: false };
    return [
      { ...listed, ...nativeCurrency, address: undefined },
      ...tokens.map((token) => ({ ...listed, ...token })),
    ];
  },
  quote: async (query) => ({ toAmount: await quoted(query), ...feeOf(query) }),
  allowance: ({ account, token }) => read(token, call('dd62ed3e', addressOf(account), EXCHANGE)),
  async buildApproval({ from, amount }) {
    const data = call('095ea7b3', EXCHANGE, amount === 'unlimited' ? UNLIMITED : amount);
    return { to: from, value: 0n, data };
  },
  async buildSwap({ account, from = NATIVE, to = NATIVE, amount, slippage, fee, recipient }) {
    const toAmount = await quoted({ from, to, amount });
    // One page has a source that ignores the visitor's recipient.
    const isDeaf = document.body.hasAttribute('data-deaf');
    const payee = recipient && !isDeaf ? recipient : addressOf(account);
    // Another page's source refuses every swap, and another's builds one that yields less than the visitor accepts.
    const { refuses } = document.body.dataset;
    if (refuses === 'swap') throw new Error('No route.');
    const accepted = (toAmount * BigInt(10_000 - slippage)) / 10_000n;
    const least = refuses === 'least' ? accepted / 2n : accepted;
    const data = call('d5bcb9b5', from, to, amount, least, payee);
    return { to: EXCHANGE, value: from === NATIVE ? amount : 0n, data, toAmount, ...feeOf({ amount, fee }) };
  },
};

for (const modal of document.querySelectorAll('wallet-modal')) modal.quoteSource = quoteSource;
