import type { enSiwe } from '../en/enSiwe.js';
import type { Translation } from '../translation.js';

export const frSiwe: Translation<typeof enSiwe> = {
  'siwe.lead': 'S’identifier sur {site}',
  'siwe.text':
    'Signez un message pour prouver que ce portefeuille est à vous. C’est gratuit, et aucune transaction n’est envoyée.',
  'siwe.leaving': 'Si vous annulez, votre portefeuille est déconnecté.',
  'siwe.drafting': 'Récupération du message…',
  'siwe.ready': 'Lisez le message ci-dessous avant de signer.',
  'siwe.asking': 'Continuez dans {name}',
  'siwe.verifying': 'Vérification de votre signature…',
  'siwe.done': 'Session ouverte',
  'siwe.message': 'Message à signer',
  'siwe.sign': 'Signer',
  'siwe.signing': 'Signature…',
  'siwe.cancel': 'Annuler',
  'siwe.none': 'Aucune identification n’est nécessaire',
  'siwe.noneText': 'Ce site ne vous demande pas de vous identifier avec votre portefeuille.',
  'siwe.failed.declined': 'Signature refusée',
  'siwe.failed.declinedText': 'Aucune session n’est ouverte. Réessayez quand vous le souhaitez.',
  'siwe.failed.smartAccount': 'Cette application ne prend peut-être pas en charge les comptes intelligents',
  'siwe.failed.smartAccountText':
    'Aucune session n’est ouverte. Passez à votre compte standard, puis réessayez.',
  'siwe.failed.refused': 'Erreur de vérification de la signature SIWE',
  'siwe.failed.refusedText': '{site} n’a pas accepté la signature. Réessayez.',
  'siwe.failed.noSession': 'Aucune session n’est encore ouverte',
  'siwe.failed.noSessionText':
    'Votre signature est valide, mais {site} n’a pas gardé la session ouverte. Autorisez ses cookies, puis réessayez.',
  'siwe.failed.server': 'Impossible de s’identifier sur {site}',
  'siwe.failed.serverText':
    'Son service d’identification ne répond pas. Vérifiez votre connexion et réessayez.',
  'siwe.failed.message': 'Ce message ne peut pas être signé',
  'siwe.failed.messageText':
    'Il n’est pas destiné à ce site, à ce compte et à ce réseau. Demandez de l’aide au site.',
  'siwe.failed.otherSigned': '{name} a signé autre chose',
  'siwe.failed.otherSignedText':
    'Aucune session n’est ouverte. Mettez le portefeuille à jour ou choisissez-en un autre.',
  'siwe.failed.onChain': 'Ce compte ne permet pas de s’identifier ici',
  'siwe.failed.onChainText':
    'Aucune session n’est ouverte. {site} exige une signature que ce compte ne peut pas fournir. Connectez un autre compte.',
  'siwe.failed.unsupported': '{name} ne peut pas signer cela',
  'siwe.failed.unsupportedText': 'Connectez un portefeuille qui signe des messages, puis réessayez.',
  'siwe.failed.wallet': '{name} n’a pas pu signer',
  'siwe.failed.walletText': 'Aucune session n’est ouverte. Détails : « {reason} »',
  'siwe.failed.waiting': '{name} vous attend',
  'siwe.failed.waitingText':
    'Ouvrez ce portefeuille et déverrouillez-le, ou répondez-y à la demande, puis réessayez.',
  'siwe.failed.changed': 'Votre compte ou votre réseau a changé',
  'siwe.failed.changedText': 'Aucune session n’est ouverte. Lisez le nouveau message, puis signez à nouveau.',
  'siwe.failed.other': 'Une erreur s’est produite',
  'siwe.failed.otherText': 'Aucune session n’est ouverte. Réessayez.',
};
