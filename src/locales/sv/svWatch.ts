import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const svWatch: Translation<typeof enWatch> = {
  'watch.lead': 'Se vad ett konto innehåller och har gjort, utan att ansluta en plånbok.',
  'watch.field': 'Adress eller namn',
  'watch.start': 'Följ',
  'watch.mark': 'Du följer bara. Inget kan signeras.',
  'watch.notConnected': 'Inte ansluten',
  'watch.stop': 'Sluta följa',
  'watch.place.contract': 'Det här är ett smart kontrakt',
  'watch.placeText.contract': 'Du kan följa det. Det kan innehålla sådant som tillhör andra.',
  'watch.place.tokens': 'Det här är ingen plånbok',
  'watch.placeText.tokens':
    'Adressen hör till en token och innehåller inget kontos tillgångar. Ange adressen till en plånbok.',
  'watch.place.program': 'Adressen hör till ett program',
  'watch.placeText.program': 'Du kan följa den. Bara det programmet kan flytta det som finns där.',
  'watch.place.unused': 'Adressen används inte ännu',
  'watch.placeText.unused': 'Kontrollera att den stämmer. Inget finns där ännu.',
  'watch.none': 'Du följer inget konto',
  'watch.noneText': 'Ange en adress eller ett namn att följa.',
  'watch.unavailable': 'Det går inte att följa konton här',
  'watch.unavailableText': 'Anslut en plånbok för att se dess konto.',
};
