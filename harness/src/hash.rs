//! Hashes that are the same on every machine and in every version: for cache keys and shards.

/// FNV-1a, 64 bits, finished so that the low bits depend on all of the input.
pub fn fnv64(bytes: &[u8]) -> u64 {
    let hash = bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    hash ^ (hash >> 32)
}

/// FNV-1a, 128 bits: wide enough to stand for the bytes in a cache.
pub fn fnv128(parts: &[&[u8]]) -> u128 {
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    let mut hash = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d_u128;
    for part in parts {
        // The length separates a part from the next.
        for &byte in part.len().to_le_bytes().iter().chain(*part) {
            hash = (hash ^ u128::from(byte)).wrapping_mul(PRIME);
        }
    }
    hash
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_do_not_run_together() {
        assert_ne!(fnv128(&[b"ab", b"c"]), fnv128(&[b"a", b"bc"]));
        assert_eq!(fnv64(b""), 0xcbf2_9ce4_8422_2325 ^ 0xcbf2_9ce4);
    }
}
