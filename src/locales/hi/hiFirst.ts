import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { hiButtons } from './hiButtons.js';

export const hiFirst: Translation<typeof enFirst> = {
  ...hiButtons,

  'dialog.back': 'वापस',
  'dialog.close': 'बंद करें',
  'dialog.loading': 'लोड हो रहा है…',
  'dialog.retry': 'फिर से कोशिश करें',
  'dialog.newTab': '(नए टैब में खुलेगा)',
  'dialog.broken': 'कुछ गड़बड़ हो गई',
  'dialog.brokenText': 'फिर से कोशिश करें या पेज फिर से लोड करें।',
  'dialog.failed': 'यह हिस्सा लोड नहीं हो सका',
  'dialog.failedText': 'अपना इंटरनेट कनेक्शन जाँचें और फिर से कोशिश करें। इससे भी न हो, तो पेज फिर से लोड करें।',
  'search.clear': 'खोज मिटाएँ',

  'connect.title': 'वॉलेट कनेक्ट करें',
  'connect.intro': '{app} के साथ इस्तेमाल करने के लिए वॉलेट चुनें।',
  'connect.wallets': 'वॉलेट',
  'connect.search': 'वॉलेट खोजें',
  'connect.found': { one: '{count} वॉलेट मिला', other: '{count} वॉलेट मिले' },
  'connect.noMatch': '“{query}” से मिलता कोई वॉलेट नहीं है',
  'connect.installed': 'इंस्टॉल है',
  'connect.recent': 'हाल के',
  'connect.popular': 'लोकप्रिय',
  'connect.more': 'और वॉलेट',
  'connect.missing': 'आप ऊपर दिए वॉलेट अब भी इस्तेमाल कर सकते हैं।',
  'connect.unnamed': 'ब्राउज़र वॉलेट',
  'connect.late': '{name} सूची में जुड़ गया',
  'connect.namesake': 'एक और वॉलेट खुद को {name} बता रहा है',
  'connect.noWallet': 'मेरे पास वॉलेट नहीं है',
  'connect.empty': 'इस ब्राउज़र में कोई वॉलेट नहीं है',
  'connect.emptyText': 'वॉलेट एक ऐप या ब्राउज़र एक्सटेंशन है, जिसमें आपका क्रिप्टो रहता है और जिससे आप साइन इन करते हैं।',
  'connect.emptyMobileText': 'यह पेज अपने वॉलेट ऐप के ब्राउज़र में या ऐसे कंप्यूटर पर खोलें, जिसमें वॉलेट हो।',
  'connect.legal': 'कनेक्ट करके आप {terms} और {privacy} स्वीकार करते हैं।',
  'connect.legalTerms': 'कनेक्ट करके आप {terms} स्वीकार करते हैं।',
  'connect.legalPrivacy': 'कनेक्ट करके आप {privacy} स्वीकार करते हैं।',
  'connect.terms': 'सेवा की शर्तें',
  'connect.privacy': 'गोपनीयता नीति',

  'connect.needed': '{chain} के लिए वॉलेट चुनें।',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': 'नेटवर्क चुनें',
  'activeChain.title': 'नेटवर्क बदलें',

  'pairing.tag': 'QR कोड',
  'pairing.title': 'अपने फ़ोन से स्कैन करें',

  'allWallets.title': 'सभी वॉलेट',
  'wallets.slow': 'और वॉलेट अब भी लोड हो रहे हैं…',
  'wallets.failed': 'और वॉलेट लोड नहीं हो सके',

  'downloads.title': 'यह वॉलेट पाएँ',
  'downloads.get': '{name} पाएँ',

  'account.title': 'अकाउंट',
  'account.accounts': 'अकाउंट',
  'account.settings': 'अकाउंट सेटिंग',

  'networks.title': 'नेटवर्क चुनें',
  'switch.title': 'नेटवर्क बदलें',
  'unsupported.title': 'नेटवर्क बदलें',

  'whatIsAWallet.title': 'वॉलेट क्या है?',
  'whatIsAWallet.more': 'और जानें',
  'whatIsANetwork.title': 'नेटवर्क क्या है?',
  'getWallet.title': 'वॉलेट पाएँ',

  'watch.title': 'कोई एड्रेस देखें',
  'watch.account': 'देखा जा रहा अकाउंट',

  'email.title': 'अपने ईमेल की पुष्टि करें',
  'device.title': 'इस डिवाइस की पुष्टि करें',
  'socials.title': 'साइन इन के तरीके',
  'social.title': 'साइन इन करें',
  'farcaster.title': 'Farcaster से साइन इन करें',
  'approve.title': 'मंज़ूरी दें',
  'confirm.title': 'अपने वॉलेट में पुष्टि करें',

  'snackbar.actionNotAllowed': 'इस कार्रवाई की अनुमति नहीं है',
  'snackbar.codeResent': 'ईमेल फिर से भेजा गया',
  'network.unit': 'मूल कॉइन',
  'snackbar.copied': 'कॉपी हो गया',
  'snackbar.declined': 'अस्वीकार किया गया',
  'snackbar.failedToCopy': 'कॉपी नहीं हो सका',
  'snackbar.failedToDisconnect': 'डिस्कनेक्ट नहीं हो सका',
  'snackbar.somethingWentWrong': 'कुछ गड़बड़ हो गई',
};
