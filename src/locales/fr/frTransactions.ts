import type { enTransactions } from '../en/enTransactions.js';
import type { Translation } from '../translation.js';

export const frTransactions: Translation<typeof enTransactions> = {
  'transaction.doing.any': 'Votre transaction',
  'transaction.doing.send': 'Envoi de {amount} {symbol}',
  'transaction.doing.approve': 'Approbation du jeton {symbol}',
  'transaction.doing.swap': 'Échange du jeton {symbol} contre {bought} {boughtSymbol}',
  'transaction.doing.buy': 'Achat de {amount} {symbol}',
  'transaction.doing.name': 'Enregistrement du nom {recipient}',
  'transaction.done.any': 'Transaction confirmée',
  'transaction.done.send': 'Envoi confirmé : {amount} {symbol}',
  'transaction.done.approve':
    'Approbation confirmée : jusqu’à {amount} {symbol} pour la plateforme d’échange',
  'transaction.done.approveAny': 'Approbation confirmée : {symbol} pour la plateforme d’échange',
  'transaction.done.takeBack':
    'Vous avez retiré à la plateforme d’échange l’autorisation de prendre vos {symbol}',
  'transaction.done.swap': 'Échange confirmé : {symbol} contre {bought} {boughtSymbol}',
  'transaction.done.swapSome': 'Échange confirmé : {symbol} contre {boughtSymbol}',
  'transaction.done.buy': 'Achat confirmé : {amount} {symbol}',
  'transaction.done.name': 'Nom enregistré : {recipient}',
  'transaction.about': 'environ {amount}',
  'transaction.unknown.any': 'Nous ne savons pas encore si votre transaction a abouti',
  'transaction.unknown.send': 'Nous ne savons pas encore si l’envoi de {amount} {symbol} a abouti',
  'transaction.unknown.approve': 'Nous ne savons pas encore si l’approbation du jeton {symbol} a abouti',
  'transaction.unknown.swap': 'Nous ne savons pas encore si l’échange de {amount} {symbol} a abouti',
  'transaction.unknown.buy': 'Nous ne savons pas encore si l’achat de {amount} {symbol} a abouti',
  'transaction.unknown.name': 'Nous ne savons pas encore si le nom {recipient} a été enregistré',
  'transaction.asked': 'En attente de votre portefeuille…',
  'transaction.declined':
    'Vous avez refusé cela dans votre portefeuille. Nous n’avons pas pu vérifier si cela a quand même été envoyé.',
  'transaction.pending': '{doing}…',
  'transaction.failed': '{doing} : échec. Tout au plus, les frais de réseau ont été prélevés.',
  'transaction.failedReason':
    '{doing} : échec. Tout au plus, les frais de réseau ont été prélevés. Détails : « {reason} »',
  'transaction.dropped':
    '{doing} : introuvable sur le réseau. L’opération peut encore aboutir jusqu’à ce que vous l’annuliez dans votre portefeuille ou qu’une autre transaction prenne sa place.',
  'transaction.expired': '{doing} : l’opération n’a pas abouti et ne peut plus aboutir. Rien n’a été envoyé.',
  'transaction.failedInPart': '{doing} : une partie a échoué',
  'transaction.says.done':
    '{doing} : votre portefeuille indique que l’opération a abouti. Nous n’avons pas pu le vérifier.',
  'transaction.says.failed':
    '{doing} : votre portefeuille indique un échec. Nous n’avons pas pu le vérifier.',
  'transaction.says.failed_in_part':
    '{doing} : votre portefeuille indique qu’une partie a échoué. Nous n’avons pas pu le vérifier.',
  'transaction.says.given_up':
    '{doing} : votre portefeuille indique avoir abandonné l’opération. Nous n’avons pas pu le vérifier et continuons donc de chercher.',
  'transaction.awaitingSignatures': '{doing} : en attente de signatures, ou de quelqu’un pour l’exécution',
  'transaction.done.unseen':
    'La transaction a abouti. Nous n’avons pas pu vérifier si des {symbol} sont arrivés.',
  'transaction.done.unchecked':
    'La transaction a abouti. Nous n’avons pas pu vérifier si elle a fait ce qui était demandé.',
  'transaction.movedNothing': 'La transaction a abouti, mais rien n’a été transféré en {symbol}',
  'transaction.movedNothing.any': 'La transaction a abouti, mais rien n’a été transféré',
  'transaction.movedPart':
    'La transaction a abouti, mais le montant transféré est inférieur à {amount} {symbol}',
  'transaction.movedPart.any': 'La transaction a abouti, mais seule une partie a été transférée',
  'transaction.mismatched': 'Votre portefeuille a envoyé autre chose : {sent}. Vous aviez demandé : {asked}.',
  'transaction.mismatchedFailed':
    'Votre portefeuille a envoyé autre chose, qui a échoué : {sent}. Vous aviez demandé : {asked}.',
  'transaction.amountTo': '{amount} {symbol} à {recipient}',
  'transaction.anythingTo': 'une transaction vers {recipient}',
  'transaction.tokensTo': '{symbol} à {recipient}',
  'transaction.tokensOf': 'jetons du contrat {token}',
  'transaction.allows.amount': 'autorisation pour {recipient} de prendre jusqu’à {amount} {symbol}',
  'transaction.allows.more': 'autorisation pour {recipient} de prendre {amount} {symbol} de plus qu’avant',
  'transaction.allows.less': 'autorisation pour {recipient} de prendre {amount} {symbol} de moins qu’avant',
  'transaction.allows.any': 'autorisation illimitée pour {recipient} de prendre des {symbol}',
  'transaction.allows.all': 'autorisation pour {recipient} de prendre tous les {symbol}',
  'transaction.allows.none': 'plus aucune autorisation pour {recipient} de prendre des {symbol}',
  'transaction.allows.some': 'autorisation pour {recipient} de prendre des {symbol}',
  'transaction.asked.approve': 'autorisation de prendre jusqu’à {amount} {symbol}',
  'transaction.another': 'une autre transaction',
  'transaction.anotherCall': '{sent}, avec un appel différent',
  'transaction.cancelled': '{doing} : opération annulée',
  'transaction.replaced': '{doing} : opération remplacée par une autre transaction',
  'transaction.notPermitted': 'Votre portefeuille n’autorise pas ce compte ici',
  'transaction.notPermittedText': 'Déconnectez-vous, puis reconnectez ce compte.',
  'transaction.otherOwners':
    '{doing} : pas encore sur le réseau. Si le compte a d’autres propriétaires, ils doivent peut-être encore signer.',
  'transaction.elsewhere': 'Votre portefeuille a envoyé ceci sur {network}, et non sur {asked}.',
  'transaction.absent':
    'Ce compte est un contrat sur {other}, mais pas sur {network}. Votre portefeuille ne pourra peut-être rien envoyer ici.',
  'transaction.moved': 'Votre portefeuille a changé de compte ou de réseau',
  'transaction.movedText': 'Rien n’a été envoyé. Revenez en arrière et vérifiez à nouveau.',
};
