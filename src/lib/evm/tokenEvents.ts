/** `Transfer(address,address,uint256)` of tokens and NFTs (ERC-721). */
export const TRANSFER_EVENT = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
