// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Token {
    function balanceOf(address owner) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Constant-product pools of the native currency and each token. Two tokens are swapped through the native currency.
contract SandboxExchange {
    /// Represents the native currency.
    address private constant NATIVE = 0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE;
    /// The share of the sold amount, in basis points.
    uint256 private constant FEE = 85;

    struct Pool {
        uint256 native;
        uint256 tokens;
    }

    mapping(address => Pool) public pools;

    /// Outgoing native currency, reported like a token transfer.
    event Transfer(address indexed from, address indexed to, uint256 value);

    error UnknownToken(address token);
    error WrongPayment(uint256 paid, uint256 needed);
    error ReturnAmountIsNotEnough(uint256 result, uint256 least);
    error TransferFailed(address token);

    /// The exchange must already hold the tokens.
    constructor(address[] memory tokens, uint256[] memory natives) payable {
        uint256 rest = msg.value;
        for (uint256 i; i < tokens.length; ++i) {
            pools[tokens[i]] = Pool(natives[i], Token(tokens[i]).balanceOf(address(this)));
            rest -= natives[i];
        }
        if (rest != 0) revert WrongPayment(msg.value, msg.value - rest);
    }

    /// The current return of a swap.
    function quote(address from, address to, uint256 amount) external view returns (uint256) {
        uint256 sold = amount - (amount * FEE) / 10_000;
        uint256 native = from == NATIVE ? sold : _toNative(_poolOf(from), sold);
        return to == NATIVE ? native : _toTokens(_poolOf(to), native);
    }

    /// Sells exactly the amount, for at least `least`. `from` and `to` must differ.
    function swap(address from, address to, uint256 amount, uint256 least, address receiver)
        external
        payable
        returns (uint256 result)
    {
        uint256 needed = from == NATIVE ? amount : 0;
        if (msg.value != needed) revert WrongPayment(msg.value, needed);
        uint256 sold = amount - (amount * FEE) / 10_000;
        uint256 native = sold;
        if (from != NATIVE) {
            Pool storage pool = _poolOf(from);
            _check(from, abi.encodeCall(Token.transferFrom, (msg.sender, address(this), amount)));
            native = _toNative(pool, sold);
            pool.tokens += sold;
            pool.native -= native;
        }
        result = native;
        if (to != NATIVE) {
            Pool storage pool = _poolOf(to);
            result = _toTokens(pool, native);
            pool.native += native;
            pool.tokens -= result;
        }
        if (result < least) revert ReturnAmountIsNotEnough(result, least);
        if (to != NATIVE) {
            _check(to, abi.encodeCall(Token.transfer, (receiver, result)));
        } else {
            (bool isDone,) = receiver.call{value: result}("");
            if (!isDone) revert TransferFailed(NATIVE);
            emit Transfer(address(this), receiver, result);
        }
    }

    function _toNative(Pool storage pool, uint256 sold) private view returns (uint256) {
        return (pool.native * sold) / (pool.tokens + sold);
    }

    function _toTokens(Pool storage pool, uint256 sold) private view returns (uint256) {
        return (pool.tokens * sold) / (pool.native + sold);
    }

    function _poolOf(address token) private view returns (Pool storage pool) {
        pool = pools[token];
        if (pool.tokens == 0) revert UnknownToken(token);
    }

    /// Calls a token. Some tokens return nothing.
    function _check(address token, bytes memory data) private {
        (bool isDone, bytes memory answer) = token.call(data);
        if (!isDone && answer.length > 0) {
            assembly ("memory-safe") {
                revert(add(answer, 32), mload(answer))
            }
        }
        if (!isDone || (answer.length > 0 && !abi.decode(answer, (bool)))) revert TransferFailed(token);
    }
}
