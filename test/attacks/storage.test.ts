import { memoryStorage } from '../../src/lib/safeStorage.js';
import { later, makeModal } from '../elements/support.js';
import { type Attack, announceHonest, byName, cross, opens, underAttack } from './attack.js';
import { JSON_VALUES, TEXTS, VALUES } from './values.js';

/** The keys that are read when the modal opens. */
const KEYS = ['wallet-modal/connection', 'wallet-modal/network', 'wallet-modal/recent'] as const;

const CONTENTS: Readonly<Record<string, string>> = {
  ...TEXTS,
  ...Object.fromEntries(
    Object.entries(JSON_VALUES).map(([what, value]) => [`JSON: ${what}`, JSON.stringify(value)]),
  ),
  ...Object.fromEntries(
    Object.entries(JSON_VALUES).map(([what, value]) => [
      `a connection that is ${what}`,
      JSON.stringify([{ connectorId: value, account: value }]),
    ]),
  ),
  'unfinished JSON': '[{"connectorId":"a"',
  'a stranger’s connection': '[{"connectorId":"__proto__","account":"eip155:1:0x1"}]',
  'a wallet with code as its name':
    '[{"id":"evil","name":"Evil","homepage":"javascript:attacked(1)","mobile_link":"javascript:x"}]',
  'a thousand connections': JSON.stringify(
    Array.from({ length: 1_000 }, (_, i) => ({ connectorId: `c${i}`, account: `eip155:1:0x${i}` })),
  ),
};

const contents = cross(byName(KEYS), CONTENTS, (key, text) => (page) => {
  localStorage.setItem(key, text);
  later(() => localStorage.removeItem(key));
  announceHonest();
  const modal = makeModal('directory-url="/directory" relay-url="ws://localhost:1"');
  modal.remember = 'local';
  return opens(modal, page);
});

/** A site's storage with one misbehaving method. */
const misbehaved = cross(
  byName(['getItem', 'setItem', 'removeItem']),
  {
    throws: () => {
      throw new Error('Full');
    },
    'throws a string': () => {
      throw 'full';
    },
    rejects: () => Promise.reject(new Error('Full')),
    'returns an object': () => ({}),
    'returns a thenable that throws': () => ({
      // biome-ignore lint/suspicious/noThenProperty: strangers return thenables.
      get then() {
        throw new Error('Broken');
      },
    }),
  } as Readonly<Record<string, () => unknown>>,
  (method, run) => (page) => {
    announceHonest();
    const modal = makeModal();
    Object.assign(modal, { storage: { ...memoryStorage(), [method]: run } });
    return opens(modal, page);
  },
);

const answers: Attack[] = Object.entries(VALUES).map(([what, value]) => ({
  name: `a storage that returns ${what}`,
  run(page) {
    announceHonest();
    const modal = makeModal();
    Object.assign(modal, { storage: { ...memoryStorage(), getItem: value } });
    return opens(modal, page);
  },
}));

underAttack('storage', [...contents, ...misbehaved, ...answers]);
