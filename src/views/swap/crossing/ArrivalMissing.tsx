import { useAtomValue } from 'jotai';
import { networkNameAtom } from '../../../atoms/networkName.js';
import type { CaipNetworkId } from '../../../lib/networks/caip.js';
import { Empty } from '../../../ui/Empty.js';
import { OfflineIcon } from '../../../ui/icons.js';
import { ViewPlaceholder } from '../../shell/ViewPlaceholder.js';
import { useText } from '../../useText.js';

interface ArrivalMissingProps {
  network: CaipNetworkId;
  hasFailed: boolean;
}

/** Replaces the tokens of another network while they load, or after loading failed. */
export function ArrivalMissing({ network, hasFailed }: ArrivalMissingProps) {
  const t = useText();
  const name = useAtomValue(networkNameAtom);
  if (!hasFailed) return <ViewPlaceholder message={t('swap.loading')} />;
  return (
    <div role="alert">
      <Empty
        hasFailed
        icon={<OfflineIcon size={24} />}
        title={t('swap.arrivalFailed', { network: name(network) })}
      />
    </div>
  );
}
