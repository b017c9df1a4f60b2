import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const heFees: Translation<typeof enFees> = {
  'fee.check': 'בדקו את עמלת הרשת',
  'fee.reason.price': 'היא פי {times} ממה שאחרים שילמו לאחרונה.',
  'fee.reason.priceFree': 'אחרים לא שילמו דבר לאחרונה.',
  'fee.reason.whole': 'היא יכולה להיות פי {times} ממה שזה עולה בדרך כלל.',
  'fee.reason.disputed': 'הארנק שלכם צופה עמלה שונה מאוד.',
  'fee.reason.gas': 'היא מחושבת להרבה יותר עבודה ממה שנדרש כאן.',
  'fee.reason.data': 'הרשת גובה גם על נתונים אבל לא מסרה כמה, לכן ייתכן שתשלמו יותר.',
  'fee.reason.aboveAmount': 'היא יכולה להיות יותר מהסכום עצמו.',
  'fee.reason.aboveLimit': 'היא יכולה להיות יותר מ־{limit}.',
  'fee.known': 'בדקתי את עמלת הרשת ואני רוצה להמשיך',
  'fee.unknown': 'לא יכולנו להשוות את עמלת הרשת',
  'fee.unknownText': 'הרשת לא מסרה מה אחרים שילמו לאחרונה.',
};
