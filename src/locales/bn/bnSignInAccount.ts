import type { enSignInAccount } from '../en/enSignInAccount.js';
import type { Translation } from '../translation.js';

export const bnSignInAccount: Translation<typeof enSignInAccount> = {
  'updateEmail.both': 'প্রথমে আমরা {email} ঠিকানায় একটি কোড পাঠাব, তারপর আপনার নতুন ইমেলে আরেকটি।',
  'updateEmail.one': 'আমরা আপনার নতুন ইমেলে একটি কোড পাঠাব।',
  'updateEmail.cancel': 'বাতিল করুন',
  'updateEmail.save': 'সেভ করুন',
  'updateEmail.startOver': 'নতুন করে শুরু করুন',
  'updateEmail.startOverIn': {
    one: '{count} সে. পরে নতুন করে শুরু করুন',
    other: '{count} সে. পরে নতুন করে শুরু করুন',
  },
  'updateEmail.done': 'ইমেল বদলানো হয়েছে',
  'upgradeWallet.kept': 'আপনার প্রাইভেট কী আপনার হয়ে রাখা হয়',
  'upgradeWallet.keptText':
    'সাইন-ইন পরিষেবা এই অ্যাকাউন্টের প্রাইভেট কী রাখে, তাই আপনি যেকোনো জায়গা থেকে সাইন ইন করতে পারেন।',
  'upgradeWallet.own': 'আপনি নিজেও তা রাখতে পারেন',
  'upgradeWallet.ownText': 'পরিষেবার সাইটে এমন ওয়ালেটে যান, যা শুধু আপনার নিয়ন্ত্রণে।',
  'upgradeWallet.open': '{host} খুলুন',
  'selectAccounts.intro': '{app}-এর সঙ্গে কোন অ্যাকাউন্টগুলো শেয়ার করবেন বেছে নিন।',
  'selectAccounts.introSite': 'এই সাইটের সঙ্গে কোন অ্যাকাউন্টগুলো শেয়ার করবেন বেছে নিন।',
  'selectAccounts.all': 'সব বেছে নিন',
  'selectAccounts.count': {
    one: '{all}টির মধ্যে {count}টি বাছা হয়েছে',
    other: '{all}টির মধ্যে {count}টি বাছা হয়েছে',
  },
  'selectAccounts.cancel': 'বাতিল করুন',
  'selectAccounts.continue': 'চালিয়ে যান',
  'selectAccounts.none': 'একটি অ্যাকাউন্ট বেছে নিন',
  'smartAccount.stepsText': 'কয়েকটি ধাপ একটি অনুমোদনে সেরে নিন।',
  'smartAccount.fees': 'ফি অন্য কেউ দিতে পারে',
  'smartAccount.feesText': 'কোনো সাইট আপনার নেটওয়ার্ক ফি দিয়ে দিতে পারে।',
  'smartAccount.address': 'একটি নতুন ঠিকানা',
  'smartAccount.addressText': 'আপনার সম্পদ স্ট্যান্ডার্ড অ্যাকাউন্টেই থাকে। যেকোনো সময় সেটিতে ফিরতে পারেন।',
  'smartAccount.continue': 'চালিয়ে যান',
  'smartAccount.later': 'এখন নয়',
  'smartAccount.more': 'স্মার্ট অ্যাকাউন্ট কী?',
};
