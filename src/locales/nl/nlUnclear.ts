import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const nlUnclear: Translation<typeof enUnclear> = {
  'unclear.text': 'We zoeken ernaar. Je wallet kan dit nog versturen, dus controleer het ook daar.',
  'unclear.lost':
    'We kunnen er niet naar zoeken. Controleer de activiteit in je wallet voordat je iets anders doet.',
  'unclear.reason': 'Je wallet meldt: “{reason}”.',
  'unclear.check': 'Controleren wat er is gebeurd',
  'unclear.looked': 'We hebben zojuist gekeken en niets nieuws gevonden.',
  'unclear.unreachable': 'We konden het netwerk niet bereiken. Controleer je verbinding.',
  'unclear.overText': 'Controleer de activiteit in je wallet voordat je het opnieuw probeert.',
  'earlier.asked': 'Er wacht nog een eerder verzoek',
  'earlier.askedText':
    'Je wallet heeft het nog niet beantwoord. Controleer het eerst daar, anders worden misschien beide uitgevoerd.',
  'earlier.text': 'Als je doorgaat, worden misschien beide uitgevoerd.',
  'earlier.confirm': 'Toch doorgaan. Misschien worden beide uitgevoerd.',
  'earlier.send': '{when}: {amount} {symbol} naar {recipient}.',
  'earlier.swap': '{when}: {amount} {symbol} voor {boughtSymbol}.',
  'earlier.any': '{when}: {symbol}.',
};
