import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const heReceive: Translation<typeof enReceive> = {
  'receive.code': 'קוד QR של הכתובת שלכם',
  'receive.only': 'רק ב־{networks}',
  'receive.andMore': {
    one: '{network} ורשת אחת נוספת',
    two: '{network} ושתי רשתות נוספות',
    other: '{network} ו־{count} רשתות נוספות',
  },
  'receive.lost': 'מה שיישלח למקום אחר עלול ללכת לאיבוד',
  'receive.networksNote': 'אפשר לקבל ברשתות האלה. מה שיישלח ברשתות אחרות עלול ללכת לאיבוד.',
};
