import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const ptBRWatch: Translation<typeof enWatch> = {
  'watch.lead': 'Veja o que uma conta tem e o que ela fez, sem conectar uma carteira.',
  'watch.field': 'Endereço ou nome',
  'watch.start': 'Observar',
  'watch.mark': 'Só observação. Nada pode ser assinado.',
  'watch.notConnected': 'Não conectada',
  'watch.stop': 'Parar de observar',
  'watch.place.contract': 'Este é um contrato inteligente',
  'watch.placeText.contract': 'Você pode observá-lo. Ele pode guardar o que pertence a outros.',
  'watch.place.tokens': 'Isto não é uma carteira',
  'watch.placeText.tokens':
    'Pertence a um token e não guarda fundos de nenhuma conta. Digite o endereço de uma carteira.',
  'watch.place.program': 'Este endereço pertence a um programa',
  'watch.placeText.program': 'Você pode observá-lo. Só esse programa pode mover o que está lá.',
  'watch.place.unused': 'Este endereço ainda não está em uso',
  'watch.placeText.unused': 'Confira se está certo. Ainda não há nada lá.',
  'watch.none': 'Você não está observando nenhuma conta',
  'watch.noneText': 'Digite um endereço ou um nome para observar.',
  'watch.unavailable': 'A observação não está disponível aqui',
  'watch.unavailableText': 'Conecte uma carteira para ver a conta dela.',
};
