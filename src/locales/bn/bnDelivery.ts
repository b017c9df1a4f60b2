import type { enDelivery } from '../en/enDelivery.js';
import type { Translation } from '../translation.js';

export const bnDelivery: Translation<typeof enDelivery> = {
  'delivery.waiting': '{amount} {symbol} {from} নেটওয়ার্ক ছেড়ে গেছে। এটি {to} নেটওয়ার্কে পৌঁছানোর কথা।',
  'delivery.underway': '{amount} {symbol} {from} নেটওয়ার্ক ছেড়ে গেছে এবং {bridge} দিয়ে {to} নেটওয়ার্কে যাচ্ছে',
  'delivery.refunding': '{bridge} আপনাকে {from} নেটওয়ার্কে {amount} {symbol} ফেরত পাঠাচ্ছে',
  'delivery.told.arrived': '{bridge} জানাচ্ছে, আপনার {boughtSymbol} {to} নেটওয়ার্কে পৌঁছেছে। আমরা তা যাচাই করতে পারিনি।',
  'delivery.told.refunded':
    '{bridge} জানাচ্ছে, আপনার {symbol} {from} নেটওয়ার্কে ফেরত দেওয়া হয়েছে। আমরা তা যাচাই করতে পারিনি।',
  'delivery.told.failed':
    '{bridge} জানাচ্ছে, এটি ব্যর্থ হয়েছে। আপনার {amount} {symbol} এখন কোথায়, তা আমরা বলতে পারছি না।',
  'delivery.paid.arrived': '{to} নেটওয়ার্কে {got} {gotSymbol} পৌঁছেছে',
  'delivery.paid.less':
    '{to} নেটওয়ার্কে মাত্র {got} {gotSymbol} পৌঁছেছে। {bridge} অন্তত {least} {boughtSymbol} দেওয়ার প্রতিশ্রুতি দিয়েছিল।',
  'delivery.paid.other': '{to} নেটওয়ার্কে {boughtSymbol} টোকেনের বদলে {got} {gotSymbol} পৌঁছেছে',
  'delivery.paid.refunded': '{from} নেটওয়ার্কে আপনাকে {got} {gotSymbol} ফেরত দেওয়া হয়েছে',
  'delivery.takesMinutes': {
    one: 'এতে প্রায় {count} মিনিট লাগতে পারে। ব্রিজ ধীর হতে পারে, তাই আরও সময় লাগতে পারে।',
    other: 'এতে প্রায় {count} মিনিট লাগতে পারে। ব্রিজ ধীর হতে পারে, তাই আরও সময় লাগতে পারে।',
  },
  'delivery.takesHours': {
    one: 'এতে প্রায় {count} ঘণ্টা লাগতে পারে। ব্রিজ ধীর হতে পারে, তাই আরও সময় লাগতে পারে।',
    other: 'এতে প্রায় {count} ঘণ্টা লাগতে পারে। ব্রিজ ধীর হতে পারে, তাই আরও সময় লাগতে পারে।',
  },
  'delivery.takesUnknown': 'ব্রিজ ধীর হতে পারে।',
  'delivery.closable': 'আপনি এটি বন্ধ করতে পারেন। আমরা খোঁজ রাখব এবং ফলাফল এখানে দেখাব।',
  'delivery.late':
    'প্রত্যাশার চেয়ে বেশি সময় লাগছে, আর এটি এখন কোথায় তা আমরা বলতে পারছি না। আপনার লেনদেন ID নিচে আছে: তা দিয়ে ব্রিজ এটি খুঁজে দেখতে পারবে।',
  'delivery.old': 'আমরা আর নিজে থেকে এর খোঁজ করি না। আপনি এখনও যাচাই করতে পারেন।',
  'delivery.silent':
    'এটি কোথায় আছে তা যে পরিষেবা জানায়, সেটি উত্তর দিচ্ছে না। আমরা আবার জিজ্ঞাসা করব, তবে আরও বেশি সময় পরপর।',
  'delivery.help': 'আপনার লেনদেন ID নিচে আছে: তা দিয়ে ব্রিজ এটি খুঁজে দেখতে পারবে।',
  'delivery.bridge': 'ব্রিজ',
  'delivery.to': 'পৌঁছানোর নেটওয়ার্ক',
  'delivery.token': 'যে টোকেন পৌঁছেছে',
  'delivery.hash': '{network} নেটওয়ার্কে লেনদেন ID',
  'delivery.copyHash': '{network} নেটওয়ার্কের লেনদেন ID কপি করুন',
  'delivery.page': 'অন্য পেজে দেখুন',
  'delivery.explorer': '{network} নেটওয়ার্কের এক্সপ্লোরারে দেখুন',
};
