import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const bnButtons: Translation<typeof enButtons> = {
  'button.connect': 'ওয়ালেট কানেক্ট করুন',
  'button.connecting': 'কানেক্ট হচ্ছে…',
  'button.loadFailed': 'এটি লোড করা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন। তাতেও না হলে পেজ আবার লোড করুন।',
  'button.failed': 'কিছু একটা সমস্যা হয়েছে। পেজ আবার লোড করুন।',
  'button.account': 'অ্যাকাউন্ট {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': 'অ্যাকাউন্ট {balance} · {name}',
  'button.switchNetwork': 'নেটওয়ার্ক বদলান',
  'button.selectNetwork': 'নেটওয়ার্ক বেছে নিন',
  'button.network': 'নেটওয়ার্ক {name}',
  'onRamp.getQuotes': 'কোট নিন',
  'onRamp.amount': 'পরিমাণ',
  'onRamp.currency': 'মুদ্রা',
  'network.unknown': 'অজানা নেটওয়ার্ক ({id})',
};
