/** The texts about network fees in reviews of transfers and swaps. Part of the account's texts. */
export const enFees = {
  'fee.check': 'Check the network fee',
  'fee.reason.price': {
    one: 'It’s {count} times what others paid lately.',
    other: 'It’s {count} times what others paid lately.',
  },
  'fee.reason.priceFree': 'Others paid nothing lately.',
  'fee.reason.whole': {
    one: 'It can be {count} times what this usually costs.',
    other: 'It can be {count} times what this usually costs.',
  },
  'fee.reason.disputed': 'Your wallet expects a very different fee.',
  'fee.reason.gas': 'It allows for far more work than this needs.',
  'fee.reason.data': 'The network also charges for data but didn’t say how much, so you may pay more.',
  'fee.reason.aboveAmount': 'It can be more than the amount itself.',
  'fee.reason.aboveLimit': 'It can be more than {limit}.',
  'fee.known': 'I’ve checked the network fee and want to continue',
  'fee.unknown': 'We couldn’t compare the network fee',
  'fee.unknownText': 'The network didn’t say what others paid lately.',
  'fee.total': 'Total',
  'fee.totalMost': 'Total, at most',
  'fee.worth': '{amount} ({worth})',
  'fee.now': '{worth} now',
};
