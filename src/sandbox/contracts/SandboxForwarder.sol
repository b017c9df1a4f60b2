// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Token {
    function transfer(address to, uint256 value) external returns (bool);
}

/// Passes on at once what it gets, as deposit addresses of exchanges do: the native currency, and tokens that tell it.
contract SandboxForwarder {
    address private immutable target;

    error NotForwarded();

    constructor(address target_) {
        target = target_;
    }

    receive() external payable {
        (bool isDone,) = target.call{value: msg.value}("");
        if (!isDone) revert NotForwarded();
    }

    function onTokenTransfer(address, uint256 value, bytes calldata) external returns (bool) {
        return Token(msg.sender).transfer(target, value);
    }
}
