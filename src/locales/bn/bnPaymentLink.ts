import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const bnPaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': 'পেমেন্ট লিংক থেকে পূরণ করা',
  'send.link.filledText': 'কে পেমেন্ট চাইছেন, পরিমাণ ও ঠিকানা যাচাই করুন।',
  'send.link.filledNoAmountText': 'লিংকে কোনো পরিমাণ চাওয়া হয়নি। কে পেমেন্ট চাইছেন এবং ঠিকানা যাচাই করুন।',
  'send.link.label': 'লিংকে এর নাম “{label}”।',
  'send.link.waiting': 'এই পেমেন্ট লিংক পূরণ করতে আপনার টোকেন পড়া হচ্ছে…',
  'send.link.waitingFailed': 'এই পেমেন্ট লিংক পূরণ করতে আপনার টোকেন পড়া যায়নি। আমরা চেষ্টা করে যাব।',
  'send.link.title': 'এই পেমেন্ট লিংক ব্যবহার করা হয়নি',
  'send.link.fault.form': 'এটি পড়া যাচ্ছে না। নতুন লিংক চেয়ে নিন।',
  'send.link.fault.server': 'এতে লেনদেনটি একটি ওয়েবসাইট তৈরি করে, যা আমরা করি না। তার বদলে একটি ঠিকানা চেয়ে নিন।',
  'send.link.fault.call': 'এটি একটি কন্ট্র্যাক্টকে “{word}” করতে বলে। এখানে শুধু পেমেন্ট করা যায়।',
  'send.link.fault.more': 'এটি “{word}”-ও চায়, যা এখানে যোগ করা যায় না। পেমেন্টটি হয়তো চেনা যাবে না।',
  'send.link.fault.amount': 'এর পরিমাণ সঠিক নয়। নতুন লিংক চেয়ে নিন।',
  'send.link.fault.recipient': 'কাকে পেমেন্ট করতে হবে, এতে তা লেখা নেই। নতুন লিংক চেয়ে নিন।',
  'send.link.misfit.family': 'এটি এই অ্যাকাউন্টের নয়, অন্য ধরনের নেটওয়ার্কের জন্য। অ্যাকাউন্ট বদলে আবার পেস্ট করুন।',
  'send.link.misfit.network': 'এটি {network} নেটওয়ার্কের জন্য। নেটওয়ার্ক বদলে আবার পেস্ট করুন।',
  'send.link.misfit.token': 'এটি এমন টোকেন চায় যা এই অ্যাকাউন্টে নেই: {token}',
  'send.link.misfit.decimals': 'এর পরিমাণে টোকেনের চেয়ে বেশি দশমিক ঘর আছে।',
  'send.link.misfit.checksum': 'এর ঠিকানায় টাইপের ভুল আছে। নতুন লিংক চেয়ে নিন।',
  'send.link.lost': 'পেমেন্ট লিংক লোড করা যায়নি। ইন্টারনেট সংযোগ দেখে পেজ আবার লোড করুন, অথবা ঠিকানা লিখুন।',
};
