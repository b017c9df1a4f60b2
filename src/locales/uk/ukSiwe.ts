import type { enSiwe } from '../en/enSiwe.js';
import type { Translation } from '../translation.js';

export const ukSiwe: Translation<typeof enSiwe> = {
  'siwe.lead': 'Вхід на сайт {site}',
  'siwe.text':
    'Підпишіть повідомлення, щоб довести, що це ваш гаманець. Це безкоштовно, транзакція не надсилається.',
  'siwe.leaving': 'Якщо скасувати, гаманець відключиться.',
  'siwe.drafting': 'Отримуємо повідомлення…',
  'siwe.ready': 'Прочитайте повідомлення нижче, перш ніж підписати.',
  'siwe.asking': 'Продовжте в {name}',
  'siwe.verifying': 'Перевіряємо підпис…',
  'siwe.done': 'Ви ввійшли',
  'siwe.message': 'Повідомлення для підпису',
  'siwe.sign': 'Підписати',
  'siwe.signing': 'Підписання…',
  'siwe.cancel': 'Скасувати',
  'siwe.none': 'Немає куди входити',
  'siwe.noneText': 'Цей сайт не просить увійти з гаманцем.',
  'siwe.failed.declined': 'Підпис відхилено',
  'siwe.failed.declinedText': 'Ви не ввійшли. Спробуйте знову, коли будете готові.',
  'siwe.failed.smartAccount': 'Цей застосунок може не підтримувати смарт-акаунтів',
  'siwe.failed.smartAccountText': 'Ви не ввійшли. Перейдіть на звичайний акаунт і спробуйте ще раз.',
  'siwe.failed.refused': 'Помилка перевірки підпису SIWE',
  'siwe.failed.refusedText': 'Сайт {site} не прийняв підпис. Спробуйте ще раз.',
  'siwe.failed.noSession': 'Ви ще не ввійшли',
  'siwe.failed.noSessionText':
    'Ваш підпис дійсний, але сайт {site} не зберіг вхід. Дозвольте йому файли cookie та спробуйте ще раз.',
  'siwe.failed.server': 'Не вдалося ввійти на сайт {site}',
  'siwe.failed.serverText':
    'Сервіс входу цього сайту не відповідає. Перевірте з’єднання та спробуйте ще раз.',
  'siwe.failed.message': 'Це повідомлення не можна підписати',
  'siwe.failed.messageText':
    'Воно призначене не для цього сайту, акаунта й мережі. Зверніться по допомогу до сайту.',
  'siwe.failed.otherSigned': 'Гаманець {name} підписав щось інше',
  'siwe.failed.otherSignedText': 'Ви не ввійшли. Оновіть гаманець або виберіть інший.',
  'siwe.failed.onChain': 'Цей акаунт не може ввійти тут',
  'siwe.failed.onChainText':
    'Ви не ввійшли. Сайту {site} потрібен підпис, якого цей акаунт дати не може. Підключіть інший акаунт.',
  'siwe.failed.unsupported': '{name} не може це підписати',
  'siwe.failed.unsupportedText': 'Підключіть гаманець, який підписує повідомлення, і спробуйте ще раз.',
  'siwe.failed.wallet': 'Гаманець {name} не зміг підписати',
  'siwe.failed.walletText': 'Ви не ввійшли. Подробиці: «{reason}»',
  'siwe.failed.waiting': '{name} чекає на вас',
  'siwe.failed.waitingText':
    'Відкрийте та розблокуйте гаманець або дайте там відповідь на запит. Потім спробуйте ще раз.',
  'siwe.failed.changed': 'Змінився акаунт або мережа',
  'siwe.failed.changedText': 'Ви не ввійшли. Прочитайте нове повідомлення та підпишіть знову.',
  'siwe.failed.other': 'Щось пішло не так',
  'siwe.failed.otherText': 'Ви не ввійшли. Спробуйте ще раз.',
};
