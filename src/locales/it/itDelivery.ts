import type { enDelivery } from '../en/enDelivery.js';
import type { Translation } from '../translation.js';

export const itDelivery: Translation<typeof enDelivery> = {
  'delivery.waiting': 'La somma di {amount} {symbol} ha lasciato {from}. Dovrebbe arrivare su {to}.',
  'delivery.underway':
    'La somma di {amount} {symbol} ha lasciato {from} ed è in viaggio verso {to} tramite {bridge}',
  'delivery.refunding': '{bridge} ti sta restituendo {amount} {symbol} su {from}',
  'delivery.told.arrived':
    '{bridge} dice che i tuoi {boughtSymbol} sono arrivati su {to}. Non abbiamo potuto verificarlo.',
  'delivery.told.refunded':
    '{bridge} dice che i tuoi {symbol} sono stati rimborsati su {from}. Non abbiamo potuto verificarlo.',
  'delivery.told.failed':
    '{bridge} dice che l’operazione non è riuscita. Non possiamo dire dove si trovi ora la somma di {amount} {symbol}.',
  'delivery.paid.arrived': 'La somma di {got} {gotSymbol} è arrivata su {to}',
  'delivery.paid.less':
    'Su {to} è arrivata solo la somma di {got} {gotSymbol}. {bridge} aveva promesso almeno {least} {boughtSymbol}.',
  'delivery.paid.other': 'La somma di {got} {gotSymbol} è arrivata su {to} invece di {boughtSymbol}',
  'delivery.paid.refunded': 'La somma di {got} {gotSymbol} ti è stata rimborsata su {from}',
  'delivery.takesMinutes': {
    one: 'Può richiedere circa {count} minuto. I bridge possono essere lenti, quindi potrebbe volerci di più.',
    many: 'Può richiedere circa {count} di minuti. I bridge possono essere lenti, quindi potrebbe volerci di più.',
    other:
      'Può richiedere circa {count} minuti. I bridge possono essere lenti, quindi potrebbe volerci di più.',
  },
  'delivery.takesHours': {
    one: 'Può richiedere circa {count} ora. I bridge possono essere lenti, quindi potrebbe volerci di più.',
    many: 'Può richiedere circa {count} di ore. I bridge possono essere lenti, quindi potrebbe volerci di più.',
    other: 'Può richiedere circa {count} ore. I bridge possono essere lenti, quindi potrebbe volerci di più.',
  },
  'delivery.takesUnknown': 'I bridge possono essere lenti.',
  'delivery.closable': 'Puoi chiudere questa schermata. Continueremo a controllare e mostreremo qui l’esito.',
  'delivery.late':
    'Ci vuole più tempo del previsto e non possiamo dire dove si trovino ora i fondi. L’ID della transazione è qui sotto: il bridge può cercarla.',
  'delivery.old': 'Non cerchiamo più in automatico. Puoi comunque controllare.',
  'delivery.silent':
    'Il servizio che indica dove si trovano i fondi non risponde. Chiederemo di nuovo, meno spesso.',
  'delivery.help': 'L’ID della transazione è qui sotto: il bridge può cercarla.',
  'delivery.bridge': 'Bridge',
  'delivery.to': 'Arriva su',
  'delivery.token': 'Token arrivato',
  'delivery.hash': 'ID transazione su {network}',
  'delivery.copyHash': 'Copia ID transazione su {network}',
  'delivery.page': 'Segui su un’altra pagina',
  'delivery.explorer': 'Vedi nell’explorer di {network}',
};
