// Wallets' reactions to a request, and the events after it: the vocabulary of the tables.

import { endsWith, hears, pass, pressSend, says } from './fate.mjs';
import { SILENT } from './lyingNode.mjs';
import { OTHER_ID } from './ownChain.mjs';

const hex = (value) => `0x${BigInt(value).toString(16)}`;

// Wallet behaviour.

/** Signs and sends as requested, with changes if there are any; answers the hash. */
export const sends = (changes) => (transaction, wallet, fate) =>
  fate.change(() => wallet.send(transaction, changes));

/** Signs as requested, with changes if there are any, and sends nothing: on Solana the site's node does that. */
export const signs = (changes) => (transaction, wallet, fate) =>
  wallet.sign(transaction, { ...fate.wanted, ...{ to: undefined, value: undefined }, ...changes });

/** Signs as requested and keeps it, until `broadcasts`; answers the hash. */
export const keeps = (changes) => async (transaction, wallet, fate) => {
  fate.kept = await wallet.sign(transaction, changes);
  return fate.kept.hash;
};

/** Signs and sends as requested, and keeps the bytes for sending them again; answers the hash. */
export const sendsAndKeeps = () => (transaction, wallet, fate) =>
  fate.change(async () => {
    fate.kept = await wallet.sign(transaction);
    await wallet.broadcast(fate.kept.raw);
    return fate.kept.hash;
  });

/** Ignores the requested network, and sends on the page's second one; answers the hash. */
export const sendsElsewhere = () => (transaction, wallet, fate) =>
  fate.change(async () => {
    const { raw, hash } = await wallet.sign(transaction, { chainId: OTHER_ID });
    await fate.elsewhere.ask('eth_sendRawTransaction', [raw]);
    return hash;
  });

/** Fails as wallets do, after its action. */
export const thenFails = (error, behave) => async (transaction, wallet, fate) => {
  await behave?.(transaction, wallet, fate);
  throw error;
};

/** Gives a wrong answer, after its action. */
export const thenAnswers = (answer, behave) => async (transaction, wallet, fate) => {
  await behave?.(transaction, wallet, fate);
  return typeof answer === 'function' ? answer(transaction, wallet, fate) : answer;
};

/** Its user declines, and it reports that in one of the many ways. */
export const declines = (error) => (_transaction, _wallet, fate) => {
  fate.note('refused');
  throw error;
};

/** Reports a refusal, after its action. */
export const thenDeclines = (error, behave) => async (transaction, wallet, fate) => {
  await behave(transaction, wallet, fate);
  return declines(error)(transaction, wallet, fate);
};

/** The same for a Safe, which has only messages. */
export const declinesWith = (message) => declines({ message });

/** Never answers, after its action. */
export const neverAnswers = (behave) => async (transaction, wallet, fate) => {
  await behave?.(transaction, wallet, fate);
  return wallet.never;
};

/** Answers only when `answers` says so. */
export const answersLater = (behave) => (transaction, wallet, fate) =>
  new Promise((resolve, reject) => {
    const behaves = async () => behave(transaction, wallet, fate);
    fate.answer = () => behaves().then(resolve, reject);
  });

// Later events.

/** The page's second network makes a block. */
export const minesElsewhere = () => (fate) => fate.change(() => fate.elsewhere.mine());
/** Checks that the page's last event is about this network. */
export const isOn = (network) => (fate) => {
  const { report } = fate.entries.findLast(({ kind }) => kind === 'event');
  const [told, account] = [report.network, report.account];
  if (told !== network || !account.startsWith(`${network}:`))
    throw new Error(`The page hears of ${told} and ${account}, not of ${network}`);
};
/** The receipt has a line with this text. */
export const showsLine = (label, text) => async (fate) => {
  const line = fate.site.page.locator('wallet-modal').locator('dt', { hasText: label }).locator('xpath=..');
  await fate.site.sees(line.filter({ hasText: text }).first());
};
export const mines =
  (blocks = 1) =>
  (fate) =>
    fate.change(() => fate.chain.mine(blocks));
/** The network makes a block at the visitor's time, whose clock the fate has advanced. */
export const goesOn = () => async (fate) => {
  const now = await fate.site.page.evaluate(() => Date.now());
  await fate.change(() => fate.chain.mineAt(Math.floor(now / 1_000) + 1));
};
/** Records the facts, where others than the wallet change them. */
export const sees = () => (fate) => fate.change();
/** Reverts the last blocks; their transactions are gone. */
export const undoes = (blocks) => (fate) => fate.change(() => fate.chain.undo(blocks));
/** The network drops pending transactions. */
export const forgets = () => (fate) => fate.change(() => fate.chain.ask('anvil_dropAllTransactions'));
/** The kept or previously sent transaction reaches the network. */
export const broadcasts = () => (fate) => fate.change(() => fate.wallet.broadcast(fate.kept.raw));
/** The wallet sends another transaction with the nonce of the kept one. */
export const sendsInstead = (changes) => (fate) =>
  fate.change(async () => {
    const { nonce } = fate.kept;
    const price = hex(10n ** 11n);
    const own = { to: fate.wallet.address, value: 0, gas: '0x5208', maxFeePerGas: price };
    const { to = own.to, ...others } = changes ?? {};
    await fate.wallet.send({ ...own, to }, { nonce, maxPriorityFeePerGas: price, ...others });
  });
export const answers = () => (fate) => fate.answer();
export const lies = (some) => (fate) => {
  fate.node.lies = some;
};
export const isHonest = () => lies({});
export const isSilent = () => lies({ '*': () => SILENT });
/** Advances time until the site's node receives a request. */
export const isAskedFor = (method) => (fate) => pass(fate, 60_000, () => fate.node.asked.includes(method));
export const passes = (ms) => (fate) => pass(fate, ms);
export const heard = (status, within) => (fate) => hears(fate, status, within);
export const said = (claim, within) => (fate) => says(fate, claim, within);
/** Checks that the page's last event has one of these statuses. */
export const ends =
  (...statuses) =>
  (fate) =>
    endsWith(fate, statuses);
/** Checks that the page has received only these statuses so far. */
export const heardOnly =
  (...statuses) =>
  (fate) => {
    const others = fate.entries
      .filter(({ kind, report }) => kind === 'event' && !statuses.includes(report.status))
      .map(({ report }) => report.status);
    if (others.length > 0) throw new Error(`The page hears ${others}, not only ${statuses}`);
  };

// The visitor's actions.

const accountButton = ({ page }, { address }) =>
  page.locator('wallet-button').getByRole('button', { name: new RegExp(`…${address.slice(-4)}`) });
export const reloads = () => async (fate) => {
  await fate.site.page.reload();
  await fate.site.sees(accountButton(fate.site, fate.wallet));
};
/** Presses “Send” once more, which does not reach the wallet. */
export const pressesAgain = () => async (fate) => {
  await pressSend(fate);
  await fate.site.sees(fate.site.dialog('Transaction'));
  if (fate.asked.length > 1) throw new Error('The wallet was asked again');
};
/** A second transfer needs a confirmation first, because both may go through. */
export const isGuarded = () => async (fate) => {
  await fate.site.sees(fate.site.button('Confirm above'));
};
export const closes = () => async (fate) => {
  await fate.site.modal.evaluate((modal) => modal.close());
};
export const opensAccount = () => async (fate) => {
  await fate.site.modal.evaluate((modal) => modal.show('Account'));
  await fate.site.sees(fate.site.dialog('Account'));
};
export const opensForm = () => async (fate) => {
  await fate.site.modal.evaluate((modal) => modal.show('WalletSend'));
  await fate.site.sees(fate.site.dialog('Send'));
};
export const goesOffline = () => async (fate) => {
  await fate.profile.setOffline(true);
};
export const comesOnline = () => async (fate) => {
  await fate.profile.setOffline(false);
};
/** The same visitor in another tab. */
export const opensTab = () => async (fate) => {
  fate.other = await fate.openPage();
  await fate.other.sees(accountButton(fate.other, fate.wallet));
};
/** The asking tab closes; the other one stays. */
export const closesTab = () => async (fate) => {
  await fate.site.page.close();
  fate.site = fate.other;
  fate.other = undefined;
};
