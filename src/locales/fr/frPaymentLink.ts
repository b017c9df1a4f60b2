import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const frPaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': 'Rempli à partir d’un lien de paiement',
  'send.link.filledText': 'Vérifiez qui vous demande de payer, le montant et l’adresse.',
  'send.link.filledNoAmountText':
    'Le lien ne demande aucun montant. Vérifiez qui vous demande de payer, et l’adresse.',
  'send.link.label': 'Intitulé donné par le lien : « {label} ».',
  'send.link.waiting': 'Lecture de vos jetons pour remplir ce lien de paiement…',
  'send.link.waitingFailed':
    'Impossible de lire vos jetons pour remplir ce lien de paiement. Nous continuons d’essayer.',
  'send.link.title': 'Ce lien de paiement n’a pas été utilisé',
  'send.link.fault.form': 'Il est illisible. Demandez un nouveau lien.',
  'send.link.fault.server':
    'Il laisse un site web créer la transaction, ce que nous n’acceptons pas. Demandez plutôt une adresse.',
  'send.link.fault.call': 'Il demande « {word} » à un contrat. Seuls des paiements sont possibles ici.',
  'send.link.fault.more':
    'Il demande aussi « {word} », qui ne peut pas être ajouté ici. Le paiement pourrait ne pas être reconnu.',
  'send.link.fault.amount': 'Son montant n’est pas valide. Demandez un nouveau lien.',
  'send.link.fault.recipient': 'Il n’indique pas qui payer. Demandez un nouveau lien.',
  'send.link.misfit.family':
    'Il concerne un autre type de réseau que celui de ce compte. Changez de compte et collez-le à nouveau.',
  'send.link.misfit.network': 'Il concerne {network}. Changez de réseau et collez-le à nouveau.',
  'send.link.misfit.token': 'Il demande un jeton que ce compte n’a pas : {token}',
  'send.link.misfit.decimals': 'Son montant a plus de décimales que le jeton.',
  'send.link.misfit.checksum': 'Son adresse contient une faute de frappe. Demandez un nouveau lien.',
  'send.link.lost':
    'Les liens de paiement n’ont pas pu être chargés. Vérifiez votre connexion et rechargez la page, ou saisissez l’adresse.',
};
