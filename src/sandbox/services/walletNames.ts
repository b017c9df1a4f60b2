/** Names that are difficult for lists, searches and people. All wallets here are made up. */
const HARD_NAMES: readonly string[] = [
  // Accents, and letters that look like others without accents.
  'Écrin',
  'Łódka Wallet',
  'Čapek Key',
  'Ñandú',
  'Ångström Vault',
  'Crème Brûlée Pay',
  'İnci Cüzdan',
  'Ví Việt',
  'Zoë’s Purse',
  // Right to left, alone and mixed.
  'محفظة النور',
  'ארנק הזהב',
  'کیف پول آبی',
  'محفظة Nur 2',
  // Other scripts.
  '月光钱包',
  'ひかりウォレット',
  '달빛 지갑',
  'Кошелёк Заря',
  'Πορτοφόλι Αυγή',
  'चाँद वॉलेट',
  'กระเป๋าจันทร์',
  '🦉 Owl',
  // Long, with and without places to break.
  'The Extraordinarily Long Named Wallet of the United Provinces of Everywhere and Beyond',
  'Donaudampfschifffahrtsgesellschaftsgeldbörse',
  // Short.
  'Q',
  '1%',
  // Similar to each other; the last one has a Cyrillic letter.
  'Meadow',
  'MEADOW',
  'Meadow.',
  'Meadow Wallet',
  'Mead\u043ew',
  // Must not be treated as markup.
  'Salt & <b>Pepper</b>',
  'O\'Neil "Quote" Wallet',
];

const FIRST =
  'Amber Birch Cedar Delta Ember Fjord Garnet Harbor Indigo Juniper Kestrel Lumen Maple Nimbus Onyx Pebble Quartz River Saffron Tundra Umber Violet Willow Xenon Yarrow Zephyr Cobalt Drift Flint Grove';
const SECOND =
  'Wallet Vault Pay Key Pouch Pocket Purse Coin Chain Link Box Hub Go One Plus Pro Mobile Guard Sign Card';

/** The first `count` unique names: the sandbox's own wallet first, then difficult names spread among plain ones. */
export function walletNames(count: number): string[] {
  const plain = SECOND.split(' ').flatMap((second) => FIRST.split(' ').map((first) => `${first} ${second}`));
  const hard = [...HARD_NAMES];
  const names = ['Sandbox Wallet'];
  while (names.length < count) {
    const isTurnOfHard = names.length % 5 === 0;
    const name = (isTurnOfHard ? hard.shift() : undefined) ?? plain.shift();
    if (!name) throw new RangeError(`There are names for ${names.length} wallets only.`);
    names.push(name);
  }
  return names;
}
