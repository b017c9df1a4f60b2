import { namespaceOf, parseCaipNetworkId } from '../../../lib/networks/caip.js';
import type { SandboxChain } from '../../chains.js';
import { rpc } from '../../rpc.js';
import { readFailure, setFailure } from './failures.js';
import { copyOf, find } from './find.js';
import type { Sandbox } from './sandbox.js';
import { say } from './say.js';

/** Shows a card for each chain, with a choice of RPC failures. `refresh` updates the cards. */
export function showChains({ chains, clusters }: Sandbox): { refresh: () => void } {
  const cards = [...chains, ...clusters].map(cardOf);
  find('#chains', HTMLElement).append(...cards.map(({ card }) => card));
  return {
    refresh() {
      for (const { refresh } of cards) void refresh();
    },
  };
}

/** A number that grows as long as the chain runs. */
const BLOCKS = { name: 'Block', method: 'eth_blockNumber' };
const SLOTS = { name: 'Slot', method: 'getSlot' };

function cardOf(chain: SandboxChain<string>): { card: HTMLElement; refresh: () => Promise<void> } {
  const card = copyOf('chain-card');
  const title = find('[data-name]', HTMLElement, card);
  title.id = `chain-${parseCaipNetworkId(chain.id)?.reference}`;
  title.textContent = chain.name;
  card.setAttribute('aria-labelledby', title.id);
  find('[data-id]', HTMLElement, card).textContent = chain.id;
  const answers = find('[data-failure]', HTMLSelectElement, card);
  const block = find('[data-block]', HTMLElement, card);

  const counter = namespaceOf(chain.id) === 'solana' ? SLOTS : BLOCKS;

  const showBlock = async () => {
    try {
      const number = Number(await rpc(chain.rpcUrl, counter.method));
      block.textContent = `${counter.name} ${number.toLocaleString('en')}`;
    } catch {
      block.textContent = 'Not responding correctly';
    }
  };
  answers.addEventListener('change', async () => {
    await setFailure(chain.id, answers.value);
    const [option] = answers.selectedOptions;
    say(`${chain.name}: ${option?.textContent}`);
    block.textContent = '…';
    await showBlock();
  });
  const refresh = async () => {
    answers.value = await readFailure(chain.id);
    await showBlock();
  };
  void refresh();
  return { card, refresh };
}
