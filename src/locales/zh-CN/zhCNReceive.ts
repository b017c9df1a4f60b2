import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const zhCNReceive: Translation<typeof enReceive> = {
  'receive.code': '您地址的二维码',
  'receive.only': '仅限 {networks}',
  'receive.andMore': { other: '{network} 和另外 {count} 个' },
  'receive.lost': '通过其他网络发送的资产可能会丢失',
  'receive.networksNote': '您可以在这些网络上接收。通过其他网络发送的资产可能会丢失。',
};
