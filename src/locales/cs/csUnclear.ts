import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const csUnclear: Translation<typeof enUnclear> = {
  'unclear.text': 'Transakci hledáme. Vaše peněženka ji ještě může odeslat, proto se podívejte i tam.',
  'unclear.lost': 'Transakci nemůžeme hledat. Než uděláte cokoli dalšího, zkontrolujte aktivitu v peněžence.',
  'unclear.reason': 'Vaše peněženka uvádí: „{reason}“.',
  'unclear.check': 'Zjistit, co se stalo',
  'unclear.looked': 'Právě jsme se podívali a nic nového jsme nenašli.',
  'unclear.unreachable': 'Nepodařilo se spojit se sítí. Zkontrolujte připojení.',
  'unclear.overText': 'Než to zkusíte znovu, zkontrolujte aktivitu v peněžence.',
  'earlier.asked': 'Dřívější žádost stále čeká',
  'earlier.askedText':
    'Vaše peněženka na ni ještě neodpověděla. Nejprve se podívejte tam, jinak mohou proběhnout obě transakce.',
  'earlier.text': 'Pokud budete pokračovat, mohou proběhnout obě transakce.',
  'earlier.confirm': 'Přesto pokračovat. Mohou proběhnout obě transakce.',
  'earlier.send': '{when}: {amount} {symbol} na adresu {recipient}.',
  'earlier.swap': '{when}: {amount} {symbol} za {boughtSymbol}.',
  'earlier.any': '{when}: {symbol}.',
};
