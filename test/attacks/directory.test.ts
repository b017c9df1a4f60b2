import { makeModal } from '../elements/support.js';
import { until } from '../support/promises.js';
import { type Attack, announceHonest, opens, underAttack, type Watched } from './attack.js';
import { JSON_VALUES } from './values.js';

let body: () => Response = () => Response.json({});

/** Opens with this answer of the directory. */
async function openWith(answer: () => Response, page: Watched, names?: readonly string[]): Promise<void> {
  body = answer;
  announceHonest();
  const modal = makeModal('directory-url="/directory" relay-url="ws://localhost:1"');
  await modal.show();
  await until(() => page.asked.some((url) => url.includes('getWallets')), 'the directory is asked');
  await opens(modal, page, names);
}

const good = { id: 'good', name: 'Good Wallet', homepage: 'https://good.example' };
const list =
  (...data: unknown[]) =>
  () =>
    Response.json({ data, count: data.length });

const entries: Attack[] = Object.entries(JSON_VALUES).map(([what, value]) => ({
  name: `a wallet that is ${what}`,
  run: (page) => openWith(list(value, good), page, ['Honest Wallet', 'Good Wallet']),
}));

underAttack('the directory', entries, {
  answers: (url) => (url.pathname.endsWith('/getWallets') ? body() : new Response(null, { status: 404 })),
});
