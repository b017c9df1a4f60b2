import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const heFees: Translation<typeof enFees> = {
  'fee.check': 'בדקו את עמלת הרשת',
  'fee.reason.price': {
    one: 'היא זהה למה שאחרים שילמו לאחרונה.',
    two: 'היא כפולה ממה שאחרים שילמו לאחרונה.',
    other: 'היא גבוהה פי {count} ממה שאחרים שילמו לאחרונה.',
  },
  'fee.reason.priceFree': 'אחרים לא שילמו דבר לאחרונה.',
  'fee.reason.whole': {
    one: 'היא יכולה להיות זהה למה שזה עולה בדרך כלל.',
    two: 'היא יכולה להיות כפולה ממה שזה עולה בדרך כלל.',
    other: 'היא יכולה להיות גבוהה פי {count} ממה שזה עולה בדרך כלל.',
  },
  'fee.reason.disputed': 'הארנק שלכם צופה עמלה שונה מאוד.',
  'fee.reason.gas': 'היא מחושבת להרבה יותר עבודה ממה שנדרש כאן.',
  'fee.reason.data': 'הרשת גובה גם על נתונים אבל לא מסרה כמה, לכן ייתכן שתשלמו יותר.',
  'fee.reason.aboveAmount': 'היא יכולה להיות יותר מהסכום עצמו.',
  'fee.reason.aboveLimit': 'היא יכולה להיות יותר מ־{limit}.',
  'fee.known': 'בדקתי את עמלת הרשת ואני רוצה להמשיך',
  'fee.unknown': 'לא יכולנו להשוות את עמלת הרשת',
  'fee.unknownText': 'הרשת לא מסרה מה אחרים שילמו לאחרונה.',
  'fee.total': 'סך הכול',
  'fee.totalMost': 'סך הכול, לכל היותר',
  'fee.worth': '{amount} ({worth})',
  'fee.now': '{worth} כעת',
};
