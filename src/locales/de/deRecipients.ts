import type { enRecipients } from '../en/enRecipients.js';
import type { Translation } from '../translation.js';

export const deRecipients: Translation<typeof enRecipients> = {
  'send.recipient.hidden':
    'Dieser Text enthält versteckte Zeichen. Tippen Sie die Adresse ein oder kopieren Sie sie erneut.',
  'send.recipient.otherChain': 'Diese Adresse funktioniert nicht auf {network}.',
  'send.recipient.noNames': 'Namen funktionieren hier nicht. Geben Sie eine Adresse ein.',
  'send.recipient.form': 'Das ist keine Adresse auf {network}.',
  'send.recipient.checksum': 'Diese Adresse enthält einen Tippfehler. Kopieren Sie sie erneut.',
  'send.recipient.near.missing': 'Das ist Ihre bekannte Adresse {address}, aber ein Zeichen fehlt.',
  'send.recipient.near.extra': 'Das ist Ihre bekannte Adresse {address}, aber mit einem Zeichen zu viel.',
  'send.recipient.near.changed': 'Das ist Ihre bekannte Adresse {address}, aber ein Zeichen ist anders.',
  'send.recipient.near.swapped':
    'Das ist Ihre bekannte Adresse {address}, aber zwei Zeichen sind vertauscht.',
  'send.recipient.near.several': 'Das ist fast Ihre bekannte Adresse {address}. Einige Zeichen sind anders.',
  'send.recipient.unknownName': 'Niemand hat diesen Namen registriert.',
  'send.recipient.otherService': 'Gesucht wurde nur unter ENS-Namen, und dieser ist keiner.',
  'send.warn.burned': 'Diese Adresse gehört niemandem',
  'send.warn.burnedText': 'Was dorthin gesendet wird, ist verloren.',
  'send.warn.tokenContract': 'Das ist die Adresse eines Tokens',
  'send.warn.tokenContractText':
    'Dorthin gesendete Token sind verloren. Geben Sie die Wallet-Adresse einer Person ein.',
  'send.warn.tokenPaid': 'Das ist der Contract eines Tokens',
  'send.warn.tokenPaidText':
    'Manche geben Ihnen ihren Token für das, was Sie senden, andere behalten es. Fahren Sie nur fort, wenn Sie wissen, was dieser tut.',
  'send.warn.tokenAccount': 'Das ist keine Wallet',
  'send.warn.tokenAccountText':
    'Die Adresse gehört zu einem Token. Geben Sie die Wallet-Adresse des Besitzers ein.',
  'send.warn.lookAlike': 'Diese Adresse könnte gefälscht sein',
  'send.warn.lookAlikeText':
    'Sie sieht aus wie eine, die Sie kennen, ist aber eine andere. Vergleichen Sie jedes Zeichen.',
  'send.warn.nameMoved': '{name} hat eine neue Adresse',
  'send.warn.nameMovedText': 'Beim letzten Mal war es {address}. Fragen Sie den Besitzer, bevor Sie senden.',
  'send.warn.self': 'Das ist Ihre eigene Adresse',
  'send.warn.selfText': 'Sie würden nur die Netzwerkgebühr zahlen.',
  'send.warn.contract': 'Das ist ein Smart Contract',
  'send.warn.contractText':
    'Vergewissern Sie sich, dass er empfangen kann, was Sie senden. Sonst ist es verloren.',
  'send.warn.keepsPart': 'Der Empfänger erhält weniger',
  'send.warn.keepsPartText': 'Dieser Token behält einen Teil jedes Transfers ein.',
  'send.warn.comesBack': 'Davon kommt zurück: {amount}',
  'send.warn.comesBackText':
    'Nur der Rest verlässt Ihr Konto. So funktioniert ein Verkauf, bei dem Wechselgeld herausgegeben wird.',
  'send.warn.allComesBack': 'Alles davon kommt zurück',
  'send.warn.allComesBackText': 'Sie würden nur die Netzwerkgebühr zahlen.',
  'send.warn.passesOn': 'Was Sie senden, bleibt nicht an dieser Adresse',
  'send.warn.passesOnText':
    'Alles oder ein Teil davon ist sofort woanders. Einzahlungsadressen von Börsen leiten weiter, was sie empfangen. Wenn dies keine ist, senden Sie nicht.',
  'send.warn.firstTime': 'Erster Transfer hierher',
  'send.warn.firstTimeText':
    'Uns ist kein früherer Transfer von Ihnen an diese Adresse bekannt. Prüfen Sie, ob sie stimmt.',
  'send.warn.unconfirmed': 'Noch nicht bestätigt',
  'send.warn.unconfirmedText': 'Ihr früherer Transfer an diese Adresse kann noch ausgeführt werden.',
  'send.warn.twins': 'Sie kennen zwei Adressen, die sich ähneln',
  'send.warn.twinsText':
    'Eine davon könnte gefälscht sein. Vergleichen Sie jedes Zeichen mit dem, was der Empfänger Ihnen gegeben hat.',
  'send.warn.program': 'Diese Adresse gehört einem Programm',
  'send.warn.programText': 'Nur dieses Programm kann bewegen, was Sie dorthin senden.',
  'send.warn.unused': 'Diese Adresse wird noch nicht genutzt',
  'send.warn.unusedText': 'Prüfen Sie, ob sie stimmt. Dort ist noch nichts.',
  'send.warn.unusedCreateText':
    'Prüfen Sie, ob sie stimmt. Durch das Senden wird sie angelegt, wofür mindestens {least} nötig ist.',
  'send.warn.tooLittleToCreate': 'Zu wenig für eine neue Adresse',
  'send.warn.tooLittleToCreateText':
    'Diese Adresse wird noch nicht genutzt. Das Netzwerk lehnt einen ersten Transfer von weniger als {least} ab.',
  'send.warn.noGasLeft': 'Wenig übrig für Gebühren',
  'send.warn.noGasLeftText': 'Danach können Sie möglicherweise keine weitere Transaktion bezahlen.',
  'send.known': 'Sie haben schon hierher gesendet',
  'send.typed': 'Diese Adresse',
};
