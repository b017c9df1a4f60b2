import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const ukPaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': 'Заповнено з платіжного посилання',
  'send.link.filledText': 'Перевірте, хто просить заплатити, суму й адресу.',
  'send.link.filledNoAmountText': 'У посиланні немає суми. Перевірте, хто просить заплатити, та адресу.',
  'send.link.label': 'Назва в посиланні: «{label}».',
  'send.link.waiting': 'Завантажуємо ваші токени, щоб заповнити переказ із платіжного посилання…',
  'send.link.waitingFailed':
    'Не вдалося завантажити ваші токени, щоб заповнити переказ із платіжного посилання. Ми продовжимо спроби.',
  'send.link.title': 'Це платіжне посилання не використано',
  'send.link.fault.form': 'Його не вдається прочитати. Попросіть нове.',
  'send.link.fault.server':
    'Воно доручає створити транзакцію сайту, а ми так не робимо. Попросіть натомість адресу.',
  'send.link.fault.call': 'Воно вимагає від контракту «{word}». Тут можливі лише платежі.',
  'send.link.fault.more':
    'Воно вимагає також «{word}», а тут це додати не можна. Платіж можуть не розпізнати.',
  'send.link.fault.amount': 'Його сума недійсна. Попросіть нове.',
  'send.link.fault.recipient': 'У ньому не вказано, кому платити. Попросіть нове.',
  'send.link.misfit.family':
    'Воно для іншого типу мереж, ніж у цього акаунта. Змініть акаунт і вставте його знову.',
  'send.link.misfit.network': 'Воно для мережі {network}. Змініть мережу та вставте його знову.',
  'send.link.misfit.token': 'Для нього потрібен токен, якого в цього акаунта немає: {token}',
  'send.link.misfit.decimals': 'У його сумі більше знаків після коми, ніж у токена.',
  'send.link.misfit.checksum': 'У його адресі помилка. Попросіть нове.',
  'send.link.lost':
    'Не вдалося завантажити платіжні посилання. Перевірте з’єднання та перезавантажте сторінку або введіть адресу.',
};
