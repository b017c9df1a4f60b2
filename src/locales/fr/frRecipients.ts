import type { enRecipients } from '../en/enRecipients.js';
import type { Translation } from '../translation.js';

export const frRecipients: Translation<typeof enRecipients> = {
  'send.recipient.hidden': 'Ce texte contient des caractères cachés. Tapez l’adresse ou copiez-la à nouveau.',
  'send.recipient.otherChain': 'Cette adresse ne fonctionne pas sur {network}.',
  'send.recipient.noNames': 'Les noms ne fonctionnent pas ici. Saisissez une adresse.',
  'send.recipient.form': 'Ce n’est pas une adresse sur {network}.',
  'send.recipient.checksum': 'Cette adresse contient une faute de frappe. Copiez-la à nouveau.',
  'send.recipient.near.missing': 'C’est votre adresse connue {address}, avec un caractère manquant.',
  'send.recipient.near.extra': 'C’est votre adresse connue {address}, avec un caractère en trop.',
  'send.recipient.near.changed': 'C’est votre adresse connue {address}, avec un caractère modifié.',
  'send.recipient.near.swapped': 'C’est votre adresse connue {address}, avec deux caractères intervertis.',
  'send.recipient.near.several':
    'C’est presque votre adresse connue {address}. Certains caractères diffèrent.',
  'send.recipient.unknownName': 'Personne n’a enregistré ce nom.',
  'send.recipient.otherService': 'Seuls les noms ENS ont été recherchés, et celui-ci n’en est pas un.',
  'send.warn.burned': 'Cette adresse n’appartient à personne',
  'send.warn.burnedText': 'Tout ce qui y est envoyé est perdu.',
  'send.warn.tokenContract': 'C’est l’adresse d’un jeton',
  'send.warn.tokenContractText':
    'Les jetons qui y sont envoyés sont perdus. Saisissez l’adresse du portefeuille d’une personne.',
  'send.warn.tokenPaid': 'C’est le contrat d’un jeton',
  'send.warn.tokenPaidText':
    'Certains vous donnent leur jeton contre ce que vous envoyez, d’autres gardent tout. Ne continuez que si vous savez ce que fait celui-ci.',
  'send.warn.tokenAccount': 'Ce n’est pas un portefeuille',
  'send.warn.tokenAccountText':
    'Cette adresse dépend d’un jeton. Saisissez l’adresse du portefeuille de son propriétaire.',
  'send.warn.lookAlike': 'C’est peut-être une fausse adresse',
  'send.warn.lookAlikeText':
    'Elle ressemble à une adresse que vous connaissez, mais elle est différente. Comparez chaque caractère.',
  'send.warn.nameMoved': '{name} a une nouvelle adresse',
  'send.warn.nameMovedText': 'La dernière fois, c’était {address}. Demandez au propriétaire avant d’envoyer.',
  'send.warn.self': 'C’est votre propre adresse',
  'send.warn.selfText': 'Vous ne feriez que payer les frais de réseau.',
  'send.warn.contract': 'C’est un contrat intelligent',
  'send.warn.contractText': 'Assurez-vous qu’il peut recevoir ce que vous envoyez. Sinon, c’est perdu.',
  'send.warn.keepsPart': 'Le destinataire reçoit moins',
  'send.warn.keepsPartText': 'Ce jeton garde une partie de chaque transfert.',
  'send.warn.comesBack': 'Une partie vous revient : {amount}',
  'send.warn.comesBackText':
    'Seul le reste quitte votre compte. Une vente qui rend la monnaie fonctionne ainsi.',
  'send.warn.allComesBack': 'Tout vous revient',
  'send.warn.allComesBackText': 'Vous ne feriez que payer les frais de réseau.',
  'send.warn.passesOn': 'Ce que vous envoyez ne reste pas à cette adresse',
  'send.warn.passesOnText':
    'Tout ou partie se retrouve aussitôt ailleurs. Les adresses de dépôt des plateformes d’échange transmettent ce qu’elles reçoivent. Si ce n’en est pas une, n’envoyez rien.',
  'send.warn.firstTime': 'Premier envoi ici',
  'send.warn.firstTimeText':
    'Nous ne connaissons aucun transfert antérieur de votre part vers cette adresse. Vérifiez qu’elle est correcte.',
  'send.warn.unconfirmed': 'Pas encore confirmé',
  'send.warn.unconfirmedText': 'Votre transfert antérieur vers cette adresse peut encore aboutir.',
  'send.warn.twins': 'Vous connaissez deux adresses qui se ressemblent',
  'send.warn.twinsText':
    'L’une d’elles est peut-être fausse. Comparez chaque caractère avec ce que le destinataire vous a donné.',
  'send.warn.program': 'Cette adresse appartient à un programme',
  'send.warn.programText': 'Seul ce programme peut déplacer ce que vous y envoyez.',
  'send.warn.unused': 'Cette adresse n’est pas encore utilisée',
  'send.warn.unusedText': 'Vérifiez qu’elle est correcte. Rien ne s’y trouve encore.',
  'send.warn.unusedCreateText':
    'Vérifiez qu’elle est correcte. L’envoi la crée, ce qui demande au moins {least}.',
  'send.warn.tooLittleToCreate': 'Trop peu pour une nouvelle adresse',
  'send.warn.tooLittleToCreateText':
    'Cette adresse n’est pas encore utilisée. Le réseau refuse un premier transfert inférieur à {least}.',
  'send.warn.noGasLeft': 'Il reste peu pour les frais',
  'send.warn.noGasLeftText': 'Après cela, vous ne pourrez peut-être plus payer une autre transaction.',
  'send.known': 'Vous avez déjà envoyé des fonds ici',
  'send.typed': 'Cette adresse',
};
