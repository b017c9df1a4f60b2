import { namespaceOf, parseCaipNetworkId } from '../../../lib/networks/caip.js';
import type { SandboxChain } from '../../chains.js';
import { rpc } from '../../rpc.js';
import { type Failing, readFailure, setFailure } from './failures.js';
import { copyOf, find } from './find.js';
import type { Sandbox } from './sandbox.js';
import { say } from './say.js';

/** Shows a card for each chain and for the chain API, with a choice of failures. `refresh` updates the cards. */
export function showChains({ chains, clusters, services }: Sandbox): { refresh: () => void } {
  const cards = [...[...chains, ...clusters].map(chainCard), chainApiCard(services.chainApiUrl)];
  find('#chains', HTMLElement).append(...cards.map(({ card }) => card));
  return {
    refresh() {
      for (const { refresh } of cards) void refresh();
    },
  };
}

/** A number that increases while the chain runs. */
const BLOCKS = { name: 'Block', method: 'eth_blockNumber' };
const SLOTS = { name: 'Slot', method: 'getSlot' };

interface Subject {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  /** The name of the service that can fail. */
  readonly what: string;
  readonly failing: Failing;
  /** Its current state in a few words. Rejects if it does not respond correctly. */
  readonly look: () => Promise<string>;
}

function chainCard(chain: SandboxChain<string>) {
  const counter = namespaceOf(chain.id) === 'solana' ? SLOTS : BLOCKS;
  return cardOf({
    id: `chain-${parseCaipNetworkId(chain.id)?.reference}`,
    name: chain.name,
    place: chain.id,
    what: 'RPC',
    failing: { service: 'rpc', chain: chain.id },
    async look() {
      const number = Number(await rpc(chain.rpcUrl, counter.method));
      return `${counter.name} ${number.toLocaleString('en')}`;
    },
  });
}

/**
 * The card for balances, histories, prices and names. This service reads the chains directly, whatever their RPC answers to
 * pages.
 */
function chainApiCard(url: string) {
  return cardOf({
    id: 'chain-api',
    name: 'Chain API',
    place: '/v1/',
    what: 'Service',
    failing: { service: 'chainApi' },
    async look() {
      const response = await fetch(
        new URL(`/v1/profile/account/sandbox.wcn.id?projectId=demo&apiVersion=2`, url),
      );
      const { name } = (await response.json()) as { readonly name: string };
      return `Knows ${name}`;
    },
  });
}

function cardOf({ id, name, place, what, failing, look }: Subject): {
  card: HTMLElement;
  refresh: () => Promise<void>;
} {
  const card = copyOf('chain-card');
  const title = find('[data-name]', HTMLElement, card);
  title.id = id;
  title.textContent = name;
  card.setAttribute('aria-labelledby', title.id);
  find('[data-id]', HTMLElement, card).textContent = place;
  find('[data-what]', HTMLElement, card).textContent = what;
  const answers = find('[data-failure]', HTMLSelectElement, card);
  const block = find('[data-block]', HTMLElement, card);

  const showState = async () => {
    try {
      block.textContent = await look();
    } catch {
      block.textContent = 'Not responding correctly';
    }
  };
  answers.addEventListener('change', async () => {
    await setFailure(failing, answers.value);
    const [option] = answers.selectedOptions;
    say(`${name}: ${option?.textContent}`);
    block.textContent = '…';
    await showState();
  });
  const refresh = async () => {
    answers.value = await readFailure(failing);
    await showState();
  };
  void refresh();
  return { card, refresh };
}
