import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const frWatch: Translation<typeof enWatch> = {
  'watch.lead': 'Voyez ce qu’un compte contient et ce qu’il a fait, sans connecter de portefeuille.',
  'watch.field': 'Adresse ou nom',
  'watch.start': 'Observer',
  'watch.mark': 'Observation seule. Rien ne peut être signé.',
  'watch.notConnected': 'Non connecté',
  'watch.stop': 'Ne plus observer',
  'watch.place.contract': 'C’est un contrat intelligent',
  'watch.placeText.contract': 'Vous pouvez l’observer. Il contient peut-être ce qui appartient à d’autres.',
  'watch.place.tokens': 'Ce n’est pas un portefeuille',
  'watch.placeText.tokens':
    'Cette adresse dépend d’un jeton et ne contient les fonds d’aucun compte. Saisissez l’adresse d’un portefeuille.',
  'watch.place.program': 'Cette adresse appartient à un programme',
  'watch.placeText.program': 'Vous pouvez l’observer. Seul ce programme peut déplacer ce qui s’y trouve.',
  'watch.place.unused': 'Cette adresse n’est pas encore utilisée',
  'watch.placeText.unused': 'Vérifiez qu’elle est correcte. Rien ne s’y trouve encore.',
  'watch.none': 'Vous n’observez aucun compte',
  'watch.noneText': 'Saisissez une adresse ou un nom à observer.',
  'watch.unavailable': 'L’observation n’est pas disponible ici',
  'watch.unavailableText': 'Connectez un portefeuille pour voir son compte.',
};
