import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { heButtons } from './heButtons.js';

export const heFirst: Translation<typeof enFirst> = {
  ...heButtons,

  'dialog.back': 'חזרה',
  'dialog.close': 'סגירה',
  'dialog.loading': 'בטעינה…',
  'dialog.retry': 'ניסיון חוזר',
  'dialog.newTab': '(נפתח בכרטיסייה חדשה)',
  'dialog.broken': 'משהו השתבש',
  'dialog.brokenText': 'נסו שוב, או טענו את הדף מחדש.',
  'dialog.failed': 'לא ניתן היה לטעון את החלק הזה',
  'dialog.failedText': 'בדקו את החיבור לאינטרנט ונסו שוב. אם זה לא עוזר, טענו את הדף מחדש.',
  'search.clear': 'ניקוי החיפוש',

  'connect.title': 'חיבור ארנק',
  'connect.intro': 'בחרו ארנק לשימוש עם {app}.',
  'connect.wallets': 'ארנקים',
  'connect.search': 'חיפוש ארנקים',
  'connect.found': { one: 'נמצא ארנק אחד', two: 'נמצאו שני ארנקים', other: 'נמצאו {count} ארנקים' },
  'connect.noMatch': 'אין ארנק שמתאים ל־”{query}”',
  'connect.installed': 'מותקן',
  'connect.recent': 'אחרונים',
  'connect.popular': 'פופולריים',
  'connect.more': 'ארנקים נוספים',
  'connect.missing': 'עדיין אפשר להשתמש בארנקים שלמעלה.',
  'connect.unnamed': 'ארנק בדפדפן',
  'connect.late': '{name} נוסף לרשימה',
  'connect.namesake': 'ארנק נוסף קורא לעצמו {name}',
  'connect.noWallet': 'אין לי ארנק',
  'connect.empty': 'אין ארנק בדפדפן הזה',
  'connect.emptyText': 'ארנק הוא אפליקציה או תוסף לדפדפן ששומרים את הקריפטו שלכם ומאפשרים לכם להיכנס לאתרים.',
  'connect.emptyMobileText': 'פתחו את הדף הזה בדפדפן שבתוך אפליקציית הארנק, או במחשב שיש בו ארנק.',
  'connect.legal': 'בחיבור הארנק אתם מסכימים ל{terms} ול{privacy}.',
  'connect.legalTerms': 'בחיבור הארנק אתם מסכימים ל{terms}.',
  'connect.legalPrivacy': 'בחיבור הארנק אתם מסכימים ל{privacy}.',
  'connect.terms': 'תנאי השימוש',
  'connect.privacy': 'מדיניות הפרטיות',

  'connect.needed': 'בחרו ארנק עבור {chain}.',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': 'בחירת רשת',
  'activeChain.title': 'מעבר לרשת אחרת',

  'pairing.tag': 'קוד QR',
  'pairing.title': 'סרקו בטלפון',

  'allWallets.title': 'כל הארנקים',
  'wallets.slow': 'עוד ארנקים עדיין בטעינה…',
  'wallets.failed': 'לא ניתן היה לטעון ארנקים נוספים',

  'downloads.title': 'הורדת הארנק הזה',
  'downloads.get': 'הורדת {name}',

  'account.title': 'חשבון',
  'account.accounts': 'חשבונות',
  'account.settings': 'הגדרות החשבון',

  'networks.title': 'בחירת רשת',
  'switch.title': 'מעבר לרשת אחרת',
  'unsupported.title': 'מעבר לרשת אחרת',

  'whatIsAWallet.title': 'מה זה ארנק?',
  'whatIsAWallet.more': 'מידע נוסף',
  'whatIsANetwork.title': 'מה זו רשת?',
  'getWallet.title': 'השגת ארנק',

  'watch.title': 'מעקב אחרי כתובת',
  'watch.account': 'חשבון במעקב',

  'email.title': 'אימות האימייל',
  'device.title': 'אימות המכשיר הזה',
  'socials.title': 'דרכי כניסה',
  'social.title': 'כניסה',
  'farcaster.title': 'כניסה עם Farcaster',
  'approve.title': 'אישור',
  'confirm.title': 'אשרו בארנק',

  'snackbar.actionNotAllowed': 'הפעולה אינה מותרת',
  'snackbar.codeResent': 'האימייל נשלח שוב',
  'network.unit': 'מטבעות רשת',
  'snackbar.copied': 'הועתק',
  'snackbar.declined': 'נדחה',
  'snackbar.failedToCopy': 'ההעתקה נכשלה',
  'snackbar.failedToDisconnect': 'הניתוק נכשל',
  'snackbar.somethingWentWrong': 'משהו השתבש',
};
