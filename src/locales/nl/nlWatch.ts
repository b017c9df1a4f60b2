import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const nlWatch: Translation<typeof enWatch> = {
  'watch.lead': 'Bekijk wat een account bevat en heeft gedaan, zonder een wallet te verbinden.',
  'watch.field': 'Adres of naam',
  'watch.start': 'Volgen',
  'watch.mark': 'Je volgt alleen. Er kan niets worden ondertekend.',
  'watch.notConnected': 'Niet verbonden',
  'watch.stop': 'Niet meer volgen',
  'watch.place.contract': 'Dit is een smart contract',
  'watch.placeText.contract': 'Je kunt het volgen. Het kan bevatten wat van anderen is.',
  'watch.place.tokens': 'Dit is geen wallet',
  'watch.placeText.tokens':
    'Het adres hoort bij een token en bevat geen tegoed van een account. Voer het adres van een wallet in.',
  'watch.place.program': 'Dit adres hoort bij een programma',
  'watch.placeText.program': 'Je kunt het volgen. Alleen dat programma kan verplaatsen wat er staat.',
  'watch.place.unused': 'Dit adres is nog niet in gebruik',
  'watch.placeText.unused': 'Controleer of het klopt. Er staat nog niets.',
  'watch.none': 'Je volgt geen account',
  'watch.noneText': 'Voer een adres of een naam in om te volgen.',
  'watch.unavailable': 'Volgen is hier niet beschikbaar',
  'watch.unavailableText': 'Verbind een wallet om het account daarvan te zien.',
};
