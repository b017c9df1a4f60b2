import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const bnUnclear: Translation<typeof enUnclear> = {
  'unclear.text': 'আমরা এটি খুঁজছি। আপনার ওয়ালেট এখনও এটি পাঠাতে পারে, তাই সেখানেও দেখুন।',
  'unclear.lost': 'আমরা এটি খুঁজতে পারছি না। অন্য কিছু করার আগে আপনার ওয়ালেটে কার্যকলাপ দেখুন।',
  'unclear.reason': 'আপনার ওয়ালেট জানাচ্ছে: “{reason}”।',
  'unclear.check': 'কী হয়েছে দেখুন',
  'unclear.looked': 'আমরা এইমাত্র দেখেছি, নতুন কিছু পাওয়া যায়নি।',
  'unclear.unreachable': 'নেটওয়ার্কে যোগাযোগ করা যায়নি। ইন্টারনেট সংযোগ দেখে নিন।',
  'unclear.overText': 'আবার চেষ্টা করার আগে আপনার ওয়ালেটে কার্যকলাপ দেখুন।',
  'earlier.asked': 'আগের একটি অনুরোধ এখনও অপেক্ষায় আছে',
  'earlier.askedText': 'আপনার ওয়ালেট এখনও তার উত্তর দেয়নি। আগে সেখানে দেখুন, না হলে দুটিই সম্পন্ন হতে পারে।',
  'earlier.text': 'এগোলে দুটিই সম্পন্ন হতে পারে।',
  'earlier.confirm': 'তবুও এগোন। দুটিই সম্পন্ন হতে পারে।',
  'earlier.send': '{when}: {recipient} ঠিকানায় {amount} {symbol}।',
  'earlier.swap': '{when}: {amount} {symbol} দিয়ে {boughtSymbol}।',
  'earlier.any': '{when}: {symbol}।',
};
