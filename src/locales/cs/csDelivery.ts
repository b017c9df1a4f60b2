import type { enDelivery } from '../en/enDelivery.js';
import type { Translation } from '../translation.js';

export const csDelivery: Translation<typeof enDelivery> = {
  'delivery.waiting': 'Ze sítě {from} odešlo {amount} {symbol}. Prostředky by měly dorazit do sítě {to}.',
  'delivery.underway':
    'Ze sítě {from} odešlo {amount} {symbol} a prostředky jsou na cestě do sítě {to} přes most {bridge}',
  'delivery.refunding': 'Most {bridge} vám vrací {amount} {symbol} v síti {from}',
  'delivery.told.arrived':
    'Most {bridge} uvádí, že vaše {boughtSymbol} dorazily do sítě {to}. Nemohli jsme to ověřit.',
  'delivery.told.refunded':
    'Most {bridge} uvádí, že vaše {symbol} byly vráceny v síti {from}. Nemohli jsme to ověřit.',
  'delivery.told.failed':
    'Most {bridge} uvádí, že se operace nezdařila. Nevíme, kde je teď vašich {amount} {symbol}.',
  'delivery.paid.arrived': 'Do sítě {to} dorazilo {got} {gotSymbol}',
  'delivery.paid.less':
    'Do sítě {to} dorazilo jen {got} {gotSymbol}. Most {bridge} slíbil alespoň {least} {boughtSymbol}.',
  'delivery.paid.other': 'Do sítě {to} dorazilo {got} {gotSymbol} místo {boughtSymbol}',
  'delivery.paid.refunded': 'V síti {from} vám bylo vráceno {got} {gotSymbol}',
  'delivery.takesMinutes': {
    one: 'Může to trvat asi {count} minutu. Mosty bývají pomalé, takže to může trvat déle.',
    few: 'Může to trvat asi {count} minuty. Mosty bývají pomalé, takže to může trvat déle.',
    many: 'Může to trvat asi {count} minuty. Mosty bývají pomalé, takže to může trvat déle.',
    other: 'Může to trvat asi {count} minut. Mosty bývají pomalé, takže to může trvat déle.',
  },
  'delivery.takesHours': {
    one: 'Může to trvat asi {count} hodinu. Mosty bývají pomalé, takže to může trvat déle.',
    few: 'Může to trvat asi {count} hodiny. Mosty bývají pomalé, takže to může trvat déle.',
    many: 'Může to trvat asi {count} hodiny. Mosty bývají pomalé, takže to může trvat déle.',
    other: 'Může to trvat asi {count} hodin. Mosty bývají pomalé, takže to může trvat déle.',
  },
  'delivery.takesUnknown': 'Mosty bývají pomalé.',
  'delivery.closable': 'Toto můžete zavřít. Budeme to dál sledovat a výsledek ukážeme zde.',
  'delivery.late':
    'Trvá to déle, než se čekalo, a nevíme, kde prostředky teď jsou. ID vaší transakce je níže: most je podle něj může dohledat.',
  'delivery.old': 'Sami už to nesledujeme. Můžete to stále zkontrolovat.',
  'delivery.silent':
    'Služba, která uvádí, kde prostředky jsou, neodpovídá. Budeme se ptát dál, ale méně často.',
  'delivery.help': 'ID vaší transakce je níže: most podle něj může prostředky dohledat.',
  'delivery.bridge': 'Most',
  'delivery.to': 'Dorazí do sítě',
  'delivery.token': 'Token, který dorazil',
  'delivery.hash': 'ID transakce v síti {network}',
  'delivery.copyHash': 'Kopírovat ID transakce v síti {network}',
  'delivery.page': 'Sledovat na jiné stránce',
  'delivery.explorer': 'Zobrazit v průzkumníku sítě {network}',
};
