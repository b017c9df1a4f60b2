import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const ruPaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': 'Заполнено по платёжной ссылке',
  'send.link.filledText': 'Проверьте, кто просит заплатить, сумму и адрес.',
  'send.link.filledNoAmountText': 'В ссылке нет суммы. Проверьте, кто просит заплатить, и адрес.',
  'send.link.label': 'Название в ссылке: «{label}».',
  'send.link.waiting': 'Читаем ваши токены, чтобы заполнить перевод по платёжной ссылке…',
  'send.link.waitingFailed':
    'Не удалось прочитать ваши токены, чтобы заполнить перевод по платёжной ссылке. Мы продолжим попытки.',
  'send.link.title': 'Эта платёжная ссылка не использована',
  'send.link.fault.form': 'Её не удаётся прочитать. Попросите новую ссылку.',
  'send.link.fault.server':
    'Она поручает создать транзакцию сайту, а мы так не делаем. Попросите вместо неё адрес.',
  'send.link.fault.call': 'Она запрашивает у контракта «{word}». Здесь возможны только платежи.',
  'send.link.fault.more':
    'Она требует также «{word}», а здесь это добавить нельзя. Платёж могут не распознать.',
  'send.link.fault.amount': 'Сумма в ней недействительна. Попросите новую ссылку.',
  'send.link.fault.recipient': 'В ней не указано, кому платить. Попросите новую ссылку.',
  'send.link.misfit.family':
    'Она для другого типа сетей, чем у этого аккаунта. Смените аккаунт и вставьте её снова.',
  'send.link.misfit.network': 'Она для сети {network}. Смените сеть и вставьте её снова.',
  'send.link.misfit.token': 'Она запрашивает токен, которого у этого аккаунта нет: {token}',
  'send.link.misfit.decimals': 'В её сумме больше знаков после запятой, чем у токена.',
  'send.link.misfit.checksum': 'В ней опечатка в адресе. Попросите новую ссылку.',
  'send.link.lost':
    'Не удалось загрузить платёжные ссылки. Проверьте соединение и перезагрузите страницу или введите адрес.',
};
