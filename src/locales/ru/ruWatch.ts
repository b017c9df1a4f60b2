import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const ruWatch: Translation<typeof enWatch> = {
  'watch.lead': 'Посмотрите, что есть на аккаунте и что он делал, не подключая кошелёк.',
  'watch.field': 'Адрес или имя',
  'watch.start': 'Наблюдать',
  'watch.mark': 'Только наблюдение. Ничего нельзя подписать.',
  'watch.notConnected': 'Не подключено',
  'watch.stop': 'Прекратить наблюдение',
  'watch.place.contract': 'Это смарт-контракт',
  'watch.placeText.contract': 'За ним можно наблюдать. В нём могут храниться чужие средства.',
  'watch.place.tokens': 'Это не кошелёк',
  'watch.placeText.tokens':
    'Этот адрес принадлежит токену, средств аккаунтов на нём нет. Введите адрес кошелька.',
  'watch.place.program': 'Этот адрес принадлежит программе',
  'watch.placeText.program':
    'За ним можно наблюдать. Только эта программа может распоряжаться тем, что на нём есть.',
  'watch.place.unused': 'Этот адрес ещё не используется',
  'watch.placeText.unused': 'Проверьте, что он верный. Там пока ничего нет.',
  'watch.none': 'Вы не наблюдаете за аккаунтом',
  'watch.noneText': 'Введите адрес или имя для наблюдения.',
  'watch.unavailable': 'Наблюдение здесь недоступно',
  'watch.unavailableText': 'Подключите кошелёк, чтобы увидеть его аккаунт.',
};
