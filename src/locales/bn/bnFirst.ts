import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { bnButtons } from './bnButtons.js';

export const bnFirst: Translation<typeof enFirst> = {
  ...bnButtons,

  'dialog.back': 'পিছনে',
  'dialog.close': 'বন্ধ করুন',
  'dialog.loading': 'লোড হচ্ছে…',
  'dialog.retry': 'আবার চেষ্টা করুন',
  'dialog.newTab': '(নতুন ট্যাবে খোলে)',
  'dialog.broken': 'কিছু একটা সমস্যা হয়েছে',
  'dialog.brokenText': 'আবার চেষ্টা করুন বা পেজ আবার লোড করুন।',
  'dialog.failed': 'এই অংশ লোড করা যায়নি',
  'dialog.failedText': 'ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন। তাতেও না হলে পেজ আবার লোড করুন।',
  'search.clear': 'সার্চ মুছুন',

  'connect.title': 'ওয়ালেট কানেক্ট করুন',
  'connect.intro': '{app}-এ ব্যবহারের জন্য একটি ওয়ালেট বেছে নিন।',
  'connect.wallets': 'ওয়ালেট',
  'connect.search': 'ওয়ালেট খুঁজুন',
  'connect.found': { one: '{count}টি ওয়ালেট পাওয়া গেছে', other: '{count}টি ওয়ালেট পাওয়া গেছে' },
  'connect.noMatch': '“{query}” নামে কোনো ওয়ালেট মেলেনি',
  'connect.installed': 'ইনস্টল করা',
  'connect.recent': 'সাম্প্রতিক',
  'connect.popular': 'জনপ্রিয়',
  'connect.more': 'আরও ওয়ালেট',
  'connect.missing': 'উপরের ওয়ালেটগুলো এখনও ব্যবহার করতে পারেন।',
  'connect.unnamed': 'ব্রাউজার ওয়ালেট',
  'connect.late': '{name} তালিকায় যোগ হয়েছে',
  'connect.namesake': 'আরেকটি ওয়ালেটও নিজেকে {name} বলছে',
  'connect.noWallet': 'আমার ওয়ালেট নেই',
  'connect.empty': 'এই ব্রাউজারে কোনো ওয়ালেট নেই',
  'connect.emptyText':
    'ওয়ালেট হলো একটি অ্যাপ বা ব্রাউজার এক্সটেনশন, যেখানে আপনার ক্রিপ্টো থাকে এবং যা দিয়ে আপনি সাইন ইন করেন।',
  'connect.emptyMobileText': 'এই পেজ আপনার ওয়ালেট অ্যাপের নিজস্ব ব্রাউজারে বা ওয়ালেট আছে এমন কম্পিউটারে খুলুন।',
  'connect.legal': 'কানেক্ট করলে আপনি {terms} ও {privacy} মেনে নিচ্ছেন।',
  'connect.legalTerms': 'কানেক্ট করলে আপনি {terms} মেনে নিচ্ছেন।',
  'connect.legalPrivacy': 'কানেক্ট করলে আপনি {privacy} মেনে নিচ্ছেন।',
  'connect.terms': 'পরিষেবার শর্তাবলি',
  'connect.privacy': 'গোপনীয়তা নীতি',

  'connect.needed': '{chain} নেটওয়ার্কের জন্য ওয়ালেট বেছে নিন।',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': 'নেটওয়ার্ক বেছে নিন',
  'activeChain.title': 'নেটওয়ার্ক বদলান',

  'pairing.tag': 'QR কোড',
  'pairing.title': 'ফোন দিয়ে স্ক্যান করুন',

  'allWallets.title': 'সব ওয়ালেট',
  'wallets.slow': 'আরও ওয়ালেট এখনও লোড হচ্ছে…',
  'wallets.failed': 'আরও ওয়ালেট লোড করা যায়নি',

  'downloads.title': 'এই ওয়ালেট নিন',
  'downloads.get': '{name} নিন',

  'account.title': 'অ্যাকাউন্ট',
  'account.accounts': 'অ্যাকাউন্ট',
  'account.settings': 'অ্যাকাউন্ট সেটিংস',

  'networks.title': 'নেটওয়ার্ক বেছে নিন',
  'switch.title': 'নেটওয়ার্ক বদলান',
  'unsupported.title': 'নেটওয়ার্ক বদলান',

  'whatIsAWallet.title': 'ওয়ালেট কী?',
  'whatIsAWallet.more': 'আরও জানুন',
  'whatIsANetwork.title': 'নেটওয়ার্ক কী?',
  'getWallet.title': 'ওয়ালেট নিন',

  'watch.title': 'কোনো ঠিকানা দেখুন',
  'watch.account': 'যে অ্যাকাউন্ট দেখছেন',

  'email.title': 'আপনার ইমেল নিশ্চিত করুন',
  'device.title': 'এই ডিভাইস নিশ্চিত করুন',
  'socials.title': 'সাইন ইন করার উপায়',
  'social.title': 'সাইন ইন করুন',
  'farcaster.title': 'Farcaster দিয়ে সাইন ইন করুন',
  'approve.title': 'অনুমোদন করুন',
  'confirm.title': 'ওয়ালেটে নিশ্চিত করুন',

  'snackbar.actionNotAllowed': 'এই কাজের অনুমতি নেই',
  'snackbar.codeResent': 'ইমেল আবার পাঠানো হয়েছে',
  'network.unit': 'মূল কয়েন',
  'snackbar.copied': 'কপি হয়েছে',
  'snackbar.declined': 'প্রত্যাখ্যান করা হয়েছে',
  'snackbar.failedToCopy': 'কপি করা যায়নি',
  'snackbar.failedToDisconnect': 'ডিসকানেক্ট করা যায়নি',
  'snackbar.somethingWentWrong': 'কিছু একটা সমস্যা হয়েছে',
};
