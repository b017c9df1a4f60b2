import type { enReceipt } from '../en/enReceipt.js';
import type { Translation } from '../translation.js';

export const frReceipt: Translation<typeof enReceipt> = {
  'receipt.gone': 'On ne sait plus rien de cette transaction',
  'receipt.goneText': 'L’explorateur de blocs affiche tout.',
  'receipt.openText':
    'Vous pouvez fermer cette fenêtre. Nous continuons de vérifier et afficherons le résultat ici.',
  'receipt.recordedText': 'Confirmée sur {network}.',
  'receipt.buyingText':
    'C’est ce qu’indique le service d’achat. Vous pouvez fermer cette fenêtre : l’achat reste dans vos achats.',
  'receipt.boughtText': 'Le montant et l’état sont ceux qu’indique le service d’achat.',
  'receipt.line.sent': 'Vous avez envoyé',
  'receipt.line.received': 'Vous avez reçu',
  'receipt.line.toSend': 'Envoi demandé',
  'receipt.line.toReceive': 'Réception attendue',
  'receipt.to': 'À',
  'receipt.from': 'De',
  'receipt.account': 'Votre compte',
  'receipt.fee': 'Frais de réseau',
  'receipt.feeByOther': 'Payés par un autre compte',
  'receipt.asked': 'Demandée',
  'receipt.minedAt': 'Confirmée',
  'receipt.hash': 'ID de transaction',
  'receipt.copyHash': 'Copier l’ID de transaction',
  'receipt.reading': 'Lecture…',
  'receipt.notYet': 'Pas encore connu',
  'receipt.notKnown': 'Inconnu',
  'receipt.someOf': '{symbol}, montant inconnu',
  'receipt.left': 'Il est encore possible de prendre jusqu’à {amount}',
  'receipt.leftAny': 'N’importe quel montant en {symbol} peut encore être pris',
  'receipt.leftText':
    'Le contrat ci-dessous a toujours votre autorisation. Un nouvel échange peut l’utiliser. Pour y mettre fin, supprimez l’approbation dans votre portefeuille.',
  'receipt.leftTo': 'Contrat ayant votre autorisation',
  'receipt.done': 'Terminé',
  'receipt.sendAgain': 'Envoyer à nouveau',
};
