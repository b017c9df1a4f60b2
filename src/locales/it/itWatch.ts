import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const itWatch: Translation<typeof enWatch> = {
  'watch.lead': 'Vedi che cosa contiene un account e che cosa ha fatto, senza connettere un wallet.',
  'watch.field': 'Indirizzo o nome',
  'watch.start': 'Osserva',
  'watch.mark': 'Solo osservazione. Non si può firmare nulla.',
  'watch.notConnected': 'Non connesso',
  'watch.stop': 'Smetti di osservare',
  'watch.place.contract': 'È uno smart contract',
  'watch.placeText.contract': 'Puoi osservarlo. Può contenere ciò che appartiene ad altri.',
  'watch.place.tokens': 'Questo non è un wallet',
  'watch.placeText.tokens':
    'Appartiene a un token e non contiene fondi di alcun account. Inserisci l’indirizzo di un wallet.',
  'watch.place.program': 'Questo indirizzo appartiene a un programma',
  'watch.placeText.program': 'Puoi osservarlo. Solo quel programma può spostare ciò che c’è lì.',
  'watch.place.unused': 'Questo indirizzo non è ancora in uso',
  'watch.placeText.unused': 'Controlla che sia giusto. Lì non c’è ancora nulla.',
  'watch.none': 'Non stai osservando nessun account',
  'watch.noneText': 'Inserisci un indirizzo o un nome da osservare.',
  'watch.unavailable': 'L’osservazione non è disponibile qui',
  'watch.unavailableText': 'Connetti un wallet per vedere il suo account.',
};
