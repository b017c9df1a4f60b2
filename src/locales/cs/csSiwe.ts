import type { enSiwe } from '../en/enSiwe.js';
import type { Translation } from '../translation.js';

export const csSiwe: Translation<typeof enSiwe> = {
  'siwe.lead': 'Přihlášení na web {site}',
  'siwe.text':
    'Podepište zprávu a prokažte tím, že tato peněženka je vaše. Je to zdarma a žádná transakce se neodešle.',
  'siwe.leaving': 'Pokud akci zrušíte, peněženka se odpojí.',
  'siwe.drafting': 'Získáváme zprávu…',
  'siwe.ready': 'Než podepíšete, přečtěte si zprávu níže.',
  'siwe.asking': 'Pokračujte v {name}',
  'siwe.verifying': 'Ověřujeme váš podpis…',
  'siwe.done': 'Jste přihlášeni',
  'siwe.message': 'Zpráva k podpisu',
  'siwe.sign': 'Podepsat',
  'siwe.signing': 'Podepisování…',
  'siwe.cancel': 'Zrušit',
  'siwe.none': 'Není se kam přihlásit',
  'siwe.noneText': 'Tento web po vás přihlášení peněženkou nechce.',
  'siwe.failed.declined': 'Podpis odmítnut',
  'siwe.failed.declinedText': 'Nejste přihlášeni. Zkuste to znovu, až budete připraveni.',
  'siwe.failed.smartAccount': 'Tato aplikace možná nepodporuje chytré účty',
  'siwe.failed.smartAccountText': 'Nejste přihlášeni. Přepněte na standardní účet a zkuste to znovu.',
  'siwe.failed.refused': 'Chyba při ověření podpisu SIWE',
  'siwe.failed.refusedText': 'Web {site} podpis nepřijal. Zkuste to znovu.',
  'siwe.failed.noSession': 'Ještě nejste přihlášeni',
  'siwe.failed.noSessionText':
    'Váš podpis je platný, ale web {site} přihlášení neudržel. Povolte jeho soubory cookie a zkuste to znovu.',
  'siwe.failed.server': 'Nepodařilo se přihlásit na web {site}',
  'siwe.failed.serverText': 'Jeho přihlašování neodpovídá. Zkontrolujte připojení a zkuste to znovu.',
  'siwe.failed.message': 'Tuto zprávu nelze podepsat',
  'siwe.failed.messageText': 'Není určena pro tento web, účet a síť. Požádejte web o pomoc.',
  'siwe.failed.otherSigned': 'Peněženka {name} podepsala něco jiného',
  'siwe.failed.otherSignedText': 'Nejste přihlášeni. Aktualizujte peněženku, nebo vyberte jinou.',
  'siwe.failed.onChain': 'Tento účet se zde nemůže přihlásit',
  'siwe.failed.onChainText':
    'Nejste přihlášeni. Web {site} potřebuje podpis, který tento účet nemůže poskytnout. Připojte jiný účet.',
  'siwe.failed.unsupported': '{name} to nemůže podepsat',
  'siwe.failed.unsupportedText': 'Připojte peněženku, která podepisuje zprávy, a zkuste to znovu.',
  'siwe.failed.wallet': 'Peněženka {name} nemohla podepsat',
  'siwe.failed.walletText': 'Nejste přihlášeni. Podrobnosti: „{reason}“',
  'siwe.failed.waiting': '{name} na vás čeká',
  'siwe.failed.waitingText':
    'Otevřete a odemkněte peněženku, nebo tam odpovězte na žádost. Pak to zkuste znovu.',
  'siwe.failed.changed': 'Změnil se váš účet nebo síť',
  'siwe.failed.changedText': 'Nejste přihlášeni. Přečtěte si novou zprávu a podepište znovu.',
  'siwe.failed.other': 'Něco se pokazilo',
  'siwe.failed.otherText': 'Nejste přihlášeni. Zkuste to znovu.',
};
