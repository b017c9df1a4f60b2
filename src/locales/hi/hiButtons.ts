import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const hiButtons: Translation<typeof enButtons> = {
  'button.connect': 'वॉलेट कनेक्ट करें',
  'button.connecting': 'कनेक्ट हो रहा है…',
  'button.loadFailed':
    'यह लोड नहीं हो सका। अपना इंटरनेट कनेक्शन जाँचें और फिर से कोशिश करें। इससे भी न हो, तो पेज फिर से लोड करें।',
  'button.failed': 'कुछ गड़बड़ हो गई। पेज फिर से लोड करें।',
  'button.account': 'अकाउंट {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': 'अकाउंट {balance} · {name}',
  'button.switchNetwork': 'नेटवर्क बदलें',
  'button.selectNetwork': 'नेटवर्क चुनें',
  'button.network': 'नेटवर्क {name}',
  'onRamp.getQuotes': 'कोट पाएँ',
  'onRamp.amount': 'राशि',
  'onRamp.currency': 'मुद्रा',
  'network.unknown': 'अनजान नेटवर्क ({id})',
};
