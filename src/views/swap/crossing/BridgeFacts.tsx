import type { Bridge } from '../../../lib/swap/delivery/bridge.js';
import { Fact } from '../../shared/Fact.js';
import { useMoney } from '../../useMoney.js';
import { useText } from '../../useText.js';
import { useDurationText } from './useDurationText.js';

/** What the source says of a bridge: its name, how long it takes, and what it takes. */
export function BridgeFacts({ bridge: { name, seconds, feeValue } }: { bridge: Bridge }) {
  const t = useText();
  const money = useMoney();
  const duration = useDurationText();
  return (
    <>
      <Fact label={t('swap.bridge')}>{name}</Fact>
      <Fact label={t('swap.bridgeTime')}>
        {seconds === undefined ? t('swap.unknown') : duration(seconds)}
      </Fact>
      {feeValue === undefined ? null : <Fact label={t('swap.bridgeFee')}>{money.formatMost(feeValue)}</Fact>}
    </>
  );
}
