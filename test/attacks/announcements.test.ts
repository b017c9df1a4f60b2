import { until } from '../support/promises.js';
import { type Attack, byName, cross, openForAll, staysOpen, underAttack } from './attack.js';
import { TEXTS, thrower, VALUES } from './values.js';

const open = openForAll({ remember: 'none' });
let count = 0;

function announce(detail: unknown): void {
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
}

/** A valid wallet, except for the given fields. */
function wallet(info: object, more: object = {}): object {
  count += 1;
  const provider = { request: async () => [], on: () => undefined, removeListener: () => undefined };
  return {
    info: { uuid: `uuid-${count}`, name: `Evil ${count}`, icon: '', rdns: `evil${count}.example`, ...info },
    provider,
    ...more,
  };
}

/** Waits until silent wallets are dropped, so that each attack ends with the list as it was. */
async function after(page: Parameters<typeof staysOpen>[1]): Promise<void> {
  await staysOpen(open(), page);
}

const GIVEN = {
  ...VALUES,
  ...Object.fromEntries(Object.entries(TEXTS).map(([what, text]) => [what, () => text])),
  'a remote picture': () => 'https://evil.example/a.png',
  'a ten-megabyte picture': () => `data:image/png;base64,${'A'.repeat(10_000_000)}`,
};

const fields = cross(byName(['uuid', 'name', 'icon', 'rdns']), GIVEN, (field, value) => (page) => {
  announce(wallet({ [field]: value() }));
  return after(page);
});

const parts = cross(byName(['info', 'provider']), VALUES, (part, value) => (page) => {
  announce({ ...wallet({}), [part]: value() });
  return after(page);
});

const wholes: Attack[] = Object.entries(GIVEN).map(([what, value]) => ({
  name: `the announcement: ${what}`,
  run(page) {
    announce(value());
    return after(page);
  },
}));

const throwers: Attack[] = ['uuid', 'name', 'icon', 'rdns'].map((field) => ({
  name: `${field} throws when read`,
  run(page) {
    announce({ ...wallet({}), info: thrower(field, { uuid: 'x', name: 'Evil' }) });
    return after(page);
  },
}));

const rows = () => open().shadowRoot?.querySelectorAll('button').length ?? 0;

const floods: Attack[] = [
  {
    name: 'a thousand wallets in one task',
    async run(page) {
      for (let i = 0; i < 1_000; i += 1) announce(wallet({}));
      await after(page);
      if (rows() > 150) page.broke(`drew ${rows()} buttons`);
    },
  },
  {
    name: 'a thousand wallets in separate tasks',
    async run(page) {
      let isDone = false;
      let left = 1_000;
      // Nested timers would wait 4 ms each.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        announce(wallet({}));
        left -= 1;
        if (left) port2.postMessage('next');
        else isDone = true;
      };
      port2.postMessage('first');
      await until(() => isDone, 'the flood');
      port1.close();
      await after(page);
      if (rows() > 150) page.broke(`drew ${rows()} buttons`);
    },
  },
  {
    name: 'one wallet a thousand times',
    async run(page) {
      const one = wallet({});
      for (let i = 0; i < 1_000; i += 1) announce(one);
      await after(page);
    },
  },
  {
    name: 'one uuid with a thousand providers',
    async run(page) {
      for (let i = 0; i < 1_000; i += 1) announce(wallet({ uuid: 'same', rdns: 'same.example' }));
      await after(page);
    },
  },
  {
    name: 'window.ethereum replaced ten thousand times',
    async run(page) {
      for (let i = 0; i < 10_000; i += 1) window.dispatchEvent(new Event('ethereum#initialized'));
      await after(page);
    },
  },
];

underAttack('announcements', [...fields, ...parts, ...wholes, ...throwers, ...floods]);
