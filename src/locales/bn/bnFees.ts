import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const bnFees: Translation<typeof enFees> = {
  'fee.check': 'নেটওয়ার্ক ফি যাচাই করুন',
  'fee.reason.price': {
    one: 'এটি সম্প্রতি অন্যরা যা দিয়েছেন তার {count} গুণ।',
    other: 'এটি সম্প্রতি অন্যরা যা দিয়েছেন তার {count} গুণ।',
  },
  'fee.reason.priceFree': 'সম্প্রতি অন্যরা কিছুই দেননি।',
  'fee.reason.whole': {
    one: 'এটি সাধারণ খরচের {count} গুণ পর্যন্ত হতে পারে।',
    other: 'এটি সাধারণ খরচের {count} গুণ পর্যন্ত হতে পারে।',
  },
  'fee.reason.disputed': 'আপনার ওয়ালেটের হিসাবে ফি একেবারেই আলাদা।',
  'fee.reason.gas': 'এতে প্রয়োজনের চেয়ে অনেক বেশি কাজের সুযোগ রাখা হয়েছে।',
  'fee.reason.data': 'নেটওয়ার্ক ডেটার জন্যও ফি নেয়, কিন্তু কত তা জানায়নি। তাই আপনাকে আরও বেশি দিতে হতে পারে।',
  'fee.reason.aboveAmount': 'এটি মূল পরিমাণের চেয়েও বেশি হতে পারে।',
  'fee.reason.aboveLimit': 'এটি {limit} ছাড়িয়ে যেতে পারে।',
  'fee.known': 'আমি নেটওয়ার্ক ফি যাচাই করেছি এবং এগোতে চাই',
  'fee.unknown': 'আমরা নেটওয়ার্ক ফি তুলনা করতে পারিনি',
  'fee.unknownText': 'সম্প্রতি অন্যরা কত দিয়েছেন, নেটওয়ার্ক তা জানায়নি।',
  'fee.total': 'মোট',
  'fee.totalMost': 'সর্বোচ্চ মোট',
  'fee.worth': '{amount} ({worth})',
  'fee.now': 'এখন {worth}',
};
