import { atom } from 'jotai/vanilla';
import { addressOf, networkOf, spokenNamespaceOf } from '../../lib/networks/caip.js';
import { isSameAddress } from '../../lib/send/lookAlike.js';
import { receiverWarnings, type SendWarning } from '../../lib/send/sendWarnings.js';
import { accountAtom, connectionsAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { asyncResultAtom, dataOf } from '../util/asyncResult.js';
import { receiverAtom } from './receiver.js';
import { rememberedReceiversAtom } from './rememberedReceivers.js';
import { sendableTokensAtom } from './sendTokens.js';

/** The addresses in the newest part of the account's history. */
const historyAddressesAtom = asyncResultAtom(
  (get) => get(accountAtom),
  (get, options) => {
    const account = get(accountAtom);
    const { openAccountData } = get(servicesAtom);
    return (
      account &&
      openAccountData().then(async (data) => {
        const page = await data.history?.(account, options);
        return page?.entries.flatMap(({ from, to }) => [from, to].filter((one) => one !== undefined));
      })
    );
  },
);

/** Without the account itself, which is in each entry. Undefined until it is known. */
const countedHistoryAtom = atom((get): readonly string[] | undefined => {
  const result = get(historyAddressesAtom);
  if (result.status === 'pending' || result.status === 'idle') return undefined;
  const account = get(accountAtom);
  return (dataOf(result) ?? []).filter((one) => !account || !isSameAddress(one, addressOf(account)));
});

/** What is to be said about the receiver in the form. */
export const receiverWarningsAtom = atom((get): readonly SendWarning[] => {
  const account = get(accountAtom);
  const receiver = get(receiverAtom);
  if (!account || receiver.step !== 'found') return [];
  const namespace = spokenNamespaceOf(networkOf(account));
  const sender = addressOf(account);
  const accounts = get(connectionsAtom)[namespace]?.accounts ?? [];
  return receiverWarnings({
    receiver,
    sender,
    own: accounts.map(addressOf).filter((one) => one !== sender),
    tokens: get(sendableTokensAtom).flatMap(({ address }) => address ?? []),
    remembered: get(rememberedReceiversAtom).filter((one) => one.namespace === namespace),
    history: get(countedHistoryAtom),
  });
});
