// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A smart account whose single owner signs for it (ERC-1271).
contract SandboxAccount {
    address public immutable owner;

    bytes4 private constant VALID = 0x1626ba7e;
    bytes4 private constant INVALID = 0xffffffff;
    /// Half of the curve's order. Every signature above it has an equivalent form below.
    uint256 private constant HIGHEST_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0;

    constructor(address owner_) {
        owner = owner_;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        if (signature.length != 65) return INVALID;
        bytes32 r = bytes32(signature[:32]);
        bytes32 s = bytes32(signature[32:64]);
        if (uint256(s) > HIGHEST_S) return INVALID;
        address signer = ecrecover(hash, uint8(signature[64]), r, s);
        return signer != address(0) && signer == owner ? VALID : INVALID;
    }
}

/// Deploys smart accounts to predictable addresses.
contract SandboxAccountFactory {
    function addressOf(address owner) public view returns (address) {
        bytes32 code = keccak256(abi.encodePacked(type(SandboxAccount).creationCode, abi.encode(owner)));
        return address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), bytes32(0), code)))));
    }

    /// Returns the account, and deploys it if it doesn't exist yet.
    function create(address owner) external returns (address) {
        address account = addressOf(owner);
        if (account.code.length == 0) new SandboxAccount{salt: bytes32(0)}(owner);
        return account;
    }
}
