import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const frUnclear: Translation<typeof enUnclear> = {
  'unclear.text':
    'Nous recherchons la transaction. Votre portefeuille peut encore l’envoyer : vérifiez aussi de ce côté.',
  'unclear.lost':
    'Nous ne pouvons pas rechercher la transaction. Vérifiez l’activité dans votre portefeuille avant toute autre action.',
  'unclear.reason': 'Votre portefeuille indique : « {reason} ».',
  'unclear.check': 'Vérifier ce qui s’est passé',
  'unclear.looked': 'Nous venons de vérifier et n’avons rien trouvé de nouveau.',
  'unclear.unreachable': 'Nous n’avons pas pu joindre le réseau. Vérifiez votre connexion.',
  'unclear.overText': 'Vérifiez l’activité dans votre portefeuille avant de réessayer.',
  'earlier.asked': 'Une demande antérieure est toujours en attente',
  'earlier.askedText':
    'Votre portefeuille n’y a pas encore répondu. Vérifiez d’abord de ce côté, sinon les deux pourraient aboutir.',
  'earlier.text': 'Si vous continuez, les deux pourraient aboutir.',
  'earlier.confirm': 'Continuer quand même. Les deux pourraient aboutir.',
  'earlier.send': '{when} : {amount} {symbol} à {recipient}.',
  'earlier.swap': '{when} : {amount} {symbol} contre {boughtSymbol}.',
  'earlier.any': '{when} : {symbol}.',
};
