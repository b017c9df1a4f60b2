import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const bnWatch: Translation<typeof enWatch> = {
  'watch.lead': 'ওয়ালেট কানেক্ট না করেই দেখুন কোনো অ্যাকাউন্টে কী আছে এবং সেটি কী করেছে।',
  'watch.field': 'ঠিকানা বা নাম',
  'watch.start': 'দেখুন',
  'watch.mark': 'শুধু দেখার জন্য। কিছুতে স্বাক্ষর করা যায় না।',
  'watch.notConnected': 'কানেক্ট করা নেই',
  'watch.stop': 'দেখা বন্ধ করুন',
  'watch.place.contract': 'এটি একটি স্মার্ট কন্ট্র্যাক্ট',
  'watch.placeText.contract': 'আপনি এটি দেখতে পারেন। এতে যা আছে, তা অন্যদের হতে পারে।',
  'watch.place.tokens': 'এটি ওয়ালেট নয়',
  'watch.placeText.tokens': 'এটি একটি টোকেনের, এতে কোনো অ্যাকাউন্টের ফান্ড নেই। কোনো ওয়ালেটের ঠিকানা লিখুন।',
  'watch.place.program': 'এই ঠিকানা একটি প্রোগ্রামের',
  'watch.placeText.program': 'আপনি এটি দেখতে পারেন। সেখানে যা আছে, শুধু সেই প্রোগ্রামই তা সরাতে পারে।',
  'watch.place.unused': 'এই ঠিকানা এখনও ব্যবহৃত হচ্ছে না',
  'watch.placeText.unused': 'ঠিকানাটি ঠিক কি না যাচাই করুন। সেখানে এখনও কিছু নেই।',
  'watch.none': 'আপনি কোনো অ্যাকাউন্ট দেখছেন না',
  'watch.noneText': 'দেখতে একটি ঠিকানা বা নাম লিখুন।',
  'watch.unavailable': 'দেখার সুবিধা এখানে নেই',
  'watch.unavailableText': 'ওয়ালেটের অ্যাকাউন্ট দেখতে ওয়ালেট কানেক্ট করুন।',
};
