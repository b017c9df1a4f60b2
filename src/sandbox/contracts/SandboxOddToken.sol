// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Receiver {
    function onTokenTransfer(address from, uint256 value, bytes calldata data) external returns (bool);
}

/// A token whose transfers always succeed and are always reported, whatever really moves. The deployer gets the whole
/// supply.
contract SandboxOddToken {
    enum Habit {
        Honest,
        /// Reports a transfer and moves nothing.
        MovesNothing,
        /// Takes twice the amount, if there is enough.
        TakesMore,
        /// Keeps a tenth.
        KeepsPart,
        /// Takes the amount, and credits it to no account.
        Destroys,
        /// Returns a different balance each time.
        Wavers,
        /// Reports the expected balance to callers that pay for gas.
        Flatters,
        /// Reports an approval and grants no allowance.
        AllowsNothing,
        /// Reports the approved amount and grants an unlimited allowance.
        AllowsAll
    }

    Habit private immutable habit;
    /// Returns 32 bytes instead of a string, as early tokens do, or nothing at all.
    bytes32 public immutable symbol;
    uint8 public constant decimals = 6;
    uint256 private asked;
    mapping(address => uint256) private balances;
    mapping(address => uint256) private claimed;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(Habit habit_, bytes32 symbol_, uint256 amount) {
        habit = habit_;
        symbol = symbol_;
        balances[msg.sender] = amount;
        claimed[msg.sender] = amount;
    }

    /// Not a view function: it may count its calls.
    function balanceOf(address owner) external returns (uint256) {
        if (habit == Habit.Wavers) asked += 1;
        if (habit == Habit.Flatters && msg.sender != address(0)) return claimed[owner];
        return balances[owner] + asked;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        claimed[msg.sender] -= value;
        claimed[to] += value;
        emit Transfer(msg.sender, to, value);
        if (habit == Habit.MovesNothing || habit == Habit.Flatters) return true;
        uint256 taken = habit == Habit.TakesMore && balances[msg.sender] >= 2 * value ? 2 * value : value;
        uint256 given = habit == Habit.KeepsPart ? value - value / 10 : habit == Habit.Destroys ? 0 : value;
        balances[msg.sender] -= taken;
        balances[to] += given;
        if (to.code.length > 0) Receiver(to).onTokenTransfer(msg.sender, given, "");
        return true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        bool isAll = habit == Habit.AllowsAll;
        if (habit != Habit.AllowsNothing) allowance[msg.sender][spender] = isAll ? type(uint256).max : value;
        emit Approval(msg.sender, spender, value);
        return true;
    }
}
