import { useAtomValue } from 'jotai';
import { localeAtom } from '../../../atoms/translate.js';
import { type PaidAmount, type PricedUnits, totalPaid } from '../../../lib/fees/totalPaid.js';
import { formatExactToken, markCut } from '../../../lib/text/formatMoney.js';
import { useMoney } from '../../useMoney.js';
import { useText } from '../../useText.js';
import { Fact } from '../Fact.js';

interface TotalFactProps {
  paid: PaidAmount;
  /** The network's fee as it is shown, rounded or cut, so that the figures add up. */
  fee: PricedUnits & { readonly symbol: string };
  /** What the fee is: the most that it can be, about what the wallet may make of it, or what it was. */
  kind: 'most' | 'about' | 'was';
  /** Whether digits of the fee are left out. */
  isCut?: boolean;
}

/** What leaves the account, in a `dl`: the amount with the fee. Nothing if they cannot be added. */
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
