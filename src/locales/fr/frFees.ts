import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const frFees: Translation<typeof enFees> = {
  'fee.check': 'Vérifiez les frais de réseau',
  'fee.reason.price': {
    one: 'Ils représentent {count} fois ce que les autres ont payé récemment.',
    many: 'Ils représentent {count} fois ce que les autres ont payé récemment.',
    other: 'Ils représentent {count} fois ce que les autres ont payé récemment.',
  },
  'fee.reason.priceFree': 'Récemment, les autres n’ont rien payé.',
  'fee.reason.whole': {
    one: 'Ils peuvent atteindre {count} fois le coût habituel.',
    many: 'Ils peuvent atteindre {count} fois le coût habituel.',
    other: 'Ils peuvent atteindre {count} fois le coût habituel.',
  },
  'fee.reason.disputed': 'Votre portefeuille prévoit des frais très différents.',
  'fee.reason.gas': 'Ils autorisent bien plus de calculs que nécessaire.',
  'fee.reason.data':
    'Le réseau facture aussi les données, sans avoir indiqué combien : vous paierez peut-être plus.',
  'fee.reason.aboveAmount': 'Ils peuvent dépasser le montant lui-même.',
  'fee.reason.aboveLimit': 'Ils peuvent dépasser {limit}.',
  'fee.known': 'J’ai vérifié les frais de réseau et je veux continuer',
  'fee.unknown': 'Nous n’avons pas pu comparer les frais de réseau',
  'fee.unknownText': 'Le réseau n’a pas indiqué ce que les autres ont payé récemment.',
  'fee.total': 'Total',
  'fee.totalMost': 'Total, au maximum',
  'fee.worth': '{amount} ({worth})',
  'fee.now': '{worth} aujourd’hui',
};
