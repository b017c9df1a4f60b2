import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const hePaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': 'מולא מקישור לתשלום',
  'send.link.filledText': 'בדקו מי מבקש מכם לשלם, את הסכום ואת הכתובת.',
  'send.link.filledNoAmountText': 'הקישור לא מבקש סכום. בדקו מי מבקש מכם לשלם, ואת הכתובת.',
  'send.link.label': 'בקישור זה נקרא ”{label}”.',
  'send.link.waiting': 'קוראים את הטוקנים שלכם כדי למלא את הקישור לתשלום…',
  'send.link.waitingFailed': 'לא ניתן היה לקרוא את הטוקנים שלכם כדי למלא את הקישור לתשלום. נמשיך לנסות.',
  'send.link.title': 'הקישור הזה לתשלום לא נוצל',
  'send.link.fault.form': 'אי אפשר לקרוא אותו. בקשו קישור חדש.',
  'send.link.fault.server': 'הוא מאפשר לאתר ליצור את העסקה, ואת זה אנחנו לא עושים. במקום זאת, בקשו כתובת.',
  'send.link.fault.call': 'הוא מבקש מחוזה לבצע ”{word}”. כאן אפשר לבצע רק תשלומים.',
  'send.link.fault.more': 'הוא מבקש גם ”{word}”, ואי אפשר להוסיף זאת כאן. ייתכן שהתשלום לא יזוהה.',
  'send.link.fault.amount': 'הסכום שבו אינו תקין. בקשו קישור חדש.',
  'send.link.fault.recipient': 'לא כתוב בו למי לשלם. בקשו קישור חדש.',
  'send.link.misfit.family': 'הוא מיועד לסוג רשת אחר מזה של החשבון הזה. עברו לחשבון אחר והדביקו אותו שוב.',
  'send.link.misfit.network': 'הוא מיועד ל־{network}. עברו לרשת אחרת והדביקו אותו שוב.',
  'send.link.misfit.token': 'הוא מבקש טוקן שאין בחשבון הזה: {token}',
  'send.link.misfit.decimals': 'בסכום שבו יש יותר ספרות אחרי הנקודה מאשר לטוקן.',
  'send.link.misfit.checksum': 'יש שגיאת הקלדה בכתובת שבו. בקשו קישור חדש.',
  'send.link.lost': 'לא ניתן היה לטעון קישורים לתשלום. בדקו את החיבור וטענו את הדף מחדש, או הזינו את הכתובת.',
};
