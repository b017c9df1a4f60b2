import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const hiFees: Translation<typeof enFees> = {
  'fee.check': 'नेटवर्क शुल्क जाँचें',
  'fee.reason.price': {
    one: 'यह हाल में दूसरों के चुकाए शुल्क का {count} गुना है।',
    other: 'यह हाल में दूसरों के चुकाए शुल्क का {count} गुना है।',
  },
  'fee.reason.priceFree': 'हाल में दूसरों ने कुछ नहीं चुकाया।',
  'fee.reason.whole': {
    one: 'यह आम तौर पर लगने वाली लागत का {count} गुना तक हो सकता है।',
    other: 'यह आम तौर पर लगने वाली लागत का {count} गुना तक हो सकता है।',
  },
  'fee.reason.disputed': 'आपका वॉलेट इससे बहुत अलग शुल्क मान रहा है।',
  'fee.reason.gas': 'इसमें ज़रूरत से कहीं ज़्यादा काम की गुंजाइश रखी गई है।',
  'fee.reason.data':
    'नेटवर्क डेटा के लिए भी शुल्क लेता है, पर उसने नहीं बताया कि कितना। इसलिए आपको ज़्यादा चुकाना पड़ सकता है।',
  'fee.reason.aboveAmount': 'यह खुद राशि से भी ज़्यादा हो सकता है।',
  'fee.reason.aboveLimit': 'यह {limit} से ज़्यादा हो सकता है।',
  'fee.known': 'मैंने नेटवर्क शुल्क जाँच लिया है और मुझे आगे बढ़ना है',
  'fee.unknown': 'हम नेटवर्क शुल्क की तुलना नहीं कर सके',
  'fee.unknownText': 'नेटवर्क ने नहीं बताया कि हाल में दूसरों ने कितना चुकाया।',
  'fee.total': 'कुल',
  'fee.totalMost': 'कुल, अधिकतम',
  'fee.worth': '{amount} ({worth})',
  'fee.now': 'अभी {worth}',
};
