// The outcome of Solana transactions with silent nodes and lying wallets, as a visitor and their page see it.
import assert from 'node:assert/strict';
import { journeys } from '../support/journeys.mjs';
import { becomes, chooseToken, openForm, review, submit, visitForm } from '../support/sending.mjs';
import { begun, eventually } from '../support/site.mjs';
import { lamportsOf, SANDBOX_SOLANA_ADDRESSES } from '../support/solana.mjs';
import { t } from '../support/texts.mjs';

const name = 'Sun Wallet';
const [alice, bob] = SANDBOX_SOLANA_ADDRESSES;
const kind = 'solana-sign';
const AMOUNT = { amount: '0.25', symbol: 'SOL' };
const QUARTER = 250_000_000n;
const doing = t('transaction.doing.send', AMOUNT);
/** The page runs for minutes of its own time. */
const mostRequests = 400;

async function visit({ open, profile, stack }, more = {}) {
  const context = await profile();
  await context.clock.install();
  const site = await open('solana.html', {
    wallets: [{ name, solana: true }],
    context,
    mostRequests,
    ...more,
  });
  return { site, cluster: stack.clusters[0] };
}

/** Sends a quarter to Bob, signed by the wallet, to a node that doesn't answer. */
async function sendIntoSilence(site, cluster, trouble) {
  await visitForm(site, name, alice);
  await chooseToken(site, 'SOL');
  await review(site, AMOUNT.amount, bob);
  cluster.misbehave(trouble);
  const asked = begun(
    site.page.waitForRequest((request) => request.postData()?.includes('"sendTransaction"')),
  );
  await submit(site);
  await site.approve(kind);
  await asked;
  // The page stops waiting for its node.
  await site.page.clock.fastForward(11_000);
  await site.warned('rpc_failed');
  const report = await becomes(site, 'unknown');
  assert.match(report.hash, /^[1-9A-HJ-NP-Za-km-z]{80,90}$/);
  return report;
}

/** The next event with a different status. */
async function becomesAfter(site, status) {
  // Each request has a deadline of ten seconds on the page's clock.
  await site.passTimeUntilHeard('wallet-transaction', 250);
  return becomes(site, status);
}

async function returns(site) {
  await site.page.reload();
  await site.sees(site.accountButton(alice));
}

/** Waits until Bob's balance is `lamports`. */
const bobHas = (cluster, lamports) => eventually(async () => (await lamportsOf(cluster, bob)) === lamports);

/** Sends bytes built by the page; answers the signature or `{ code }`. */
const sendByPage = (site, bytes) =>
  site.modal.evaluate(async ({ solana }, bytes) => {
    try {
      return await solana.signAndSendTransaction(Uint8Array.from(bytes));
    } catch ({ code }) {
      return { code };
    }
  }, bytes);

async function made({ rpcUrl }, amount) {
  const actions = await import('../../chains/solana/support.mjs');
  const transfer = { from: alice, to: bob, amount };
  return [...(await actions.buildTransfer(transfer, actions.call(rpcUrl))).transaction];
}

journeys(
  'A Solana transaction',
  (journey) => {
    journey('whose node was silent is found after a reload', async (tools) => {
      const { site, cluster } = await visit(tools);
      const before = await lamportsOf(cluster, bob);
      const trouble = { unanswered: ['sendTransaction'], unheard: ['getSignatureStatuses'] };
      const { id, hash } = await sendIntoSilence(site, cluster, trouble);
      await bobHas(cluster, before + QUARTER);
      cluster.misbehave();
      await returns(site);
      const report = await becomesAfter(site, 'confirmed');
      assert.deepEqual([report.id, report.hash, report.moved], [id, hash, 'all']);
    });

    journey('that no node got is dropped, and only then another one can be built', async (tools) => {
      const { site, cluster } = await visit(tools);
      const before = await lamportsOf(cluster, bob);
      const { id, hash } = await sendIntoSilence(site, cluster, { unheard: ['sendTransaction'] });
      cluster.misbehave();
      await returns(site);
      await openForm(site, alice);
      const fill = async () => {
        await chooseToken(site, 'SOL');
        await site.page.getByRole('textbox', { name: t('send.amount') }).fill(AMOUNT.amount);
        await site.page.getByRole('textbox', { name: t('send.to') }).fill(bob);
      };
      await fill();
      await site.button(t('send.button.review')).click();
      await site.sees(site.text(t('send.failed.earlier')));
      await site.failed('already_pending');

      cluster.advance(200);
      const report = await becomesAfter(site, 'dropped');
      assert.deepEqual([report.id, report.hash], [id, hash]);
      await site.sees(site.text(t('transaction.expired', { doing })));
      assert.equal(await lamportsOf(cluster, bob), before);
      await site.button(t('send.button.review')).click();
      await site.sees(site.dialog(t('send.reviewTitle')));
    });

    journey('that its wallet answered with another signature is found by what it does', async (tools) => {
      const { site, cluster } = await visit(tools, { attributes: 'track-transactions' });
      await site.connect(name);
      const before = await lamportsOf(cluster, bob);
      await site.wallet(name, (wallet) =>
        wallet.script([
          { method: 'solana:signAndSendTransaction', answer: 'approve', spoil: 'other-transaction' },
        ]),
      );
      const answered = await sendByPage(site, await made(cluster, 7_000n));
      const told = await becomes(site, 'pending');
      assert.equal(told.hash, answered);
      await bobHas(cluster, before + 7_000n);
      const report = await becomesAfter(site, 'confirmed');
      assert.equal(report.id, told.id);
      assert.notEqual(report.hash, answered);
    });

    journey('of `transfer` is followed if the page wants that', async (tools) => {
      const { site, cluster } = await visit(tools, { attributes: 'track-transactions' });
      await site.connect(name);
      const before = await lamportsOf(cluster, bob);
      const sent = begun(
        site.modal.evaluate(({ solana }, to) => solana.transfer({ to, amount: 9_000n }), bob),
      );
      await site.approve(kind);
      const { id, hash } = await becomes(site, 'pending');
      const report = await becomesAfter(site, 'confirmed');
      assert.deepEqual([report.id, report.hash, report.moved], [id, hash, 'all']);
      assert.equal(await sent, hash);
      await bobHas(cluster, before + 9_000n);
    });

    journey('whose wallet answered with an error is unknown, then dropped', async (tools) => {
      const { site, cluster } = await visit(tools);
      await visitForm(site, name, alice);
      const before = await lamportsOf(cluster, bob);
      await site.wallet(name, (wallet) =>
        wallet.script([
          {
            method: 'solana:signTransaction',
            answer: 'reject',
            error: { code: -32603, message: 'Internal error' },
          },
        ]),
      );
      await chooseToken(site, 'SOL');
      await review(site, AMOUNT.amount, bob);
      await submit(site);
      await site.warned('wallet_failed');
      const report = await becomes(site, 'unknown');
      assert.equal(report.hash, undefined);
      cluster.advance(250);
      const end = await becomesAfter(site, 'dropped');
      assert.equal(end.id, report.id);
      assert.equal(await lamportsOf(cluster, bob), before);
    });
  },
  // The silent nodes affect all journeys.
  { solana: true, concurrency: 1 },
);
