import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const heButtons: Translation<typeof enButtons> = {
  'button.connect': 'חיבור ארנק',
  'button.connecting': 'מתחבר…',
  'button.loadFailed': 'הטעינה נכשלה. בדקו את החיבור ונסו שוב. אם זה לא עוזר, טענו את הדף מחדש.',
  'button.failed': 'משהו השתבש. טענו את הדף מחדש.',
  'button.account': 'חשבון {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': 'חשבון {balance} · {name}',
  'button.switchNetwork': 'מעבר לרשת אחרת',
  'button.selectNetwork': 'בחירת רשת',
  'button.network': 'רשת {name}',
  'onRamp.getQuotes': 'קבלת הצעות מחיר',
  'onRamp.amount': 'סכום',
  'onRamp.currency': 'מטבע',
  'network.unknown': 'רשת לא מוכרת ({id})',
};
