import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const hiPaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': 'भुगतान लिंक से भरा गया',
  'send.link.filledText': 'जाँचें कि आपसे भुगतान कौन माँग रहा है, राशि क्या है और एड्रेस क्या है।',
  'send.link.filledNoAmountText':
    'लिंक में कोई राशि नहीं माँगी गई है। जाँचें कि आपसे भुगतान कौन माँग रहा है और एड्रेस क्या है।',
  'send.link.label': 'लिंक में इसका नाम “{label}” है।',
  'send.link.waiting': 'यह भुगतान लिंक भरने के लिए आपके टोकन पढ़े जा रहे हैं…',
  'send.link.waitingFailed': 'यह भुगतान लिंक भरने के लिए आपके टोकन नहीं पढ़े जा सके। हम कोशिश करते रहेंगे।',
  'send.link.title': 'यह भुगतान लिंक इस्तेमाल नहीं किया गया',
  'send.link.fault.form': 'इसे पढ़ा नहीं जा सकता। नया लिंक माँगें।',
  'send.link.fault.server': 'इसमें ट्रांज़ैक्शन कोई वेबसाइट बनाती है और हम ऐसा नहीं करते। इसके बजाय एड्रेस माँगें।',
  'send.link.fault.call': 'यह कॉन्ट्रैक्ट से “{word}” का अनुरोध करता है। यहाँ सिर्फ़ भुगतान किए जा सकते हैं।',
  'send.link.fault.more': 'यह “{word}” भी माँगता है, जो यहाँ नहीं जोड़ा जा सकता। हो सकता है भुगतान पहचाना न जाए।',
  'send.link.fault.amount': 'इसकी राशि मान्य नहीं है। नया लिंक माँगें।',
  'send.link.fault.recipient': 'इसमें नहीं लिखा कि भुगतान किसे करना है। नया लिंक माँगें।',
  'send.link.misfit.family':
    'यह दूसरी तरह के नेटवर्क के लिए है, इस अकाउंट के नेटवर्क के लिए नहीं। अकाउंट बदलें और इसे फिर से पेस्ट करें।',
  'send.link.misfit.network': 'यह {network} के लिए है। नेटवर्क बदलें और इसे फिर से पेस्ट करें।',
  'send.link.misfit.token': 'यह ऐसा टोकन माँगता है जो इस अकाउंट में नहीं है: {token}',
  'send.link.misfit.decimals': 'इसकी राशि में टोकन से ज़्यादा दशमलव अंक हैं।',
  'send.link.misfit.checksum': 'इसके एड्रेस में टाइपिंग की गलती है। नया लिंक माँगें।',
  'send.link.lost': 'भुगतान लिंक की सुविधा लोड नहीं हो सकी। अपना इंटरनेट कनेक्शन जाँचकर पेज फिर से लोड करें या एड्रेस डालें।',
};
