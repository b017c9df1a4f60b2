import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const zhTWReceive: Translation<typeof enReceive> = {
  'receive.code': '您地址的 QR 碼',
  'receive.only': '僅限 {networks}',
  'receive.andMore': { other: '{network} 和另外 {count} 個' },
  'receive.lost': '透過其他網路傳送的資產可能會遺失',
  'receive.networksNote': '您可以在這些網路上接收。透過其他網路傳送的資產可能會遺失。',
};
