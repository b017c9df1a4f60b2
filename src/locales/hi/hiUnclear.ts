import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const hiUnclear: Translation<typeof enUnclear> = {
  'unclear.text': 'हम इसे ढूँढ रहे हैं। आपका वॉलेट इसे अब भी भेज सकता है, इसलिए वहाँ भी देखें।',
  'unclear.lost': 'हम इसे नहीं ढूँढ सकते। कुछ और करने से पहले अपने वॉलेट में गतिविधि देखें।',
  'unclear.reason': 'आपके वॉलेट का संदेश: “{reason}”।',
  'unclear.check': 'देखें कि क्या हुआ',
  'unclear.looked': 'हमने अभी-अभी देखा और कुछ नया नहीं मिला।',
  'unclear.unreachable': 'नेटवर्क से संपर्क नहीं हो सका। अपना इंटरनेट कनेक्शन जाँचें।',
  'unclear.overText': 'फिर से कोशिश करने से पहले अपने वॉलेट में गतिविधि देखें।',
  'earlier.asked': 'एक पिछला अनुरोध अब भी बाकी है',
  'earlier.askedText': 'आपके वॉलेट ने अभी उसका जवाब नहीं दिया है। पहले वहाँ देखें, वरना दोनों पूरे हो सकते हैं।',
  'earlier.text': 'अगर आप आगे बढ़ते हैं, तो दोनों पूरे हो सकते हैं।',
  'earlier.confirm': 'फिर भी आगे बढ़ें। दोनों पूरे हो सकते हैं।',
  'earlier.send': '{when}: {recipient} को {amount} {symbol}।',
  'earlier.swap': '{when}: {amount} {symbol} के बदले {boughtSymbol}।',
  'earlier.any': '{when}: {symbol}।',
};
