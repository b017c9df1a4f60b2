import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const heWatch: Translation<typeof enWatch> = {
  'watch.lead': 'ראו מה יש בחשבון ומה נעשה בו, בלי לחבר ארנק.',
  'watch.field': 'כתובת או שם',
  'watch.start': 'מעקב',
  'watch.mark': 'מעקב בלבד. אי אפשר לחתום על דבר.',
  'watch.notConnected': 'לא מחובר',
  'watch.stop': 'הפסקת המעקב',
  'watch.place.contract': 'זה חוזה חכם',
  'watch.placeText.contract': 'אפשר לעקוב אחריו. ייתכן שיש בו דברים ששייכים לאחרים.',
  'watch.place.tokens': 'זה לא ארנק',
  'watch.placeText.tokens': 'הכתובת שייכת לטוקן ואין בה כספים של שום חשבון. הזינו כתובת של ארנק.',
  'watch.place.program': 'הכתובת הזאת שייכת לתוכנה',
  'watch.placeText.program': 'אפשר לעקוב אחריה. רק התוכנה ההיא יכולה להעביר את מה שנמצא שם.',
  'watch.place.unused': 'הכתובת הזאת עדיין לא בשימוש',
  'watch.placeText.unused': 'ודאו שהיא נכונה. עדיין אין בה דבר.',
  'watch.none': 'אינכם עוקבים אחרי חשבון',
  'watch.noneText': 'הזינו כתובת או שם למעקב.',
  'watch.unavailable': 'מעקב לא זמין כאן',
  'watch.unavailableText': 'חברו ארנק כדי לראות את החשבון שלו.',
};
