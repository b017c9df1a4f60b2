import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const deUnclear: Translation<typeof enUnclear> = {
  'unclear.text': 'Wir suchen danach. Ihre Wallet sendet es möglicherweise noch, prüfen Sie also auch dort.',
  'unclear.lost':
    'Wir können nicht danach suchen. Prüfen Sie die Aktivität in Ihrer Wallet, bevor Sie etwas anderes tun.',
  'unclear.reason': 'Ihre Wallet meldet: „{reason}“.',
  'unclear.check': 'Prüfen, was passiert ist',
  'unclear.looked': 'Wir haben gerade nachgesehen und nichts Neues gefunden.',
  'unclear.unreachable': 'Wir konnten das Netzwerk nicht erreichen. Prüfen Sie Ihre Verbindung.',
  'unclear.overText': 'Prüfen Sie die Aktivität in Ihrer Wallet, bevor Sie es erneut versuchen.',
  'earlier.asked': 'Eine frühere Anfrage wartet noch',
  'earlier.askedText':
    'Ihre Wallet hat sie noch nicht beantwortet. Prüfen Sie zuerst dort, sonst werden möglicherweise beide ausgeführt.',
  'earlier.text': 'Wenn Sie fortfahren, werden möglicherweise beide ausgeführt.',
  'earlier.confirm': 'Trotzdem fortfahren. Möglicherweise werden beide ausgeführt.',
  'earlier.send': '{when}: {amount} {symbol} an {recipient}.',
  'earlier.swap': '{when}: {amount} {symbol} gegen {boughtSymbol}.',
  'earlier.any': '{when}: {symbol}.',
};
