import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const deWatch: Translation<typeof enWatch> = {
  'watch.lead': 'Sehen Sie, was ein Konto enthält und getan hat, ohne eine Wallet zu verbinden.',
  'watch.field': 'Adresse oder Name',
  'watch.start': 'Beobachten',
  'watch.mark': 'Nur Beobachtung. Es kann nichts signiert werden.',
  'watch.notConnected': 'Nicht verbunden',
  'watch.stop': 'Nicht mehr beobachten',
  'watch.place.contract': 'Das ist ein Smart Contract',
  'watch.placeText.contract': 'Sie können ihn beobachten. Möglicherweise enthält er, was anderen gehört.',
  'watch.place.tokens': 'Das ist keine Wallet',
  'watch.placeText.tokens':
    'Die Adresse gehört zu einem Token und enthält kein Guthaben eines Kontos. Geben Sie die Adresse einer Wallet ein.',
  'watch.place.program': 'Diese Adresse gehört einem Programm',
  'watch.placeText.program': 'Sie können sie beobachten. Nur dieses Programm kann bewegen, was dort ist.',
  'watch.place.unused': 'Diese Adresse wird noch nicht genutzt',
  'watch.placeText.unused': 'Prüfen Sie, ob sie stimmt. Dort ist noch nichts.',
  'watch.none': 'Sie beobachten kein Konto',
  'watch.noneText': 'Geben Sie eine Adresse oder einen Namen zum Beobachten ein.',
  'watch.unavailable': 'Beobachten ist hier nicht verfügbar',
  'watch.unavailableText': 'Verbinden Sie eine Wallet, um deren Konto zu sehen.',
};
