import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const svUnclear: Translation<typeof enUnclear> = {
  'unclear.text':
    'Vi letar efter transaktionen. Din plånbok kan fortfarande skicka den, så kontrollera där också.',
  'unclear.lost':
    'Vi kan inte leta efter transaktionen. Kontrollera aktiviteten i din plånbok innan du gör något annat.',
  'unclear.reason': 'Din plånbok meddelar: ”{reason}”.',
  'unclear.check': 'Kontrollera vad som hände',
  'unclear.looked': 'Vi har precis letat och hittade inget nytt.',
  'unclear.unreachable': 'Vi kunde inte nå nätverket. Kontrollera anslutningen.',
  'unclear.overText': 'Kontrollera aktiviteten i din plånbok innan du försöker igen.',
  'earlier.asked': 'En tidigare förfrågan väntar fortfarande',
  'earlier.askedText':
    'Din plånbok har inte svarat på den ännu. Kontrollera där först, annars kan båda genomföras.',
  'earlier.text': 'Om du fortsätter kan båda genomföras.',
  'earlier.confirm': 'Fortsätt ändå. Båda kan genomföras.',
  'earlier.send': '{when}: {amount} {symbol} till {recipient}.',
  'earlier.swap': '{when}: {amount} {symbol} mot {boughtSymbol}.',
  'earlier.any': '{when}: {symbol}.',
};
