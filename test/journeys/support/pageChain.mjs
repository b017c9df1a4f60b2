// A visitor of a page on a static host, whose wallet and chains live in the page.
import assert from 'node:assert/strict';
import { verifyMessage } from 'viem';
import { isDefined } from '../../engines/pageQueries.mjs';
import { meetVisitor } from '../../engines/visitor.mjs';
import { FIRST, SECOND } from './accounts.mjs';
import { begun, eventually } from './site.mjs';
import { sandboxTexts, t } from './texts.mjs';

const HELLO = '0x68656c6c6f';
const ONE_ETHER = '0xde0b6b3a7640000';

/** The balance in wei of the page's account, on its wallet's current chain. */
const balanceOf = async (visitor, address) =>
  BigInt(await visitor.requests('eth_getBalance', [address, 'latest']));

/** Connects, signs, sends, receives, views the history and switches. `complaints` are the page's reports in the meantime. */
export async function walkPageChain(page, complaints = []) {
  await eventually(() => page.run(isDefined));
  const visitor = await meetVisitor(page);
  await eventually(() => page.run(() => Boolean(window.sandbox)));

  await visitor.presses('button', t('button.connect'));
  await visitor.presses('button', 'Page Wallet');
  await visitor.presses('button', sandboxTexts.approve);
  assert.equal((await visitor.reaches(({ status, open }) => status === 'connected' && !open)).address, FIRST);
  assert.equal((await visitor.reaches(({ balance }) => balance)).balance, '10,000 ETH');

  const signing = begun(visitor.requests('personal_sign', [HELLO, FIRST]));
  await visitor.presses('button', sandboxTexts.approve);
  assert.ok(await verifyMessage({ address: FIRST, message: 'hello', signature: await signing }));

  const [mine, theirs] = [await balanceOf(visitor, FIRST), await balanceOf(visitor, SECOND)];
  const sent = begun(
    visitor.requests('eth_sendTransaction', [{ from: FIRST, to: SECOND, value: ONE_ETHER }]),
  );
  await visitor.presses('button', sandboxTexts.approve);
  const receipt = await visitor.requests('eth_getTransactionReceipt', [await sent]);
  assert.equal(receipt.status, '0x1');
  assert.equal(await balanceOf(visitor, SECOND), theirs + BigInt(ONE_ETHER));
  const fee = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice);
  assert.equal(await balanceOf(visitor, FIRST), mine - BigInt(ONE_ETHER) - fee);
  await visitor.reaches(({ balance }) => balance?.startsWith('9,998.99'));

  await page.run((to) => window.sandbox.chains[0].send({ to, amount: '2.5', token: 'SUSD' }), FIRST);
  await visitor.presses('button', 'Account ');
  await visitor.presses('button', t('history.title'));
  await eventually(
    () => page.run(listedTexts),
    (rows) =>
      rows.some((row) => row.includes('2.5') && row.includes('SUSD')) &&
      rows.some((row) => /[-−]\s?1\sETH/.test(row)),
  );
  await page.press('Escape');
  await visitor.reaches(({ open }) => !open);

  const switching = begun(visitor.requests('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }]));
  await visitor.presses('button', sandboxTexts.approve);
  await switching;
  await visitor.reaches(({ network }) => network === 'eip155:31338');
  await visitor.reaches(({ balance }) => balance === '10,000 TWO');
  assert.deepEqual(await page.run(() => window.visitor.complaints), complaints);
}

/** The texts of list rows in the dialog. Sent to the page. */
function listedTexts() {
  const texts = [];
  const look = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches('li, [role=listitem]')) texts.push(element.textContent);
      if (element.shadowRoot) look(element.shadowRoot);
    }
  };
  look(document);
  return texts;
}
