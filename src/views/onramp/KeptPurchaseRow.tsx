import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { keptPurchaseAtom, readPurchaseAtom } from '../../atoms/onramp/keepPurchase.js';
import { isOnRampOfferedAtom } from '../../atoms/onramp/openOnRamp.js';
import { pushAtom } from '../../atoms/router.js';
import { List } from '../../ui/List.js';
import { Row } from '../../ui/Row.js';
import { CardIcon } from '../../ui/viewIcons.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { useText } from '../useText.js';

/** Leads to an interrupted purchase, if there is one. */
export function KeptPurchaseRow() {
  const t = useText();
  const isOffered = useAtomValue(isOnRampOfferedAtom);
  const kept = useAtomValue(keptPurchaseAtom);
  const read = useSetAtom(readPurchaseAtom);
  const push = useSetAtom(pushAtom);
  useEffect(() => {
    if (isOffered) void read();
  }, [isOffered, read]);
  return kept && isOffered ? (
    <List label={t('onRamp.kept')}>
      <Row
        label={t('onRamp.kept')}
        detail={t('onRamp.keptText')}
        start={<WalletImage name="" icon={<CardIcon />} />}
        hasChevron
        onClick={() => push({ view: 'OnRampProviders' })}
      />
    </List>
  ) : null;
}
