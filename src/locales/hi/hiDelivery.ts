import type { enDelivery } from '../en/enDelivery.js';
import type { Translation } from '../translation.js';

export const hiDelivery: Translation<typeof enDelivery> = {
  'delivery.waiting': '{amount} {symbol} {from} से निकल चुका है। इसे {to} पर पहुँच जाना चाहिए।',
  'delivery.underway': '{amount} {symbol} {from} से निकल चुका है और {bridge} के ज़रिए {to} की ओर जा रहा है',
  'delivery.refunding': '{bridge} आपको {from} पर {amount} {symbol} वापस भेज रहा है',
  'delivery.told.arrived': '{bridge} के अनुसार आपका {boughtSymbol} {to} पर पहुँच गया। हम इसकी जाँच नहीं कर सके।',
  'delivery.told.refunded':
    '{bridge} के अनुसार आपका {symbol} {from} पर वापस कर दिया गया। हम इसकी जाँच नहीं कर सके।',
  'delivery.told.failed': '{bridge} के अनुसार यह विफल रहा। हम नहीं बता सकते कि आपका {amount} {symbol} अब कहाँ है।',
  'delivery.paid.arrived': '{to} पर {got} {gotSymbol} पहुँच गया',
  'delivery.paid.less':
    '{to} पर सिर्फ़ {got} {gotSymbol} पहुँचा। {bridge} ने कम से कम {least} {boughtSymbol} का वादा किया था।',
  'delivery.paid.other': '{to} पर {boughtSymbol} की जगह {got} {gotSymbol} पहुँचा',
  'delivery.paid.refunded': '{from} पर आपको {got} {gotSymbol} वापस मिल गया',
  'delivery.takesMinutes': {
    one: 'इसमें लगभग {count} मिनट लग सकता है। ब्रिज धीमे हो सकते हैं, इसलिए ज़्यादा समय भी लग सकता है।',
    other: 'इसमें लगभग {count} मिनट लग सकते हैं। ब्रिज धीमे हो सकते हैं, इसलिए ज़्यादा समय भी लग सकता है।',
  },
  'delivery.takesHours': {
    one: 'इसमें लगभग {count} घंटा लग सकता है। ब्रिज धीमे हो सकते हैं, इसलिए ज़्यादा समय भी लग सकता है।',
    other: 'इसमें लगभग {count} घंटे लग सकते हैं। ब्रिज धीमे हो सकते हैं, इसलिए ज़्यादा समय भी लग सकता है।',
  },
  'delivery.takesUnknown': 'ब्रिज धीमे हो सकते हैं।',
  'delivery.closable': 'आप इसे बंद कर सकते हैं। हम देखते रहेंगे और नतीजा यहाँ दिखाएँगे।',
  'delivery.late':
    'इसमें उम्मीद से ज़्यादा समय लग रहा है और हम नहीं बता सकते कि यह अब कहाँ है। आपकी ट्रांज़ैक्शन ID नीचे है: ब्रिज उससे इसका पता लगा सकता है।',
  'delivery.old': 'अब हम खुद इसे नहीं देखते। आप अब भी जाँच सकते हैं।',
  'delivery.silent': 'जो सेवा बताती है कि यह कहाँ है, वह जवाब नहीं दे रही। हम फिर पूछेंगे, पर कम बार।',
  'delivery.help': 'आपकी ट्रांज़ैक्शन ID नीचे है: ब्रिज उससे इसका पता लगा सकता है।',
  'delivery.bridge': 'ब्रिज',
  'delivery.to': 'पहुँचने का नेटवर्क',
  'delivery.token': 'जो टोकन पहुँचा',
  'delivery.hash': '{network} पर ट्रांज़ैक्शन ID',
  'delivery.copyHash': '{network} की ट्रांज़ैक्शन ID कॉपी करें',
  'delivery.page': 'किसी दूसरे पेज पर देखें',
  'delivery.explorer': '{network} के एक्सप्लोरर में देखें',
};
