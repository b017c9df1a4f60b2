import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const csPaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': 'Vyplněno z platebního odkazu',
  'send.link.filledText': 'Zkontrolujte, kdo žádá o platbu, částku a adresu.',
  'send.link.filledNoAmountText': 'Odkaz neuvádí částku. Zkontrolujte, kdo žádá o platbu, a adresu.',
  'send.link.label': 'Označení v odkazu: „{label}“.',
  'send.link.waiting': 'Načítáme vaše tokeny, abychom vyplnili údaje z tohoto platebního odkazu…',
  'send.link.waitingFailed':
    'K vyplnění údajů z tohoto platebního odkazu se nepodařilo načíst vaše tokeny. Budeme to zkoušet dál.',
  'send.link.title': 'Tento platební odkaz nebyl použit',
  'send.link.fault.form': 'Nelze ho přečíst. Požádejte o nový.',
  'send.link.fault.server': 'Nechává transakci vytvořit web, a to neděláme. Požádejte místo toho o adresu.',
  'send.link.fault.call': 'Žádá od kontraktu „{word}“. Zde lze jen platit.',
  'send.link.fault.more': 'Žádá také „{word}“, což zde nelze přidat. Platba nemusí být rozpoznána.',
  'send.link.fault.amount': 'Jeho částka není platná. Požádejte o nový.',
  'send.link.fault.recipient': 'Neuvádí, komu zaplatit. Požádejte o nový.',
  'send.link.misfit.family': 'Je pro jiný druh sítě, než má tento účet. Změňte účet a vložte ho znovu.',
  'send.link.misfit.network': 'Je pro síť {network}. Změňte síť a vložte ho znovu.',
  'send.link.misfit.token': 'Žádá o token, který tento účet nemá: {token}',
  'send.link.misfit.decimals': 'Jeho částka má víc desetinných míst než token.',
  'send.link.misfit.checksum': 'V jeho adrese je překlep. Požádejte o nový.',
  'send.link.lost':
    'Platební odkazy se nepodařilo načíst. Zkontrolujte připojení a obnovte stránku, nebo zadejte adresu.',
};
