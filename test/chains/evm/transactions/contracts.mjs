// Contracts whose calls succeed although they did not do what they should. Compiled when they are needed.
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
contract Refuses { fallback() external payable { revert(); } }
contract ReturnsHalf { receive() external payable { payable(msg.sender).transfer(msg.value / 2); } }
contract ReturnsAll { receive() external payable { payable(msg.sender).transfer(msg.value); } }
contract PassesOn {
  receive() external payable { payable(0x000000000000000000000000000000000000bEEF).transfer(msg.value / 2); }
}
contract PassesAllOn {
  receive() external payable { payable(0x000000000000000000000000000000000000bEEF).transfer(msg.value); }
}
/** Takes what it is sent and gives a token for it, if it has any. */
contract Exchange {
  function swap(address token, uint256 amount) external payable {
    (bool isDone, ) = token.call(abi.encodeWithSignature("transfer(address,uint256)", msg.sender, amount));
    require(isDone);
  }
}`;

const account = new Interface(['function execute(tuple(address to, uint256 value, bytes data)[] calls)']);

/** The data that has an account do calls. */
export const executes = (...calls) =>
  account.encodeFunctionData('execute', [calls.map(({ to, value, data }) => [to, value, data])]);

let compiled;
/** The code of a contract, as a chain has it. */
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
