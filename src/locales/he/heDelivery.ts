import type { enDelivery } from '../en/enDelivery.js';
import type { Translation } from '../translation.js';

export const heDelivery: Translation<typeof enDelivery> = {
  'delivery.waiting': 'מ־{from} יצאו {amount} {symbol}. הם אמורים להגיע אל {to}.',
  'delivery.underway': 'מ־{from} יצאו {amount} {symbol}, והם בדרך אל {to} דרך {bridge}',
  'delivery.refunding': 'הגשר {bridge} מחזיר לכם {amount} {symbol} ב־{from}',
  'delivery.told.arrived': 'לפי {bridge}, ה־{boughtSymbol} שלכם הגיעו אל {to}. לא יכולנו לבדוק זאת.',
  'delivery.told.refunded': 'לפי {bridge}, ה־{symbol} שלכם הוחזרו ב־{from}. לא יכולנו לבדוק זאת.',
  'delivery.told.failed':
    'לפי {bridge}, זה נכשל. אין לנו דרך לדעת איפה נמצאים עכשיו ה־{amount} {symbol} שלכם.',
  'delivery.paid.arrived': 'הגיעו {got} {gotSymbol} אל {to}',
  'delivery.paid.less':
    'רק {got} {gotSymbol} הגיעו אל {to}. הגשר {bridge} הבטיח לפחות {least} {boughtSymbol}.',
  'delivery.paid.other': 'הגיעו {got} {gotSymbol} אל {to} במקום {boughtSymbol}',
  'delivery.paid.refunded': 'הוחזרו לכם {got} {gotSymbol} ב־{from}',
  'delivery.takesMinutes': {
    one: 'זה עשוי לקחת כדקה. גשרים עלולים להיות איטיים, ולכן ייתכן שזה ייקח יותר.',
    two: 'זה עשוי לקחת כשתי דקות. גשרים עלולים להיות איטיים, ולכן ייתכן שזה ייקח יותר.',
    other: 'זה עשוי לקחת כ־{count} דקות. גשרים עלולים להיות איטיים, ולכן ייתכן שזה ייקח יותר.',
  },
  'delivery.takesHours': {
    one: 'זה עשוי לקחת כשעה. גשרים עלולים להיות איטיים, ולכן ייתכן שזה ייקח יותר.',
    two: 'זה עשוי לקחת כשעתיים. גשרים עלולים להיות איטיים, ולכן ייתכן שזה ייקח יותר.',
    other: 'זה עשוי לקחת כ־{count} שעות. גשרים עלולים להיות איטיים, ולכן ייתכן שזה ייקח יותר.',
  },
  'delivery.takesUnknown': 'גשרים עלולים להיות איטיים.',
  'delivery.closable': 'אפשר לסגור את זה. נמשיך לבדוק ונציג כאן את התוצאה.',
  'delivery.late':
    'זה לוקח יותר זמן מהצפוי, ואין לנו דרך לדעת איפה זה עכשיו. מזהה העסקה שלכם מופיע למטה: הגשר יכול לחפש לפיו.',
  'delivery.old': 'אנחנו כבר לא מחפשים את זה באופן אוטומטי. עדיין אפשר לבדוק.',
  'delivery.silent': 'השירות שמדווח איפה זה לא עונה. נשאל שוב, בתדירות נמוכה יותר.',
  'delivery.help': 'מזהה העסקה שלכם מופיע למטה: הגשר יכול לחפש לפיו.',
  'delivery.bridge': 'גשר',
  'delivery.to': 'מגיע אל',
  'delivery.token': 'הטוקן שהגיע',
  'delivery.hash': 'מזהה העסקה ב־{network}',
  'delivery.copyHash': 'העתקת מזהה העסקה ב־{network}',
  'delivery.page': 'מעקב בדף אחר',
  'delivery.explorer': 'הצגה בסייר של {network}',
};
