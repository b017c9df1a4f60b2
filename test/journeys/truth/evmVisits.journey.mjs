// The visitor's actions in the meantime: closes, reloads, loses the network, opens another tab.
import { evmTable as table } from './support/evmWorld.mjs';
import {
  answers,
  answersLater,
  closes,
  closesTab,
  comesOnline,
  goesOffline,
  heard,
  isHonest,
  isSilent,
  mines,
  neverAnswers,
  opensAccount,
  opensTab,
  passes,
  reloads,
  said,
  sends,
  thenFails,
} from './support/steps.mjs';
import { deploysToken } from './support/tokens.mjs';

const SECONDS = 1_000;
const UNCLEAR = { code: -32603, message: 'Request cancelled due to timeout' };

table('The truth of a transfer whose visitor', [
  {
    name: 'closes the modal while the wallet is asked',
    behave: answersLater(sends()),
    steps: [closes(), answers(), heard('pending'), mines(), heard('confirmed'), opensAccount(), said('sent')],
  },
  {
    name: 'closes the modal after an unclear answer',
    behave: thenFails(UNCLEAR, sends()),
    steps: [said('unknown'), closes(), mines(), heard('confirmed'), opensAccount(), said('sent')],
  },
  {
    name: 'closes the modal when it waits, and it fails',
    prepare: deploysToken('Plain'),
    async behave(transaction, wallet, fate) {
      await fate.token.freeze();
      return sends()(transaction, wallet, fate);
    },
    steps: [heard('pending'), closes(), mines(), heard('reverted'), opensAccount(), said('failed')],
  },
  {
    name: 'reloads while the wallet is asked, which has sent',
    behave: neverAnswers(sends()),
    steps: [reloads(), mines(), heard('confirmed'), opensAccount(), said('sent')],
  },
  {
    name: 'reloads while the wallet is asked, which has not sent',
    behave: neverAnswers(),
    steps: [reloads(), passes(180 * SECONDS), opensAccount(), said('unknown')],
  },
  {
    name: 'reloads while it waits',
    behave: sends(),
    steps: [heard('pending'), reloads(), mines(), heard('confirmed'), opensAccount(), said('sent')],
  },
  {
    name: 'reloads after an unclear answer',
    behave: thenFails(UNCLEAR, sends()),
    steps: [said('unknown'), reloads(), mines(), heard('confirmed'), opensAccount(), said('sent')],
  },
  {
    name: 'reloads after an unclear answer, when nothing was sent',
    behave: thenFails(UNCLEAR),
    steps: [said('unknown'), reloads(), opensAccount(), passes(120 * SECONDS), said('unknown')],
  },
  {
    name: 'is offline at the press',
    atPress: goesOffline(),
    behave: sends(),
    mayStop: true,
    steps: [passes(30 * SECONDS), comesOnline(), passes(10 * SECONDS), mines()],
  },
  {
    name: 'goes offline while the wallet is asked',
    behave: answersLater(sends()),
    steps: [
      goesOffline(),
      answers(),
      mines(),
      passes(120 * SECONDS),
      comesOnline(),
      heard('confirmed'),
      said('sent'),
    ],
  },
  {
    name: 'goes offline while it waits',
    behave: sends(),
    steps: [
      heard('pending'),
      goesOffline(),
      mines(),
      passes(180 * SECONDS),
      comesOnline(),
      heard('confirmed'),
      said('sent'),
    ],
  },
  {
    name: 'has another tab, where it is told too',
    behave: sends(),
    steps: [opensTab(), mines(), heard('confirmed'), said('sent')],
  },
  {
    name: 'closes the tab, and has another',
    behave: sends(),
    steps: [
      heard('pending'),
      opensTab(),
      closesTab(),
      opensAccount(),
      mines(),
      heard('confirmed'),
      said('sent'),
    ],
  },
  {
    name: 'closes the tab that asked, while the wallet never answers',
    behave: neverAnswers(sends()),
    steps: [opensTab(), closesTab(), opensAccount(), mines(), heard('confirmed'), said('sent')],
  },
  {
    name: 'reloads while the node is silent',
    behave: sends(),
    steps: [
      heard('pending'),
      isSilent(),
      reloads(),
      mines(),
      passes(120 * SECONDS),
      isHonest(),
      heard('confirmed'),
      opensAccount(),
      said('sent'),
    ],
  },
]);
