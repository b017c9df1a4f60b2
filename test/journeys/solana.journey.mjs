import assert from 'node:assert/strict';
import { journeys } from './support/journeys.mjs';
import { begun, eventually } from './support/site.mjs';
import {
  evmFiles,
  isSignedBy,
  lamportsOf,
  onlySolana,
  SANDBOX_SOLANA_ADDRESSES,
  SOLANA_DEVNET,
  SOLANA_TESTNET,
  signText,
  unitsOf,
} from './support/solana.mjs';
import { t } from './support/texts.mjs';

const name = 'Sun Wallet';
const [alice, bob, , dave] = SANDBOX_SOLANA_ADDRESSES;
const connector = { id: `solana/${name}`, name, type: 'ANNOUNCED' };
const sun = { name, solana: true };

/** The page's transfer request: the signature, or `{ code }` when it is refused. */
const askTransfer = (site, wanted) =>
  site.modal.evaluate(async ({ solana }, { to, amount, mint }) => {
    try {
      return await solana.transfer({ to, amount: BigInt(amount), mint });
    } catch ({ code }) {
      return { code };
    }
  }, wanted);

journeys(
  'A Solana wallet',
  (journey) => {
    journey('connects on a page of Solana alone, which loads nothing for EVM', async ({ open }) => {
      const site = await open('solana.html', { wallets: [sun], change: onlySolana });
      await site.connectButton.click();
      await site.row(name).click();
      await site.sees(site.text(t('connecting.asking', { name })));
      await site.approve('connect');
      assert.deepEqual(await site.heard('wallet-connected'), {
        namespace: 'solana',
        address: alice,
        caipAddress: `${SOLANA_DEVNET}:${alice}`,
        network: SOLANA_DEVNET,
        connector,
        accounts: [`${SOLANA_DEVNET}:${alice}`],
      });
      await site.heard('wallet-close');
      await eventually(
        () => site.accountButton(alice).textContent(),
        (text) => text.includes('1,000 SOL'),
      );
      await site.accountButton(alice).click();
      const account = site.dialog(t('account.title'));
      await site.sees(account.getByText('1,000 SOL', { exact: true }).first());
      const explorer = account.getByRole('link', { name: t('account.explorer') });
      assert.equal(
        await explorer.getAttribute('href'),
        `https://explorer.solana.com/account/${alice}?cluster=devnet`,
      );
      await account.getByRole('button', { name: t('account.disconnect') }).click();
      assert.deepEqual(await site.heard('wallet-disconnected'), { namespace: 'solana', reason: 'user' });
      assert.deepEqual(evmFiles(site), []);
    });

    journey('connects on the second try after the visitor declined', async ({ open }) => {
      const site = await open('solana.html', { wallets: [sun] });
      await site.connectButton.click();
      await site.row(name).click();
      await site.reject('connect');
      await site.failed('user_rejected');
      await site.sees(site.text(t('error.user_rejected')));
      await site.button(t('dialog.retry')).click();
      await site.approve('connect');
      await site.heard('wallet-connected');
    });

    journey('signs a message, which its public key verifies, and declines another', async ({ open }) => {
      const site = await open('solana.html', { wallets: [sun] });
      await site.connect(name);
      const signing = begun(signText(site, 'Hello, sun.'));
      await site.approve('message');
      assert.equal(isSignedBy(alice, await signing, 'Hello, sun.'), true);
      const refused = begun(signText(site, 'Hello again.'));
      await site.reject('message');
      assert.equal((await refused).code, 'user_rejected');
    });

    journey('transfers SOL and a token, also to an empty account', async ({ open, stack }) => {
      const [cluster] = stack.clusters;
      const site = await open('solana.html', { wallets: [{ ...sun, policy: 'approve' }] });
      await site.connectButton.click();
      await site.row(name).click();
      await site.heard('wallet-connected');
      const transfer = (to, amount, mint) => askTransfer(site, { to, amount: `${amount}`, mint });
      const before = await lamportsOf(cluster, bob);
      assert.match(await transfer(bob, 1_500_000_000n), /^[1-9A-HJ-NP-Za-km-z]{80,90}$/);
      assert.equal(await lamportsOf(cluster, bob), before + 1_500_000_000n);

      const [{ address: mint }] = cluster.tokens;
      const units = await unitsOf(cluster, alice, mint);
      assert.equal(await unitsOf(cluster, dave, mint), 0n);
      assert.match(await transfer(dave, 2_500_000n, mint), /^[1-9A-HJ-NP-Za-km-z]{80,90}$/);
      assert.equal(await unitsOf(cluster, dave, mint), 2_500_000n);
      assert.equal(await unitsOf(cluster, alice, mint), units - 2_500_000n);
      assert.equal((await transfer(bob, 10n ** 15n)).code, 'transaction_failed');
      assert.equal((await transfer('nobody', 1n)).code, 'request_invalid');
    });

    journey('switches to another cluster', async ({ open }) => {
      const site = await open('solana.html', { wallets: [sun] });
      await site.connect(name);
      await site.heard('wallet-close');
      await site.modal.evaluate((modal) => modal.show('Networks'));
      const networks = site.dialog(t('networks.title'));
      await networks.getByRole('button', { name: 'Solana Testnet' }).click();
      assert.deepEqual(await site.heard('wallet-network-changed'), {
        namespace: 'solana',
        network: SOLANA_TESTNET,
        isUnsupported: false,
      });
      await site.heard('wallet-close');
      assert.equal(await site.modal.evaluate(({ solana }) => solana.network), SOLANA_TESTNET);
    });

    journey('that answers a signature by another key is not believed', async ({ open }) => {
      const steps = [{ method: 'solana:signMessage', answer: 'approve', spoil: 'wrong-key' }];
      const site = await open('solana.html', { wallets: [{ ...sun, steps }] });
      await site.connect(name);
      assert.equal((await signText(site, 'Hello')).code, 'wallet_invalid_answer');
    });
  },
  { solana: true },
);
