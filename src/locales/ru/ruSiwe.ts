import type { enSiwe } from '../en/enSiwe.js';
import type { Translation } from '../translation.js';

export const ruSiwe: Translation<typeof enSiwe> = {
  'siwe.lead': 'Вход на сайт {site}',
  'siwe.text':
    'Подпишите сообщение, чтобы доказать, что это ваш кошелёк. Это бесплатно, транзакция не отправляется.',
  'siwe.leaving': 'Если отменить, кошелёк отключится.',
  'siwe.drafting': 'Получаем сообщение…',
  'siwe.ready': 'Прочитайте сообщение ниже, прежде чем подписать.',
  'siwe.asking': 'Продолжите в {name}',
  'siwe.verifying': 'Проверяем подпись…',
  'siwe.done': 'Вход выполнен',
  'siwe.message': 'Сообщение для подписи',
  'siwe.sign': 'Подписать',
  'siwe.signing': 'Подписываем…',
  'siwe.cancel': 'Отмена',
  'siwe.none': 'Вход не требуется',
  'siwe.noneText': 'Этот сайт не просит войти с кошельком.',
  'siwe.failed.declined': 'Подпись отклонена',
  'siwe.failed.declinedText': 'Вход не выполнен. Попробуйте снова, когда будете готовы.',
  'siwe.failed.smartAccount': 'Это приложение может не поддерживать смарт-аккаунты',
  'siwe.failed.smartAccountText': 'Вход не выполнен. Перейдите на обычный аккаунт и попробуйте ещё раз.',
  'siwe.failed.refused': 'Ошибка проверки подписи SIWE',
  'siwe.failed.refusedText': 'Сайт {site} не принял подпись. Попробуйте ещё раз.',
  'siwe.failed.noSession': 'Вход пока не выполнен',
  'siwe.failed.noSessionText':
    'Ваша подпись действительна, но сайт {site} не сохранил вход. Разрешите ему файлы cookie и попробуйте ещё раз.',
  'siwe.failed.server': 'Не удалось войти на сайт {site}',
  'siwe.failed.serverText':
    'Сервис входа этого сайта не отвечает. Проверьте соединение и попробуйте ещё раз.',
  'siwe.failed.message': 'Это сообщение нельзя подписать',
  'siwe.failed.messageText':
    'Оно предназначено не для этого сайта, аккаунта и сети. Обратитесь за помощью к сайту.',
  'siwe.failed.otherSigned': 'Кошелёк {name} подписал что-то другое',
  'siwe.failed.otherSignedText': 'Вход не выполнен. Обновите кошелёк или выберите другой.',
  'siwe.failed.onChain': 'Войти с этим аккаунтом здесь нельзя',
  'siwe.failed.onChainText':
    'Вход не выполнен. Сайту {site} нужна подпись, которую этот аккаунт дать не может. Подключите другой аккаунт.',
  'siwe.failed.unsupported': '{name} не может это подписать',
  'siwe.failed.unsupportedText': 'Подключите кошелёк, который подписывает сообщения, и попробуйте ещё раз.',
  'siwe.failed.wallet': 'Кошелёк {name} не смог подписать',
  'siwe.failed.walletText': 'Вход не выполнен. Подробности: «{reason}»',
  'siwe.failed.waiting': '{name} ждёт вас',
  'siwe.failed.waitingText':
    'Откройте и разблокируйте кошелёк или ответьте там на запрос. Затем попробуйте ещё раз.',
  'siwe.failed.changed': 'Сменился аккаунт или сеть',
  'siwe.failed.changedText': 'Вход не выполнен. Прочитайте новое сообщение и подпишите снова.',
  'siwe.failed.other': 'Что-то пошло не так',
  'siwe.failed.otherText': 'Вход не выполнен. Попробуйте ещё раз.',
};
