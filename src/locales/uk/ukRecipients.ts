import type { enRecipients } from '../en/enRecipients.js';
import type { Translation } from '../translation.js';

export const ukRecipients: Translation<typeof enRecipients> = {
  'send.recipient.hidden':
    'У цьому тексті є приховані символи. Введіть адресу вручну або скопіюйте її знову.',
  'send.recipient.otherChain': 'Ця адреса не працює в мережі {network}.',
  'send.recipient.noNames': 'Імена тут не працюють. Введіть адресу.',
  'send.recipient.form': 'Це не адреса мережі {network}.',
  'send.recipient.checksum': 'У цій адресі помилка. Скопіюйте її знову.',
  'send.recipient.near.missing': 'Це знайома вам адреса {address}, але бракує одного символу.',
  'send.recipient.near.extra': 'Це знайома вам адреса {address}, але з одним зайвим символом.',
  'send.recipient.near.changed': 'Це знайома вам адреса {address}, але один символ змінено.',
  'send.recipient.near.swapped': 'Це знайома вам адреса {address}, але два символи переставлено.',
  'send.recipient.near.several': 'Це майже знайома вам адреса {address}. Деякі символи відрізняються.',
  'send.recipient.unknownName': 'Це ім’я ніхто не зареєстрував.',
  'send.recipient.otherService': 'Шукали лише серед імен ENS, а це ім’я до них не належить.',
  'send.warn.burned': 'Ця адреса нікому не належить',
  'send.warn.burnedText': 'Усе, що туди надіслано, буде втрачено.',
  'send.warn.tokenContract': 'Це адреса самого токена',
  'send.warn.tokenContractText': 'Надіслані туди токени буде втрачено. Введіть адресу гаманця отримувача.',
  'send.warn.tokenPaid': 'Це контракт самого токена',
  'send.warn.tokenPaidText':
    'Одні дають вам свій токен за те, що ви надіслали, інші залишають це собі. Продовжуйте, лише якщо знаєте, що робить цей.',
  'send.warn.tokenAccount': 'Це не гаманець',
  'send.warn.tokenAccountText': 'Ця адреса належить токену. Введіть адресу гаманця його власника.',
  'send.warn.lookAlike': 'Можливо, це підроблена адреса',
  'send.warn.lookAlikeText': 'Вона схожа на знайому вам, але відрізняється. Звірте кожен символ.',
  'send.warn.nameMoved': 'Ім’я {name} має нову адресу',
  'send.warn.nameMovedText':
    'Минулого разу це була адреса {address}. Запитайте власника, перш ніж надсилати.',
  'send.warn.self': 'Це ваша власна адреса',
  'send.warn.selfText': 'Ви б лише заплатили комісію мережі.',
  'send.warn.contract': 'Це смарт-контракт',
  'send.warn.contractText':
    'Переконайтеся, що він може прийняти те, що ви надсилаєте. Інакше кошти буде втрачено.',
  'send.warn.keepsPart': 'Отримувач отримає менше',
  'send.warn.keepsPartText': 'Цей токен утримує частину кожного переказу.',
  'send.warn.comesBack': '{amount} із цього повернеться',
  'send.warn.comesBackText': 'З вашого акаунта піде лише різниця. Так працює продаж, коли дають решту.',
  'send.warn.allComesBack': 'Усе повернеться',
  'send.warn.allComesBackText': 'Ви б лише заплатили комісію мережі.',
  'send.warn.passesOn': 'Те, що ви надсилаєте, не залишається на цій адресі',
  'send.warn.passesOnText':
    'Усе або частина одразу йде далі. Адреси бірж для поповнення пересилають те, що отримують. Якщо це не така адреса, не надсилайте.',
  'send.warn.firstTime': 'Уперше',
  'send.warn.firstTimeText':
    'Нам не відомо про жоден ваш переказ на цю адресу. Перевірте, чи вона правильна.',
  'send.warn.unconfirmed': 'Ще не підтверджено',
  'send.warn.unconfirmedText': 'Ваш попередній переказ на цю адресу ще може пройти.',
  'send.warn.twins': 'Вам знайомі дві схожі адреси',
  'send.warn.twinsText':
    'Одна з них може бути підробленою. Звірте кожен символ із тим, що дав вам отримувач.',
  'send.warn.program': 'Ця адреса належить програмі',
  'send.warn.programText': 'Лише ця програма може розпоряджатися тим, що ви туди надішлете.',
  'send.warn.unused': 'Ця адреса ще не використовується',
  'send.warn.unusedText': 'Перевірте, що вона правильна. Там поки нічого немає.',
  'send.warn.unusedCreateText':
    'Перевірте, що вона правильна. Надсилання її створить, а для цього потрібно щонайменше {least}.',
  'send.warn.tooLittleToCreate': 'Замало для нової адреси',
  'send.warn.tooLittleToCreateText':
    'Ця адреса ще не використовується. Мережа не приймає першого переказу, меншого за {least}.',
  'send.warn.noGasLeft': 'Залишиться мало на комісії',
  'send.warn.noGasLeftText': 'Після цього вам може не вистачити на оплату ще однієї транзакції.',
  'send.known': 'Ви вже надсилали сюди',
  'send.typed': 'Ця адреса',
};
