import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const heUnclear: Translation<typeof enUnclear> = {
  'unclear.text': 'אנחנו מחפשים אותה. ייתכן שהארנק עוד ישלח אותה, לכן בדקו גם שם.',
  'unclear.lost': 'אין לנו דרך לחפש אותה. בדקו את הפעילות בארנק לפני כל פעולה אחרת.',
  'unclear.reason': 'הארנק שלכם אומר: ”{reason}”.',
  'unclear.check': 'בדקו מה קרה',
  'unclear.looked': 'חיפשנו ממש עכשיו ולא מצאנו דבר חדש.',
  'unclear.unreachable': 'אין תקשורת עם הרשת. בדקו את החיבור.',
  'unclear.overText': 'בדקו את הפעילות בארנק לפני שתנסו שוב.',
  'earlier.asked': 'בקשה קודמת עדיין ממתינה',
  'earlier.askedText': 'הארנק שלכם עדיין לא ענה לה. בדקו שם תחילה, אחרת ייתכן ששתיהן יעברו.',
  'earlier.text': 'אם תמשיכו, ייתכן ששתיהן יעברו.',
  'earlier.confirm': 'להמשיך בכל זאת. ייתכן ששתיהן יעברו.',
  'earlier.send': '{when}: {amount} {symbol} אל {recipient}.',
  'earlier.swap': '{when}: {amount} {symbol} תמורת {boughtSymbol}.',
  'earlier.any': '{when}: {symbol}.',
};
