// The accounts of the sandbox's wallets, and the short form of addresses.
export const [FIRST, SECOND, THIRD] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
];

/** The product's short form: `0xf39F…2266`. */
export const short = (address) => `${address.slice(0, 6)}…${address.slice(-4)}`;

/** Their names in the stand-in of the chain API. */
export const NAMES = { [FIRST]: 'sandbox.wcn.id', [SECOND]: 'second.wcn.id' };
