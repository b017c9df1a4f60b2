const icon = (colour) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" fill="${colour}"/><circle cx="48" cy="48" r="26" fill="#fff"/></svg>`,
  )}`;

/** The browser wallets of every page of the benchmark. */
export const wallets = [
  {
    name: 'Amber Wallet',
    rdns: 'org.example.amber',
    uuid: '7b3f6a1c-5d0e-4c52-9c41-0d7f4f0a1a01',
    icon: icon('#b3460f'),
  },
  {
    name: 'Birch Wallet',
    rdns: 'org.example.birch',
    uuid: '7b3f6a1c-5d0e-4c52-9c41-0d7f4f0a1a02',
    icon: icon('#0f8a5f'),
  },
  {
    name: 'Coral Wallet',
    rdns: 'org.example.coral',
    uuid: '7b3f6a1c-5d0e-4c52-9c41-0d7f4f0a1a03',
    icon: icon('#b0205c'),
  },
];
