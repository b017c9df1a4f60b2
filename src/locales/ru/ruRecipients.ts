import type { enRecipients } from '../en/enRecipients.js';
import type { Translation } from '../translation.js';

export const ruRecipients: Translation<typeof enRecipients> = {
  'send.recipient.hidden':
    'В этом тексте есть скрытые символы. Введите адрес вручную или скопируйте его снова.',
  'send.recipient.otherChain': 'Этот адрес не работает в сети {network}.',
  'send.recipient.noNames': 'Имена здесь не работают. Введите адрес.',
  'send.recipient.form': 'Это не адрес сети {network}.',
  'send.recipient.checksum': 'В этом адресе опечатка. Скопируйте его снова.',
  'send.recipient.near.missing': 'Это знакомый вам адрес {address}, но не хватает одного символа.',
  'send.recipient.near.extra': 'Это знакомый вам адрес {address}, но с одним лишним символом.',
  'send.recipient.near.changed': 'Это знакомый вам адрес {address}, но один символ изменён.',
  'send.recipient.near.swapped': 'Это знакомый вам адрес {address}, но два символа переставлены.',
  'send.recipient.near.several': 'Это почти знакомый вам адрес {address}. Некоторые символы отличаются.',
  'send.recipient.unknownName': 'Это имя никто не зарегистрировал.',
  'send.recipient.otherService': 'Поиск шёл только среди имён ENS, а это имя к ним не относится.',
  'send.warn.burned': 'Этот адрес никому не принадлежит',
  'send.warn.burnedText': 'Всё, что туда отправлено, будет потеряно.',
  'send.warn.tokenContract': 'Это адрес самого токена',
  'send.warn.tokenContractText':
    'Отправленные туда токены будут потеряны. Введите адрес кошелька получателя.',
  'send.warn.tokenPaid': 'Это контракт самого токена',
  'send.warn.tokenPaidText':
    'Одни дают вам свой токен за то, что вы отправили, другие оставляют это себе. Продолжайте, только если знаете, что делает этот.',
  'send.warn.tokenAccount': 'Это не кошелёк',
  'send.warn.tokenAccountText': 'Этот адрес принадлежит токену. Введите адрес кошелька его владельца.',
  'send.warn.lookAlike': 'Возможно, это поддельный адрес',
  'send.warn.lookAlikeText': 'Он похож на знакомый вам, но отличается. Сверьте каждый символ.',
  'send.warn.nameMoved': 'У имени {name} новый адрес',
  'send.warn.nameMovedText': 'В прошлый раз был {address}. Спросите владельца, прежде чем отправлять.',
  'send.warn.self': 'Это ваш собственный адрес',
  'send.warn.selfText': 'Вы бы только заплатили комиссию сети.',
  'send.warn.contract': 'Это смарт-контракт',
  'send.warn.contractText':
    'Убедитесь, что он может принять то, что вы отправляете. Иначе средства будут потеряны.',
  'send.warn.keepsPart': 'Получатель получит меньше',
  'send.warn.keepsPartText': 'Этот токен удерживает часть каждого перевода.',
  'send.warn.comesBack': 'Часть вернётся: {amount}',
  'send.warn.comesBackText': 'С вашего аккаунта уйдёт только остаток. Так работает продажа со сдачей.',
  'send.warn.allComesBack': 'Всё вернётся',
  'send.warn.allComesBackText': 'Вы бы только заплатили комиссию сети.',
  'send.warn.passesOn': 'То, что вы отправляете, не остаётся на этом адресе',
  'send.warn.passesOnText':
    'Всё или часть сразу уходит дальше. Адреса бирж для пополнения пересылают то, что получают. Если это не такой адрес, не отправляйте.',
  'send.warn.firstTime': 'Первый перевод сюда',
  'send.warn.firstTimeText':
    'Нам не известно ни об одном вашем переводе на этот адрес. Проверьте, верен ли он.',
  'send.warn.unconfirmed': 'Ещё не подтверждено',
  'send.warn.unconfirmedText': 'Ваш прежний перевод на этот адрес ещё может пройти.',
  'send.warn.twins': 'Вам знакомы два похожих адреса',
  'send.warn.twinsText':
    'Один из них может быть поддельным. Сверьте каждый символ с тем, что дал вам получатель.',
  'send.warn.program': 'Этот адрес принадлежит программе',
  'send.warn.programText': 'Только эта программа может распоряжаться тем, что вы туда отправите.',
  'send.warn.unused': 'Этот адрес ещё не используется',
  'send.warn.unusedText': 'Проверьте, что он верный. Там пока ничего нет.',
  'send.warn.unusedCreateText':
    'Проверьте, что он верный. Отправка создаёт его, для этого нужно не менее {least}.',
  'send.warn.tooLittleToCreate': 'Слишком мало для нового адреса',
  'send.warn.tooLittleToCreateText':
    'Этот адрес ещё не используется. Сеть не принимает первый перевод меньше {least}.',
  'send.warn.noGasLeft': 'Останется мало на комиссии',
  'send.warn.noGasLeftText': 'После этого вам может не хватить на оплату ещё одной транзакции.',
  'send.known': 'Вы уже отправляли сюда',
  'send.typed': 'Этот адрес',
};
