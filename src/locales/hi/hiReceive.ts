import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const hiReceive: Translation<typeof enReceive> = {
  'receive.code': 'आपके एड्रेस का QR कोड',
  'receive.only': 'सिर्फ़ {networks} पर',
  'receive.andMore': { one: '{network} और {count} अन्य', other: '{network} और {count} अन्य' },
  'receive.lost': 'कहीं और भेजा गया कुछ भी खो सकता है',
  'receive.networksNote': 'आप इन नेटवर्क पर प्राप्त कर सकते हैं। दूसरे नेटवर्क पर भेजा गया कुछ भी खो सकता है।',
};
