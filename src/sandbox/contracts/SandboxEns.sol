// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The ENS registry, resolver and universal resolver in one, for local tests. Anyone may write records.
contract SandboxEns {
    mapping(bytes32 => bool) private known;
    mapping(bytes32 => address) private addresses;
    mapping(bytes32 => mapping(string => string)) private texts;
    mapping(address => string) private primaryNames;
    mapping(address => bytes32) private primaryNodes;

    /// The errors of the real universal resolver that clients distinguish.
    error ResolverNotFound(bytes name);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);
    error UnsupportedResolverProfile(bytes4 selector);

    function setAddress(bytes32 node, address target) external {
        known[node] = true;
        addresses[node] = target;
    }

    function setText(bytes32 node, string calldata key, string calldata value) external {
        known[node] = true;
        texts[node][key] = value;
    }

    function setPrimaryName(address account, string calldata name, bytes32 node) external {
        primaryNames[account] = name;
        primaryNodes[account] = node;
    }

    /// Forward resolution: `data` is the call that the name's resolver would receive.
    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory, address)
    {
        bytes4 selector = bytes4(data[:4]);
        bytes32 node = bytes32(data[4:36]);
        if (!known[node]) revert ResolverNotFound(name);
        if (selector == bytes4(keccak256("addr(bytes32)"))) {
            return (abi.encode(addresses[node]), address(this));
        }
        if (selector == bytes4(keccak256("addr(bytes32,uint256)"))) {
            uint256 coinType = uint256(bytes32(data[36:68]));
            address target = addresses[node];
            bool has = coinType == 60 && target != address(0);
            return (abi.encode(has ? abi.encodePacked(target) : bytes("")), address(this));
        }
        if (selector == bytes4(keccak256("text(bytes32,string)"))) {
            (, string memory key) = abi.decode(data[4:], (bytes32, string));
            return (abi.encode(texts[node][key]), address(this));
        }
        revert UnsupportedResolverProfile(selector);
    }

    /// The primary name of an account. Refuses a name that doesn't resolve to it, as the real resolver does.
    function reverseWithGateways(bytes calldata account, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory, address, address)
    {
        if (coinType != 60 || account.length != 20) return ("", address(0), address(this));
        address owner = address(bytes20(account));
        string memory name = primaryNames[owner];
        if (bytes(name).length == 0) return ("", address(0), address(this));
        address target = addresses[primaryNodes[owner]];
        if (target != owner) revert ReverseAddressMismatch(name, abi.encodePacked(target));
        return (name, address(this), address(this));
    }
}
