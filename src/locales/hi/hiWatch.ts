import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const hiWatch: Translation<typeof enWatch> = {
  'watch.lead': 'वॉलेट कनेक्ट किए बिना देखें कि किसी अकाउंट में क्या है और उसने क्या किया।',
  'watch.field': 'एड्रेस या नाम',
  'watch.start': 'देखें',
  'watch.mark': 'सिर्फ़ देखने के लिए। किसी चीज़ पर हस्ताक्षर नहीं हो सकता।',
  'watch.notConnected': 'कनेक्ट नहीं है',
  'watch.stop': 'देखना बंद करें',
  'watch.place.contract': 'यह एक स्मार्ट कॉन्ट्रैक्ट है',
  'watch.placeText.contract': 'आप इसे देख सकते हैं। इसमें रखी चीज़ें दूसरों की हो सकती हैं।',
  'watch.place.tokens': 'यह वॉलेट नहीं है',
  'watch.placeText.tokens': 'यह किसी टोकन का है और इसमें किसी अकाउंट के फ़ंड नहीं हैं। किसी वॉलेट का एड्रेस डालें।',
  'watch.place.program': 'यह एड्रेस किसी प्रोग्राम का है',
  'watch.placeText.program': 'आप इसे देख सकते हैं। वहाँ जो है, उसे सिर्फ़ वही प्रोग्राम ट्रांसफ़र कर सकता है।',
  'watch.place.unused': 'यह एड्रेस अभी इस्तेमाल में नहीं है',
  'watch.placeText.unused': 'जाँच लें कि यह सही है। वहाँ अभी कुछ नहीं है।',
  'watch.none': 'आप कोई अकाउंट नहीं देख रहे हैं',
  'watch.noneText': 'देखने के लिए एड्रेस या नाम डालें।',
  'watch.unavailable': 'देखने की सुविधा यहाँ उपलब्ध नहीं है',
  'watch.unavailableText': 'वॉलेट का अकाउंट देखने के लिए उसे कनेक्ट करें।',
};
