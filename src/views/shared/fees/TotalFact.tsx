import { useAtomValue } from 'jotai';
import { localeAtom } from '../../../atoms/translate.js';
import { type PaidAmount, type PricedUnits, totalPaid } from '../../../lib/fees/totalPaid.js';
import { formatExactToken, markCut } from '../../../lib/text/formatMoney.js';
import { useMoney } from '../../useMoney.js';
import { useText } from '../../useText.js';
import { Fact } from '../Fact.js';

interface TotalFactProps {
  paid: PaidAmount;
  /** The network fee as shown, rounded or truncated, so that the figures add up. */
  fee: PricedUnits & { readonly symbol: string };
  /** The kind of fee: the maximum, an estimate that the wallet may change, or the fee paid. */
  kind: 'most' | 'about' | 'was';
  /** Whether digits of the fee are left out. */
  isCut?: boolean;
}

/** The total of amount and fee that leaves the account, in a `dl`. Renders nothing if they can't be added. */
export function TotalFact({ paid, fee, kind, isCut = kind === 'about' }: TotalFactProps) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const money = useMoney();
  const total = totalPaid(paid, fee);
  if (!total) return null;
  const { native, dollars } = total;
  const worth =
    dollars === undefined ? undefined : kind === 'was' ? money.now(dollars) : money.formatMost(dollars);
  const amount =
    native === undefined ? undefined : markCut(formatExactToken({ ...fee, amount: native }, locale), isCut);
  return (
    <Fact label={t(kind === 'most' ? 'fee.totalMost' : 'fee.total')}>
      {amount !== undefined && worth !== undefined
        ? t('fee.worth', { amount, worth })
        : (amount ?? worth ?? '')}
    </Fact>
  );
}
