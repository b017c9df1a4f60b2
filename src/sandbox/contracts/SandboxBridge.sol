// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Token {
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// One end of a bridge. It takes deposits for other chains, and pays out deposits made there from its own funds. Its operator
/// decides which, but each deposit is paid out or refunded once at most, and never both: the operator can only refund a deposit
/// after the other end has refused to pay it.
contract SandboxBridge {
    /// Represents the native currency.
    address private constant NATIVE = address(0);

    /// The data that all LI.FI bridges take.
    struct BridgeData {
        bytes32 transactionId;
        string bridge;
        string integrator;
        address referrer;
        address sendingAssetId;
        address receiver;
        uint256 minAmount;
        uint256 destinationChainId;
        bool hasSourceSwaps;
        bool hasDestinationCall;
    }

    /// The additional data that this bridge takes.
    struct SandboxData {
        address receivingAssetId;
        uint256 least;
    }

    enum Outcome {
        Open,
        Paid,
        Refused
    }

    struct Deposit {
        address sender;
        address token;
        uint256 amount;
    }

    address private immutable operator;
    mapping(uint256 chain => bool) private isDestination;
    mapping(address token => bool) private isToken;
    uint256 private count;

    /// Deposits that weren't refunded, by number.
    mapping(uint256 id => Deposit) public deposits;
    /// The outcomes of deposits on another chain.
    mapping(uint256 chain => mapping(uint256 id => Outcome)) public outcomes;

    event Deposited(
        uint256 indexed id,
        bytes32 indexed transactionId,
        uint256 indexed toChain,
        address sender,
        address token,
        uint256 amount,
        address toToken,
        uint256 least,
        address receiver,
        string integrator
    );
    event Paid(
        uint256 indexed fromChain, uint256 indexed id, address token, uint256 amount, address receiver
    );
    event Refused(uint256 indexed fromChain, uint256 indexed id);
    event Refunded(uint256 indexed id, address token, uint256 amount, address receiver);
    /// Outgoing native currency, reported like a token transfer.
    event Transfer(address indexed from, address indexed to, uint256 value);

    error UnknownChain(uint256 chain);
    error UnknownToken(address token);
    error WrongPayment(uint256 paid, uint256 needed);
    error InvalidReceiver(address receiver);
    error NothingToBridge();
    error SwapsNotSupported();
    error NotOperator(address caller);
    error NotOpen(uint256 id);
    error TransferFailed(address token);

    modifier onlyOperator() {
        if (msg.sender != operator) revert NotOperator(msg.sender);
        _;
    }

    /// The bridge must already hold its tokens.
    constructor(address operator_, uint256[] memory chains, address[] memory tokens) payable {
        operator = operator_;
        isToken[NATIVE] = true;
        for (uint256 i; i < chains.length; ++i) isDestination[chains[i]] = true;
        for (uint256 i; i < tokens.length; ++i) isToken[tokens[i]] = true;
    }

    /// Takes exactly the amount, to be paid out on the other chain as at least `least` of the token there.
    function startBridgeTokensViaSandbox(BridgeData calldata data, SandboxData calldata extra)
        external
        payable
    {
        address token = data.sendingAssetId;
        uint256 needed = token == NATIVE ? data.minAmount : 0;
        if (msg.value != needed) revert WrongPayment(msg.value, needed);
        if (data.minAmount == 0) revert NothingToBridge();
        if (!isToken[token]) revert UnknownToken(token);
        if (!isDestination[data.destinationChainId] || data.destinationChainId == block.chainid) {
            revert UnknownChain(data.destinationChainId);
        }
        if (data.receiver == address(0)) revert InvalidReceiver(data.receiver);
        if (data.hasSourceSwaps || data.hasDestinationCall) revert SwapsNotSupported();
        uint256 id = ++count;
        deposits[id] = Deposit(msg.sender, token, data.minAmount);
        if (token != NATIVE) {
            _check(token, abi.encodeCall(Token.transferFrom, (msg.sender, address(this), data.minAmount)));
        }
        emit Deposited(
            id,
            data.transactionId,
            data.destinationChainId,
            msg.sender,
            token,
            data.minAmount,
            extra.receivingAssetId,
            extra.least,
            data.receiver,
            data.integrator
        );
    }

    /// Pays out a deposit made on the other chain.
    function pay(uint256 fromChain, uint256 id, address token, uint256 amount, address receiver)
        external
        onlyOperator
    {
        _close(fromChain, id, Outcome.Paid);
        emit Paid(fromChain, id, token, amount, receiver);
        _send(token, amount, receiver);
    }

    /// Refuses ever to pay out a deposit made on the other chain, so that it can be refunded there.
    function refuse(uint256 fromChain, uint256 id) external onlyOperator {
        _close(fromChain, id, Outcome.Refused);
        emit Refused(fromChain, id);
    }

    /// Refunds a deposit in full. The other end must have refused it.
    function refund(uint256 id) external onlyOperator {
        Deposit memory deposit = deposits[id];
        if (deposit.sender == address(0)) revert NotOpen(id);
        delete deposits[id];
        emit Refunded(id, deposit.token, deposit.amount, deposit.sender);
        _send(deposit.token, deposit.amount, deposit.sender);
    }

    function _close(uint256 fromChain, uint256 id, Outcome outcome) private {
        if (outcomes[fromChain][id] != Outcome.Open) revert NotOpen(id);
        outcomes[fromChain][id] = outcome;
    }

    function _send(address token, uint256 amount, address receiver) private {
        if (token != NATIVE) {
            _check(token, abi.encodeCall(Token.transfer, (receiver, amount)));
        } else {
            (bool isDone,) = receiver.call{value: amount}("");
            if (!isDone) revert TransferFailed(NATIVE);
            emit Transfer(address(this), receiver, amount);
        }
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
