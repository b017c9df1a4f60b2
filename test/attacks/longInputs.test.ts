import { makeModal } from '../elements/support.js';
import { settled, until } from '../support/promises.js';
import { type Attack, announceHonest, byName, cross, HONEST, inspect, opens, underAttack } from './attack.js';

const LENGTH = 100_000;
const LETTERS = [
  '<!--',
  '<?xml ',
  '<g>',
  ' ',
  'a b ',
  'a',
  '9',
  '0.',
  '\u0301',
  '%',
  'aA',
  '"',
  '[',
  '\u200b',
];
const textOf = (letters: string) => letters.repeat(LENGTH / letters.length);

/** Ten wallets that announce these texts. */
const announced = cross(
  byName(['name', 'rdns', 'icon', 'uuid']),
  byName(LETTERS),
  (field, letters) => (page) => {
    announceHonest();
    const text = textOf(letters);
    const value = field === 'icon' ? `data:image/svg+xml,${encodeURIComponent(`<svg ${text}`)}` : text;
    for (let count = 0; count < 10; count += 1) {
      const info = {
        uuid: `${count}`,
        name: `Wallet ${count}`,
        icon: '',
        rdns: `a.b${count}`,
        [field]: value,
      };
      const provider = { request: async () => [], on: () => undefined, removeListener: () => undefined };
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }));
    }
    return opens(makeModal(), page);
  },
);

const searched: Attack[] = LETTERS.map((letters) => ({
  name: `a search for ${JSON.stringify(letters)}`,
  async run(page) {
    announceHonest();
    const modal = makeModal('directory-url="/directory" relay-url="ws://localhost:1"');
    await modal.show('AllWallets');
    const field = () => modal.shadowRoot?.querySelector<HTMLInputElement>('input');
    await until(field, 'the search field');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), textOf(letters));
    field()?.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await settled();
    if ((field()?.value.length ?? 0) > 200) page.broke('searches for a book');
    inspect(modal.shadowRoot as ShadowRoot, page);
  },
}));

const addressAt = (at: number) => `0x${(at + 1).toString(16).padStart(40, '0')}`;
const accounts: Attack = {
  name: '100,000 accounts',
  async run(page) {
    const all = Array.from({ length: LENGTH }, (_, at) => addressAt(at));
    announceHonest(async ({ method }) => (method === 'eth_chainId' ? '0x7a69' : all));
    const modal = makeModal();
    await modal.connect({ wallet: 'example.honest' });
    if ((modal.state.connections.eip155?.accounts.length ?? 0) > 1_000) page.broke('took them all');
    await opens(modal, page, []);
  },
};

/** Long answers of services. */
let answer = '';
const answers: Attack[] = ['[', '{"data":[', ' ', '"', '{"data":[{"id":"a","name":"'].map((start) => ({
  name: `ten megabytes of ${start}`,
  async run(page) {
    answer = start + (start.trim().slice(-1) || ' ').repeat(10_000_000);
    announceHonest();
    await opens(makeModal('directory-url="/directory" relay-url="ws://localhost:1"'), page, [HONEST]);
  },
}));

underAttack('long inputs', [...announced, ...searched, accounts, ...answers], {
  answers: () => new Response(answer, { headers: { 'content-type': 'application/json' } }),
});
