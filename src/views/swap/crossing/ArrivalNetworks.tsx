import { useAtomValue, useSetAtom } from 'jotai';
import { networkNameAtom } from '../../../atoms/networkName.js';
import { arrivalNetworkAtom, arrivalNetworksAtom } from '../../../atoms/swap/delivery/arrivalTokens.js';
import { swapNetworkAtom } from '../../../atoms/swap/swapTokens.js';
import { NetworkMark } from '../../shared/pictures/NetworkMark.js';
import { useText } from '../../useText.js';
import { suggestion, suggestions } from '../tokens/SwapSelectTokenView.css.js';

/** The networks to receive on. */
export function ArrivalNetworks() {
  const t = useText();
  const networks = useAtomValue(arrivalNetworksAtom);
  const name = useAtomValue(networkNameAtom);
  const own = useAtomValue(swapNetworkAtom);
  const present = useAtomValue(arrivalNetworkAtom) ?? own;
  const choose = useSetAtom(arrivalNetworkAtom);
  return (
    <fieldset className={suggestions} aria-label={t('swap.arrivalNetwork')}>
      {networks.map((network) => (
        <button
          key={network.id}
          type="button"
          className={suggestion}
          aria-pressed={network.id === present}
          onClick={() => choose(network.id === own ? undefined : network.id)}
        >
          <NetworkMark network={network} size="small" />
          <bdi>{name(network.id)}</bdi>
        </button>
      ))}
    </fieldset>
  );
}
