import { formatEther } from 'viem';
import { shortenAddress } from '../../../lib/text/shorten.js';
import type { SandboxChain } from '../../chains.js';
import { el } from '../../prompt/dom.js';
import { rpc } from '../../rpc.js';
import { find } from './find.js';
import type { Sandbox } from './sandbox.js';
import { say } from './say.js';

const DECIMALS = 4;

/** Shows the accounts that hold funds. Returns a function that refreshes their balances. */
export function showAccounts({ chains, addresses }: Sandbox): () => Promise<void> {
  const head = el('tr', {}, el('th', { scope: 'col' }, 'Account'));
  for (const { name } of chains) head.append(el('th', { scope: 'col' }, name));
  find('#accounts-head', HTMLElement).replaceChildren(head);
  const cells = addresses.map((address) =>
    chains.map((chain) => ({ address, chain, cell: el('td', {}, '…') })),
  );
  const rows = cells.map((row, index) => {
    const address = addresses[index] ?? '';
    const header = el('th', { scope: 'row' }, el('code', { title: address }, shortenAddress(address)));
    return el('tr', {}, header, ...row.map(({ cell }) => cell));
  });
  find('#accounts-body', HTMLElement).replaceChildren(...rows);

  const readBalances = async () => {
    await Promise.all(
      cells.flat().map(async ({ address, chain, cell }) => {
        cell.textContent = (await balanceOf(address, chain)) ?? 'unavailable';
      }),
    );
  };
  find('#accounts-refresh', HTMLButtonElement).addEventListener('click', async () => {
    await readBalances();
    say('Balances updated');
  });
  void readBalances();
  return readBalances;
}

async function balanceOf(address: string, chain: SandboxChain): Promise<string | undefined> {
  try {
    const answer = await rpc(chain.rpcUrl, 'eth_getBalance', [address, 'latest']);
    const [whole = '0', fraction = ''] = formatEther(BigInt(`${answer}`)).split('.');
    const shown = fraction.slice(0, DECIMALS).replace(/0+$/, '');
    return `${BigInt(whole).toLocaleString('en')}${shown && `.${shown}`} ${chain.nativeCurrency.symbol}`;
  } catch {
    // The chain fails, perhaps because the visitor chose a failure.
    return undefined;
  }
}
