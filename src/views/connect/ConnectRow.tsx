import { useAtomValue, useSetAtom } from 'jotai';
import { chooseAnotherWalletAtom } from '../../atoms/connecting/chooseWallet.js';
import type { WalletRow } from '../../atoms/directory/arrangeWallets.js';
import { chooseRowAtom, isRowShown, prepareRowAtom } from '../../atoms/directory/chooseRow.js';
import { routeAtom } from '../../atoms/router.js';
import { WalletConnectIcon } from '../../ui/icons.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { useText } from '../useText.js';
import { WalletPicture } from '../wallets/WalletPicture.js';
import { nameOf } from './describeRow.js';
import { PlainConnectRow } from './PlainConnectRow.js';

/** A wallet in the first list. */
export function ConnectRow({ row }: { row: WalletRow }) {
  const t = useText();
  const choose = useSetAtom(chooseRowAtom);
  const prepare = useSetAtom(prepareRowAtom);
  const isCurrent = isRowShown(row, useAtomValue(routeAtom));
  const leave = useSetAtom(chooseAnotherWalletAtom);
  const image =
    'wallet' in row ? (
      <WalletPicture wallet={row.wallet} />
    ) : (
      <WalletImage
        name={nameOf(row, t)}
        src={row.connector.icon}
        icon={row.group === 'pairing' ? <WalletConnectIcon size={24} /> : undefined}
      />
    );
  return (
    <PlainConnectRow
      row={row}
      t={t}
      image={image}
      isCurrent={isCurrent}
      onClick={() => {
        if (isCurrent) return;
        // Beside the list, this cancels the attempt with another wallet, as going back does.
        leave();
        choose(row);
      }}
      onIntent={() => prepare(row)}
    />
  );
}
