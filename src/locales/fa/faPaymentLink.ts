import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const faPaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': 'پرشده از پیوند پرداخت',
  'send.link.filledText': 'بررسی کنید چه کسی از شما پرداخت می‌خواهد، و همچنین مبلغ و آدرس را.',
  'send.link.filledNoAmountText':
    'پیوند مبلغی نمی‌خواهد. بررسی کنید چه کسی از شما پرداخت می‌خواهد، و همچنین آدرس را.',
  'send.link.label': 'پیوند آن را «{label}» می‌نامد.',
  'send.link.waiting': 'در حال خواندن توکن‌های شما برای پر کردن این پیوند پرداخت…',
  'send.link.waitingFailed': 'برای پر کردن این پیوند پرداخت، توکن‌های شما خوانده نشد. همچنان تلاش می‌کنیم.',
  'send.link.title': 'از این پیوند پرداخت استفاده نشد',
  'send.link.fault.form': 'خوانده نمی‌شود. پیوند جدیدی بخواهید.',
  'send.link.fault.server':
    'ساخت تراکنش را به یک وب‌سایت می‌سپارد و ما این کار را نمی‌کنیم. به‌جای آن آدرس بخواهید.',
  'send.link.fault.call': 'از یک قرارداد می‌خواهد «{word}» را اجرا کند. اینجا فقط پرداخت ممکن است.',
  'send.link.fault.more':
    'همچنین «{word}» را می‌خواهد، اما اینجا نمی‌توان آن را اضافه کرد. ممکن است پرداخت شناسایی نشود.',
  'send.link.fault.amount': 'مبلغ آن معتبر نیست. پیوند جدیدی بخواهید.',
  'send.link.fault.recipient': 'نمی‌گوید به چه کسی بپردازید. پیوند جدیدی بخواهید.',
  'send.link.misfit.family':
    'برای نوع دیگری از شبکه است، نه شبکه این حساب. حساب را تغییر دهید و دوباره بچسبانید.',
  'send.link.misfit.network': 'برای {network} است. شبکه را تغییر دهید و دوباره بچسبانید.',
  'send.link.misfit.token': 'توکنی می‌خواهد که این حساب ندارد: {token}',
  'send.link.misfit.decimals': 'رقم‌های اعشار مبلغ آن از رقم‌های اعشار توکن بیشتر است.',
  'send.link.misfit.checksum': 'در آدرس آن غلط تایپی هست. پیوند جدیدی بخواهید.',
  'send.link.lost':
    'پیوندهای پرداخت بارگیری نشد. اتصال خود را بررسی و صفحه را دوباره بارگیری کنید، یا آدرس را وارد کنید.',
};
