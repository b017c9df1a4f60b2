import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const csWatch: Translation<typeof enWatch> = {
  'watch.lead': 'Podívejte se, co na účtu je a co se na něm dělo, bez připojení peněženky.',
  'watch.field': 'Adresa nebo jméno',
  'watch.start': 'Sledovat',
  'watch.mark': 'Jen sledování. Nic nelze podepsat.',
  'watch.notConnected': 'Nepřipojeno',
  'watch.stop': 'Ukončit sledování',
  'watch.place.contract': 'Toto je chytrý kontrakt',
  'watch.placeText.contract': 'Můžete ho sledovat. Může uchovávat, co patří jiným.',
  'watch.place.tokens': 'Toto není peněženka',
  'watch.placeText.tokens':
    'Tato adresa patří tokenu a nejsou na ní prostředky žádného účtu. Zadejte adresu peněženky.',
  'watch.place.program': 'Tato adresa patří programu',
  'watch.placeText.program': 'Můžete ji sledovat. Převést, co tam je, může jen tento program.',
  'watch.place.unused': 'Tato adresa se zatím nepoužívá',
  'watch.placeText.unused': 'Zkontrolujte, zda je správná. Zatím tam nic není.',
  'watch.none': 'Nesledujete žádný účet',
  'watch.noneText': 'Zadejte adresu nebo jméno, které chcete sledovat.',
  'watch.unavailable': 'Sledování zde není dostupné',
  'watch.unavailableText': 'Připojte peněženku a zobrazí se její účet.',
};
