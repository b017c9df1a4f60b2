import type { enDelivery } from '../en/enDelivery.js';
import type { Translation } from '../translation.js';

export const plDelivery: Translation<typeof enDelivery> = {
  'delivery.waiting': 'Z sieci {from} wyszło {amount} {symbol}. Środki powinny dotrzeć do sieci {to}.',
  'delivery.underway':
    'Z sieci {from} wyszło {amount} {symbol}, środki są w drodze do sieci {to} przez most {bridge}',
  'delivery.refunding': 'Most {bridge} odsyła ci {amount} {symbol} w sieci {from}',
  'delivery.told.arrived':
    'Most {bridge} podaje, że twoje {boughtSymbol} dotarły do sieci {to}. Nie udało nam się tego sprawdzić.',
  'delivery.told.refunded':
    'Most {bridge} podaje, że twoje {symbol} zwrócono w sieci {from}. Nie udało nam się tego sprawdzić.',
  'delivery.told.failed':
    'Most {bridge} podaje, że operacja się nie powiodła. Nie wiemy, gdzie jest teraz twoje {amount} {symbol}.',
  'delivery.paid.arrived': 'Do sieci {to} dotarło {got} {gotSymbol}',
  'delivery.paid.less':
    'Do sieci {to} dotarło tylko {got} {gotSymbol}. Most {bridge} obiecał co najmniej {least} {boughtSymbol}.',
  'delivery.paid.other': 'Do sieci {to} dotarło {got} {gotSymbol} zamiast {boughtSymbol}',
  'delivery.paid.refunded': 'W sieci {from} zwrócono ci {got} {gotSymbol}',
  'delivery.takesMinutes': {
    one: 'Może to potrwać około {count} minuty. Mosty bywają wolne, więc może potrwać dłużej.',
    few: 'Może to potrwać około {count} minut. Mosty bywają wolne, więc może potrwać dłużej.',
    many: 'Może to potrwać około {count} minut. Mosty bywają wolne, więc może potrwać dłużej.',
    other: 'Może to potrwać około {count} minuty. Mosty bywają wolne, więc może potrwać dłużej.',
  },
  'delivery.takesHours': {
    one: 'Może to potrwać około {count} godziny. Mosty bywają wolne, więc może potrwać dłużej.',
    few: 'Może to potrwać około {count} godzin. Mosty bywają wolne, więc może potrwać dłużej.',
    many: 'Może to potrwać około {count} godzin. Mosty bywają wolne, więc może potrwać dłużej.',
    other: 'Może to potrwać około {count} godziny. Mosty bywają wolne, więc może potrwać dłużej.',
  },
  'delivery.takesUnknown': 'Mosty bywają wolne.',
  'delivery.closable': 'Możesz to zamknąć. Będziemy dalej sprawdzać i pokażemy wynik tutaj.',
  'delivery.late':
    'To trwa dłużej, niż oczekiwano, i nie wiemy, gdzie są teraz środki. Poniżej jest ID twojej transakcji: most może je po nim odszukać.',
  'delivery.old': 'Sami już tego nie śledzimy. Nadal możesz to sprawdzić.',
  'delivery.silent':
    'Usługa, która podaje, gdzie są środki, nie odpowiada. Będziemy pytać dalej, ale rzadziej.',
  'delivery.help': 'Poniżej jest ID twojej transakcji: most może po nim odszukać środki.',
  'delivery.bridge': 'Most',
  'delivery.to': 'Dociera do sieci',
  'delivery.token': 'Token, który dotarł',
  'delivery.hash': 'ID transakcji w sieci {network}',
  'delivery.copyHash': 'Kopiuj ID transakcji w sieci {network}',
  'delivery.page': 'Śledź na innej stronie',
  'delivery.explorer': 'Zobacz w eksploratorze sieci {network}',
};
