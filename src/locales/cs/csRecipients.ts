import type { enRecipients } from '../en/enRecipients.js';
import type { Translation } from '../translation.js';

export const csRecipients: Translation<typeof enRecipients> = {
  'send.recipient.hidden':
    'Tento text obsahuje skryté znaky. Napište adresu ručně, nebo ji zkopírujte znovu.',
  'send.recipient.otherChain': 'Tato adresa v síti {network} nefunguje.',
  'send.recipient.noNames': 'Jména zde nefungují. Zadejte adresu.',
  'send.recipient.form': 'Toto není adresa v síti {network}.',
  'send.recipient.checksum': 'V této adrese je překlep. Zkopírujte ji znovu.',
  'send.recipient.near.missing': 'Toto je adresa {address}, kterou znáte, ale jeden znak chybí.',
  'send.recipient.near.extra': 'Toto je adresa {address}, kterou znáte, ale jeden znak přebývá.',
  'send.recipient.near.changed': 'Toto je adresa {address}, kterou znáte, ale jeden znak je změněný.',
  'send.recipient.near.swapped': 'Toto je adresa {address}, kterou znáte, ale dva znaky jsou prohozené.',
  'send.recipient.near.several': 'Toto je skoro adresa {address}, kterou znáte. Některé znaky se liší.',
  'send.recipient.unknownName': 'Toto jméno nikdo nezaregistroval.',
  'send.recipient.otherService': 'Hledalo se jen mezi jmény ENS a toto k nim nepatří.',
  'send.warn.burned': 'Tato adresa nikomu nepatří',
  'send.warn.burnedText': 'Cokoli tam odešlete, je ztraceno.',
  'send.warn.tokenContract': 'Toto je adresa samotného tokenu',
  'send.warn.tokenContractText':
    'Tokeny odeslané tam jsou ztraceny. Zadejte adresu peněženky konkrétní osoby.',
  'send.warn.tokenPaid': 'Toto je kontrakt samotného tokenu',
  'send.warn.tokenPaidText':
    'Některé vám za odeslané prostředky dají svůj token, jiné si je nechají. Pokračujte jen tehdy, když víte, co dělá tento.',
  'send.warn.tokenAccount': 'Toto není peněženka',
  'send.warn.tokenAccountText': 'Tato adresa patří tokenu. Zadejte adresu peněženky jeho vlastníka.',
  'send.warn.lookAlike': 'Tato adresa může být falešná',
  'send.warn.lookAlikeText': 'Vypadá jako ta, kterou znáte, ale je jiná. Porovnejte každý znak.',
  'send.warn.nameMoved': 'Jméno {name} má novou adresu',
  'send.warn.nameMovedText': 'Minule to byla {address}. Než odešlete, zeptejte se vlastníka.',
  'send.warn.self': 'Toto je vaše vlastní adresa',
  'send.warn.selfText': 'Zaplatili byste jen síťový poplatek.',
  'send.warn.contract': 'Toto je chytrý kontrakt',
  'send.warn.contractText': 'Ujistěte se, že může přijmout, co posíláte. Jinak je to ztraceno.',
  'send.warn.keepsPart': 'Příjemce dostane méně',
  'send.warn.keepsPartText': 'Tento token si z každého převodu část nechává.',
  'send.warn.comesBack': '{amount} z toho se vrátí',
  'send.warn.comesBackText':
    'Z vašeho účtu odejde jen zbytek. Tak funguje prodej, při kterém se vrací drobné.',
  'send.warn.allComesBack': 'Vše se vrátí',
  'send.warn.allComesBackText': 'Zaplatili byste jen síťový poplatek.',
  'send.warn.passesOn': 'Co posíláte, na této adrese nezůstane',
  'send.warn.passesOnText':
    'Vše nebo část toho je hned jinde. Vkladové adresy burz posílají dál, co přijmou. Pokud toto taková adresa není, neposílejte.',
  'send.warn.firstTime': 'Poprvé',
  'send.warn.firstTimeText':
    'Nevíme o žádném vašem dřívějším převodu na tuto adresu. Zkontrolujte, zda je správná.',
  'send.warn.unconfirmed': 'Zatím nepotvrzeno',
  'send.warn.unconfirmedText': 'Váš dřívější převod na tuto adresu ještě může proběhnout.',
  'send.warn.twins': 'Znáte dvě adresy, které vypadají podobně',
  'send.warn.twinsText': 'Jedna z nich může být falešná. Porovnejte každý znak s tím, co vám dal příjemce.',
  'send.warn.program': 'Tato adresa patří programu',
  'send.warn.programText': 'Převést, co tam odešlete, může jen tento program.',
  'send.warn.unused': 'Tato adresa se zatím nepoužívá',
  'send.warn.unusedText': 'Zkontrolujte, zda je správná. Zatím tam nic není.',
  'send.warn.unusedCreateText':
    'Zkontrolujte, zda je správná. Odesláním se vytvoří, k čemuž je potřeba alespoň {least}.',
  'send.warn.tooLittleToCreate': 'Příliš málo pro novou adresu',
  'send.warn.tooLittleToCreateText':
    'Tato adresa se zatím nepoužívá. Síť odmítne první převod nižší než {least}.',
  'send.warn.noGasLeft': 'Na poplatky zbude málo',
  'send.warn.noGasLeftText': 'Potom možná nebudete moci zaplatit další transakci.',
  'send.known': 'Sem už jste odesílali',
  'send.typed': 'Tato adresa',
};
