import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const csReceive: Translation<typeof enReceive> = {
  'receive.code': 'QR kód vaší adresy',
  'receive.only': 'Jen sítě: {networks}',
  'receive.andMore': {
    one: '{network} a ještě {count}',
    few: '{network} a ještě {count}',
    many: '{network} a ještě {count}',
    other: '{network} a ještě {count}',
  },
  'receive.lost': 'Co se odešle jinam, může být ztraceno',
  'receive.networksNote': 'Přijímat můžete v těchto sítích. Co se odešle v jiných, může být ztraceno.',
};
