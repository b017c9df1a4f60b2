import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const itFees: Translation<typeof enFees> = {
  'fee.check': 'Controlla la commissione di rete',
  'fee.reason.price': {
    one: 'È {count} volta quanto hanno pagato gli altri di recente.',
    many: 'È {count} volte quanto hanno pagato gli altri di recente.',
    other: 'È {count} volte quanto hanno pagato gli altri di recente.',
  },
  'fee.reason.priceFree': 'Di recente gli altri non hanno pagato nulla.',
  'fee.reason.whole': {
    one: 'Può essere {count} volta il costo abituale.',
    many: 'Può essere {count} volte il costo abituale.',
    other: 'Può essere {count} volte il costo abituale.',
  },
  'fee.reason.disputed': 'Il tuo wallet prevede una commissione molto diversa.',
  'fee.reason.gas': 'Consente molti più calcoli del necessario.',
  'fee.reason.data': 'La rete addebita anche i dati ma non ha detto quanto, quindi potresti pagare di più.',
  'fee.reason.aboveAmount': 'Può superare l’importo stesso.',
  'fee.reason.aboveLimit': 'Può superare {limit}.',
  'fee.known': 'Ho controllato la commissione di rete e voglio continuare',
  'fee.unknown': 'Non abbiamo potuto confrontare la commissione di rete',
  'fee.unknownText': 'La rete non ha detto quanto hanno pagato gli altri di recente.',
  'fee.total': 'Totale',
  'fee.totalMost': 'Totale, al massimo',
  'fee.worth': '{amount} ({worth})',
  'fee.now': '{worth} ora',
};
