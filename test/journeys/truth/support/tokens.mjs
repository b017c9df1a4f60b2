// Honest tokens, lying tokens, Safes, and contracts that send back. Compiled on demand.
import { createRequire } from 'node:module';
import { getAddress, Interface } from 'ethers';

const SOURCE = `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;
contract Plain {
  string public constant name = "Truth Dollar";
  string public constant symbol = "TRU";
  uint8 public constant decimals = 6;
  mapping(address => uint256) public balanceOf;
  bool frozen;
  event Transfer(address indexed from, address indexed to, uint256 value);
  error Frozen();
  constructor(address holder) { balanceOf[holder] = 1000e6; }
  function totalSupply() external pure returns (uint256) { return 1000e6; }
  function allowance(address, address) external pure returns (uint256) { return 0; }
  function approve(address, uint256) external pure returns (bool) { return true; }
  function freeze() external { frozen = true; }
  function transfer(address to, uint256 value) external returns (bool) {
    if (frozen) revert Frozen();
    return move(to, value);
  }
  function move(address to, uint256 value) internal virtual returns (bool) {
    balanceOf[msg.sender] -= value;
    balanceOf[to] += value;
    emit Transfer(msg.sender, to, value);
    return true;
  }
}
contract TellsOnly is Plain {
  constructor(address holder) Plain(holder) {}
  function move(address to, uint256 value) internal override returns (bool) {
    emit Transfer(msg.sender, to, value);
    return true;
  }
}
contract SaysNo is Plain {
  constructor(address holder) Plain(holder) {}
  function move(address, uint256) internal pure override returns (bool) { return false; }
}
contract KeepsPart is Plain {
  constructor(address holder) Plain(holder) {}
  function move(address to, uint256 value) internal override returns (bool) {
    balanceOf[msg.sender] -= value;
    balanceOf[to] += value - value / 10;
    emit Transfer(msg.sender, to, value - value / 10);
    return true;
  }
}
contract OwnSafe {
  event ExecutionSuccess(bytes32 txHash, uint256 payment);
  event ExecutionFailure(bytes32 txHash, uint256 payment);
  receive() external payable {}
  /** \`execTransaction\`: the first three arguments are all that counts. */
  fallback(bytes calldata input) external payable returns (bytes memory) {
    (address to, uint256 value, bytes memory data) = abi.decode(input[4:], (address, uint256, bytes));
    (bool success, ) = to.call{value: value}(data);
    if (success) emit ExecutionSuccess(0, 0);
    else emit ExecutionFailure(0, 0);
    return abi.encode(success);
  }
}
/** Goes on when what it was to do has failed, and says nothing of it. */
contract QuietSafe {
  receive() external payable {}
  fallback(bytes calldata input) external payable returns (bytes memory) {
    (address to, uint256 value, bytes memory data) = abi.decode(input[4:], (address, uint256, bytes));
    (bool success, ) = to.call{value: value}(data);
    return abi.encode(success);
  }
}
contract ReturnsHalf { receive() external payable { payable(msg.sender).transfer(msg.value / 2); } }
contract ReturnsAll { receive() external payable { payable(msg.sender).transfer(msg.value); } }`;

let compiled;
function compile() {
  const solc = createRequire(import.meta.url)('solc');
  const outputSelection = { '*': { '*': ['evm.bytecode.object'] } };
  const settings = { evmVersion: 'paris', outputSelection };
  const input = { language: 'Solidity', sources: { 'all.sol': { content: SOURCE } }, settings };
  const { contracts, errors = [] } = JSON.parse(solc.compile(JSON.stringify(input)));
  const severe = errors.filter(({ severity }) => severity === 'error');
  if (severe.length > 0) throw new Error(severe.map(({ formattedMessage }) => formattedMessage).join('\n'));
  return contracts['all.sol'];
}

const own = new Interface(['function freeze()']);

/** Deploys a contract of the source; answers its address. */
export async function deployContract(chain, kind, data = '') {
  compiled ??= compile();
  const receipt = await run(chain, { data: `0x${compiled[kind].evm.bytecode.object}${data}` });
  return receipt.contractAddress;
}

/** Sends a call from an account of the chain, and mines it at once. */
async function run(chain, call) {
  const [from] = await chain.ask('eth_accounts');
  const hash = await chain.ask('eth_sendTransaction', [{ from, gas: '0x2dc6c0', ...call }]);
  await chain.mine();
  return chain.ask('eth_getTransactionReceipt', [hash]);
}

/** Deploys a token of a kind and gives the visitor a thousand. They send that token. */
export const deploysToken =
  (kind, { isSent = true } = {}) =>
  async (fate) => {
    const { chain, wallet, wanted } = fate;
    const holder = wallet.address.slice(2).toLowerCase().padStart(64, '0');
    const address = await deployContract(chain, kind, holder);
    fate.token = {
      address,
      freeze: () => run(chain, { to: address, data: own.encodeFunctionData('freeze') }),
    };
    if (isSent) {
      const tokens = { 'eip155:31337': { address } };
      const token = { token: fate.token, tokens, tokenName: 'Truth Dollar', tokenDecimals: 6 };
      Object.assign(wanted, { amount: '12.5', symbol: 'TRU', units: 12_500_000n, ...token });
    }
  };

/** The visitor sends to a contract of a kind. */
export const sendsToContract = (kind) => async (fate) => {
  const address = getAddress(await deployContract(fate.chain, kind));
  fate.recipient = address;
  Object.assign(fate.wanted, { recipient: address, isContract: true });
};
