// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Token {
    function transfer(address to, uint256 value) external returns (bool);
}

/// Forwards everything that it receives at once, as exchanges' deposit addresses do: the native currency, and tokens that
/// notify it.
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
