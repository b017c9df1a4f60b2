import type { enDelivery } from '../en/enDelivery.js';
import type { Translation } from '../translation.js';

export const frDelivery: Translation<typeof enDelivery> = {
  'delivery.waiting': 'La somme de {amount} {symbol} a quitté {from}. Elle devrait arriver sur {to}.',
  'delivery.underway': 'La somme de {amount} {symbol} a quitté {from} et est en route vers {to} via {bridge}',
  'delivery.refunding': '{bridge} vous renvoie {amount} {symbol} sur {from}',
  'delivery.told.arrived':
    '{bridge} indique que vos {boughtSymbol} sont arrivés sur {to}. Nous n’avons pas pu le vérifier.',
  'delivery.told.refunded':
    '{bridge} indique que vos {symbol} ont été remboursés sur {from}. Nous n’avons pas pu le vérifier.',
  'delivery.told.failed':
    '{bridge} indique un échec. Nous ne pouvons pas dire où se trouve à présent la somme de {amount} {symbol}.',
  'delivery.paid.arrived': 'La somme de {got} {gotSymbol} est arrivée sur {to}',
  'delivery.paid.less':
    'Seule la somme de {got} {gotSymbol} est arrivée sur {to}. {bridge} avait promis au moins {least} {boughtSymbol}.',
  'delivery.paid.other': 'La somme de {got} {gotSymbol} est arrivée sur {to}, et non des {boughtSymbol}',
  'delivery.paid.refunded': 'La somme de {got} {gotSymbol} vous a été remboursée sur {from}',
  'delivery.takesMinutes': {
    one: 'Cela peut prendre environ {count} minute. Les ponts peuvent être lents : ce sera peut-être plus long.',
    many: 'Cela peut prendre environ {count} de minutes. Les ponts peuvent être lents : ce sera peut-être plus long.',
    other:
      'Cela peut prendre environ {count} minutes. Les ponts peuvent être lents : ce sera peut-être plus long.',
  },
  'delivery.takesHours': {
    one: 'Cela peut prendre environ {count} heure. Les ponts peuvent être lents : ce sera peut-être plus long.',
    many: 'Cela peut prendre environ {count} d’heures. Les ponts peuvent être lents : ce sera peut-être plus long.',
    other:
      'Cela peut prendre environ {count} heures. Les ponts peuvent être lents : ce sera peut-être plus long.',
  },
  'delivery.takesUnknown': 'Les ponts peuvent être lents.',
  'delivery.closable':
    'Vous pouvez fermer cette fenêtre. Nous continuons de vérifier et afficherons le résultat ici.',
  'delivery.late':
    'Cela prend plus de temps que prévu, et nous ne pouvons pas dire où en sont vos fonds. Votre ID de transaction figure ci-dessous : le pont peut le rechercher.',
  'delivery.old': 'Nous ne cherchons plus de nous-mêmes. Vous pouvez toujours vérifier.',
  'delivery.silent':
    'Le service qui indique où se trouvent vos fonds ne répond pas. Nous lui redemanderons, moins souvent.',
  'delivery.help': 'Votre ID de transaction figure ci-dessous : le pont peut le rechercher.',
  'delivery.bridge': 'Pont',
  'delivery.to': 'Arrivée sur',
  'delivery.token': 'Jeton arrivé',
  'delivery.hash': 'ID de transaction sur {network}',
  'delivery.copyHash': 'Copier l’ID de transaction sur {network}',
  'delivery.page': 'Suivre sur une autre page',
  'delivery.explorer': 'Voir dans l’explorateur ({network})',
};
