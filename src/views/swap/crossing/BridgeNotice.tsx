import { useAtomValue } from 'jotai';
import { networkNameAtom } from '../../../atoms/networkName.js';
import type { Bridge } from '../../../lib/swap/delivery/bridge.js';
import type { WantedSwap } from '../../../lib/swap/swapRequest.js';
import { Notice } from '../../../ui/Notice.js';
import { useText } from '../../useText.js';

interface BridgeNoticeProps {
  wanted: Pick<WantedSwap, 'from' | 'to'>;
  bridge: Pick<Bridge, 'name'>;
}

/** Warns of risks in a swap across networks that can't be checked beforehand. Belongs in a live region. */
export function BridgeNotice({ wanted: { from, to }, bridge }: BridgeNoticeProps) {
  const t = useText();
  const name = useAtomValue(networkNameAtom);
  const params = { bridge: bridge.name, from: name(from.network), network: name(to.network) };
  return (
    <Notice tone="warning" title={t('swap.crossing', params)}>
      {t('swap.crossingText', params)}
    </Notice>
  );
}
