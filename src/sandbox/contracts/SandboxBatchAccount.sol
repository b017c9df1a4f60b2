// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The code that an account delegates to (EIP-7702) to batch calls in one transaction: all of them succeed, or none.
contract SandboxBatchAccount {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    error OnlyItself();

    receive() external payable {}

    function execute(Call[] calldata calls) external payable {
        if (msg.sender != address(this)) revert OnlyItself();
        for (uint256 i; i < calls.length; ++i) {
            (bool isDone, bytes memory answer) = calls[i].to.call{value: calls[i].value}(calls[i].data);
            if (!isDone) {
                assembly ("memory-safe") {
                    revert(add(answer, 32), mload(answer))
                }
            }
        }
    }
}
