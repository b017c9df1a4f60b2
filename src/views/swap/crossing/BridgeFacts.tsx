import type { Bridge } from '../../../lib/swap/delivery/bridge.js';
import { roughDuration } from '../../../lib/swap/delivery/roughDuration.js';
import { Fact } from '../../shared/Fact.js';
import { useMoney } from '../../useMoney.js';
import { useText } from '../../useText.js';

/** A bridge according to the source: its name, duration and fee. */
export function BridgeFacts({ bridge: { name, seconds, feeValue } }: { bridge: Bridge }) {
  const t = useText();
  const money = useMoney();
  const { unit, count } = roughDuration(seconds ?? 0);
  return (
    <>
      <Fact label={t('swap.bridge')}>{name}</Fact>
      <Fact label={t('swap.bridgeTime')}>
        {seconds === undefined
          ? t('swap.unknown')
          : t(unit === 'hours' ? 'swap.hours' : 'swap.minutes', { count })}
      </Fact>
      {feeValue === undefined ? null : <Fact label={t('swap.bridgeFee')}>{money.formatMost(feeValue)}</Fact>}
    </>
  );
}
