// The setup of a fate in a Safe: the page is framed in the Safe's page, and other owners sign when the table says so.
import { randomBytes } from 'node:crypto';
import { Interface, Wallet } from 'ethers';
import { withHeaders } from '../../support/passOn.mjs';
import { frontOf, holdings, mount } from './evmWorld.mjs';
import { newProfile, openPage, tableOf } from './fate.mjs';
import { createLyingNode } from './lyingNode.mjs';
import { lendChain } from './ownChain.mjs';
import { deployContract } from './tokens.mjs';

const SAFE = 'https://app.safe.global';
const FUNDS = 10n ** 20n;
const ETHER = { amount: '0.25', symbol: 'ETH', units: 250_000_000_000_000_000n };
const contract = new Interface([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundRecipient, bytes signatures) returns (bool)',
]);

/** The surrounding page, which passes its requests to the test. */
const around = (url) => `<!doctype html>
<title>Safe</title>
<iframe src="${url}" style="width: 500px; height: 700px"></iframe>
<script>
  addEventListener('message', async ({ data, source, origin }) => {
    const told = JSON.parse(await window.askSafe(JSON.stringify({ method: data.method, params: data.params })));
    source.postMessage({ id: data.id, version: '9.1.0', ...told }, origin);
  });
</script>`;

/** The answers of the Safe's page. `behave(transaction, safe)` plays its user. */
function createSafe(fate, address) {
  const { chain, row } = fate;
  const safe = {
    address,
    never: new Promise(() => undefined),
    id: undefined,
    status: undefined,
    txHash: undefined,
    /** Accepts it, and waits for another owner. */
    accepts(transaction) {
      safe.id = `0x${randomBytes(32).toString('hex')}`;
      safe.status = 'AWAITING_CONFIRMATIONS';
      safe.transaction = transaction;
      fate.wanted.ids = [safe.id];
      return { safeTxHash: safe.id };
    },
    /** The last owner executes it, or another transaction in its place. */
    async executes(changes) {
      const { to, value, data } = { ...safe.transaction, ...changes };
      const none = `0x${'0'.repeat(40)}`;
      const args = [to, value, data ?? '0x', 0, 0, 0, 0, none, none, '0x'];
      const [owner] = await chain.ask('eth_accounts');
      const call = contract.encodeFunctionData('execTransaction', args);
      const hash = await chain.ask('eth_sendTransaction', [
        { from: owner, to: address, data: call, gas: '0x7a120' },
      ]);
      safe.executed.push(hash);
      return hash;
    },
    executed: [],
  };
  const answer = {
    getSafeInfo: () => ({
      safeAddress: address,
      chainId: 31337,
      threshold: 2,
      owners: [],
      isReadOnly: false,
    }),
    rpcCall: ({ call, params }) => chain.ask(call, params),
    async sendTransactions({ txs: [transaction] }) {
      fate.hears(transaction);
      try {
        return await row.behave(transaction, safe, fate);
      } finally {
        fate.note('answered');
      }
    },
    getTxBySafeTxHash({ safeTxHash }) {
      if (safeTxHash !== safe.id) throw new Error('Not found');
      return { txStatus: safe.status, txHash: safe.txHash ?? null };
    },
  };
  let open = 0;
  /** Whether it has no pending answers but a user's decisions. */
  safe.isQuiet = () => open === 0;
  safe.request = async (text) => {
    const { method, params } = JSON.parse(text);
    const byMachine = method === 'sendTransactions' ? 0 : 1;
    open += byMachine;
    try {
      if (!answer[method]) throw new Error('Unknown method');
      return JSON.stringify({ success: true, data: await answer[method](params) });
    } catch (error) {
      return JSON.stringify({ success: false, error: error.message });
    } finally {
      open -= byMachine;
    }
  };
  return safe;
}

/** The facts: others execute, so the recipient's gain shows what was delivered. */
async function readFacts({ chain, wallet, wanted, before }) {
  const gain = (await holdings(chain, wanted.recipient)) - before;
  const receipts = [];
  for (const hash of wallet.executed) {
    const receipt = await chain.ask('eth_getTransactionReceipt', [hash]);
    if (receipt) receipts.push(receipt);
  }
  const isDone = gain >= wanted.units;
  return {
    delivered: Number(gain / wanted.units),
    gain,
    inBlocks: receipts.length,
    failed: isDone ? 0 : receipts.length,
    waiting: wallet.executed.length - receipts.length,
    awaiting: wallet.status?.startsWith('AWAITING') ? 1 : 0,
    givenUp: wallet.status === 'CANCELLED' ? 1 : 0,
    others: 0,
    cancels: 0,
    hashes: receipts.map(({ transactionHash }) => transactionHash),
    lapsed: false,
  };
}

async function begin(fate, tools) {
  const { row, change } = fate;
  const chain = await lendChain();
  fate.chain = chain;
  fate.end = chain.giveBack;
  const address = await deployContract(chain, row.safe ?? 'OwnSafe');
  await chain.fund(address, FUNDS);
  const recipient = Wallet.createRandom().address;
  const wallet = createSafe(fate, address);
  const before = await chain.balanceOf(recipient);
  Object.assign(fate, { wallet, recipient, wanted: { ...ETHER, recipient } });
  fate.sees = () => readFacts({ chain, wallet, wanted: fate.wanted, before });
  await change();
  fate.node = createLyingNode(chain.url, row.lies);
  fate.isQuiet = () => fate.node.isQuiet() && wallet.isQuiet();
  const path = await mount(tools.stack, fate.node);
  const { url: origin } = await frontOf(tools.stack);
  fate.profile = await newProfile(tools.profile, fate);
  await fate.profile.exposeBinding('askSafe', (_source, text) => wallet.request(text));
  const config = {
    chains: [
      {
        id: 'eip155:31337',
        name: 'Sandbox One',
        rpcUrl: path,
        nativeCurrency: { name: 'Sandbox Ether', symbol: 'ETH', decimals: 18 },
      },
    ],
  };
  const script = `<script type="application/json" slot="config">${JSON.stringify(config)}</script>`;
  const outer = await openPage(tools, { ...fate, origin }, 'safe.html', {
    change: (html) => html.replace('</wallet-modal>', `${script}</wallet-modal>`),
  });
  fate.site = await showInSafe(outer);
  fate.connect = () => undefined;
  fate.reload = async () => {
    await outer.page.reload();
    fate.site = await siteIn(outer);
  };
}

/** Frames the page in the Safe's page, as the Safe's app directory does. */
async function showInSafe({ page }) {
  const url = page.url();
  await page.route(`${SAFE}/**`, (route) => route.fulfill({ contentType: 'text/html', body: around(url) }));
  // A Safe App allows the Safe to frame it.
  const shownBySafe = withHeaders(({ response }) => ({
    'content-security-policy': response
      .headers()
      ['content-security-policy'].replace("frame-ancestors 'none'", `frame-ancestors ${SAFE}`),
  }));
  await page.route(url, shownBySafe);
  await page.goto(`${SAFE}/apps`);
  return siteIn({ page });
}

/** The framed page, with the parts of a site that fates use. */
async function siteIn({ page }) {
  await page.locator('iframe').waitFor();
  const frame = await (await page.locator('iframe').elementHandle()).contentFrame();
  await frame.waitForFunction(() => document.body.dataset.account);
  const scope = {
    clock: page.clock,
    getByRole: (...args) => frame.getByRole(...args),
    evaluate: (...args) => frame.evaluate(...args),
    reload: () => page.reload(),
  };
  return {
    page: scope,
    modal: frame.locator('wallet-modal'),
    dialog: (name) => frame.getByRole('dialog', { name }),
    button: (name, options) => frame.getByRole('button', { name, ...options }),
    sees: (locator) => locator.waitFor({ state: 'visible' }),
    unheard: () => 0,
  };
}

/** A table of fates of transfers from a Safe with two owners. */
export const safeTable = tableOf(begin);
