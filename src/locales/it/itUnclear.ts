import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const itUnclear: Translation<typeof enUnclear> = {
  'unclear.text':
    'Stiamo cercando la transazione. Il tuo wallet potrebbe ancora inviarla, quindi controlla anche lì.',
  'unclear.lost':
    'Non possiamo cercare la transazione. Controlla l’attività nel tuo wallet prima di fare altro.',
  'unclear.reason': 'Il tuo wallet dice: «{reason}».',
  'unclear.check': 'Controlla cosa è successo',
  'unclear.looked': 'Abbiamo appena controllato e non c’è nulla di nuovo.',
  'unclear.unreachable': 'Non siamo riusciti a raggiungere la rete. Controlla la connessione.',
  'unclear.overText': 'Controlla l’attività nel tuo wallet prima di riprovare.',
  'earlier.asked': 'Una richiesta precedente è ancora in attesa',
  'earlier.askedText':
    'Il tuo wallet non ha ancora risposto. Controlla prima lì, altrimenti potrebbero essere eseguite entrambe.',
  'earlier.text': 'Se continui, potrebbero essere eseguite entrambe le transazioni.',
  'earlier.confirm': 'Continua comunque. Potrebbero essere eseguite entrambe le transazioni.',
  'earlier.send': '{when}: {amount} {symbol} a {recipient}.',
  'earlier.swap': '{when}: {amount} {symbol} in cambio di {boughtSymbol}.',
  'earlier.any': '{when}: {symbol}.',
};
