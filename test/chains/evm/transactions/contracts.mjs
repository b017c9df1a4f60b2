// Contracts whose calls succeed without doing what they should. Compiled on first use.
import { createRequire } from 'node:module';
import { Interface } from 'ethers';

const SOURCE = `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;
/** An account that goes on when a call inside has failed, and says nothing of it. */
contract Account {
  struct Call { address to; uint256 value; bytes data; }
  receive() external payable {}
  function execute(Call[] calldata calls) external payable {
    for (uint256 at; at < calls.length; at++) {
      (bool isDone, ) = calls[at].to.call{value: calls[at].value}(calls[at].data);
      isDone;
    }
  }
}
/** An account that pays somebody else than it is asked to. */
contract PaysElsewhere {
  struct Call { address to; uint256 value; bytes data; }
  receive() external payable {
    if (msg.value > 0) payable(0x000000000000000000000000000000000000bEEF).transfer(msg.value);
  }
  function execute(Call[] calldata calls) external payable {
    payable(0x000000000000000000000000000000000000bEEF).transfer(calls[0].value);
  }
}
contract Refuses { fallback() external payable { revert(); } }
contract ReturnsHalf { receive() external payable { payable(msg.sender).transfer(msg.value / 2); } }
contract ReturnsAll { receive() external payable { payable(msg.sender).transfer(msg.value); } }
contract PassesOn {
  receive() external payable { payable(0x000000000000000000000000000000000000bEEF).transfer(msg.value / 2); }
}
contract PassesAllOn {
  receive() external payable { payable(0x000000000000000000000000000000000000bEEF).transfer(msg.value); }
}
/** A sale that gives change, and passes on what it takes. */
contract GivesChange {
  receive() external payable {
    payable(msg.sender).transfer(msg.value * 3 / 10);
    payable(0x000000000000000000000000000000000000bEEF).transfer(msg.value - msg.value * 3 / 10);
  }
}
/** Pays what it is sent to the account that its data names. */
contract Pays {
  fallback() external payable { payable(address(uint160(uint256(bytes32(msg.data))))).transfer(msg.value); }
}
/** A token that pays interest with each block. */
contract Interest {
  event Transfer(address indexed from, address indexed to, uint256 amount);
  mapping(address => uint256) shares;
  function index() internal view returns (uint256) { return 10 ** 9 + block.number; }
  function balanceOf(address owner) external view returns (uint256) { return shares[owner] * index() / 10 ** 9; }
  function mint(uint256 amount) external { shares[msg.sender] += amount; }
  function transfer(address to, uint256 amount) external returns (bool) {
    uint256 moved = amount * 10 ** 9 / index();
    shares[msg.sender] -= moved;
    shares[to] += moved;
    emit Transfer(msg.sender, to, amount);
    return true;
  }
}
/** Takes what it is sent and gives a token for it, if it has any. */
contract Exchange {
  function swap(address token, uint256 amount) external payable {
    (bool isDone, ) = token.call(abi.encodeWithSignature("transfer(address,uint256)", msg.sender, amount));
    require(isDone);
  }
  function pay(uint256 amount) external { payable(msg.sender).transfer(amount); }
}
/** A token that gives what it moves to somebody else, and logs that the recipient has passed it on. */
contract Diverts {
  event Transfer(address indexed from, address indexed to, uint256 amount);
  mapping(address => uint256) public balanceOf;
  function mint(uint256 amount) external { balanceOf[msg.sender] += amount; }
  function transfer(address to, uint256 amount) external returns (bool) {
    balanceOf[msg.sender] -= amount;
    balanceOf[address(0xbeef)] += amount;
    emit Transfer(msg.sender, to, amount);
    emit Transfer(to, address(0xbeef), amount);
    return true;
  }
}
/** A token that logs what it was asked for, and allows nothing. */
contract Liar {
  event Approval(address indexed owner, address indexed spender, uint256 amount);
  function approve(address spender, uint256 amount) external { emit Approval(msg.sender, spender, amount); }
  function allowance(address, address) external pure returns (uint256) { return 0; }
}
/** A token that logs what it was asked for, and allows everything. */
contract Opens {
  event Approval(address indexed owner, address indexed spender, uint256 amount);
  function approve(address spender, uint256 amount) external { emit Approval(msg.sender, spender, amount); }
  function allowance(address, address) external pure returns (uint256) { return type(uint256).max; }
}
/** A token that takes the largest amount for a smaller one, as COMP and UNI do. */
contract Caps {
  event Approval(address indexed owner, address indexed spender, uint256 amount);
  mapping(address => mapping(address => uint96)) public allowance;
  function approve(address spender, uint256 amount) external {
    uint96 kept = amount == type(uint256).max ? type(uint96).max : uint96(amount);
    allowance[msg.sender][spender] = kept;
    emit Approval(msg.sender, spender, kept);
  }
}`;

const account = new Interface(['function execute(tuple(address to, uint256 value, bytes data)[] calls)']);

/** Call data that makes an account execute these calls. */
export const executes = (...calls) =>
  account.encodeFunctionData('execute', [calls.map(({ to, value, data }) => [to, value, data])]);

let compiled;
/** A contract's deployed bytecode. */
export function codeOf(name) {
  compiled ??= compile();
  return `0x${compiled[name].evm.deployedBytecode.object}`;
}

function compile() {
  const solc = createRequire(import.meta.url)('solc');
  const outputSelection = { '*': { '*': ['evm.deployedBytecode.object'] } };
  const input = {
    language: 'Solidity',
    sources: { 'all.sol': { content: SOURCE } },
    settings: { evmVersion: 'paris', outputSelection },
  };
  const { contracts, errors = [] } = JSON.parse(solc.compile(JSON.stringify(input)));
  const severe = errors.filter(({ severity }) => severity === 'error');
  if (severe.length > 0) throw new Error(severe.map(({ formattedMessage }) => formattedMessage).join('\n'));
  return contracts['all.sol'];
}
