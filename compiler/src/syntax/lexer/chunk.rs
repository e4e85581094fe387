//! Eight bytes of text at a time: how far a run of characters goes, found without a branch for each byte.
//!
//! The bytes lie in one integer, the first of them least significant. A test gives the high bit of each byte that passes, so that
//! the number of zeros below the first such bit, divided by eight, is the number of bytes before it.

/// Eight bytes of text, with zeros for what is behind its end.
#[derive(Copy, Clone)]
pub(super) struct Chunk(pub u64);

/// How many bytes a chunk has.
pub(super) const LENGTH: usize = 8;

/// The most that a run is found to go on in one chunk: that there is always an end spares the machine a branch.
pub(super) const COUNTED: usize = LENGTH - 1;

const HIGH_BITS: u64 = all(0x80);

/// A byte eight times.
const fn all(byte: u8) -> u64 {
    0x0101_0101_0101_0101 * byte as u64
}

/// The high bits of the bytes in `from..=to`. All of them are below 128, so that no sum reaches the byte above it.
#[inline(always)]
const fn within(bytes: u64, from: u8, to: u8) -> u64 {
    let (at_least, above) = (bytes + all(128 - from), bytes + all(127 - to));
    at_least & !above & HIGH_BITS
}

/// How many bytes stand before the first that is marked, or before the last of all.
#[inline(always)]
const fn before(marks: u64) -> usize {
    (marks | 1 << 63).trailing_zeros() as usize / 8
}

impl Chunk {
    /// The text from `at` on.
    #[inline(always)]
    pub fn at(bytes: &[u8], at: usize) -> Self {
        match bytes.get(at..).and_then(<[u8]>::first_chunk) {
            Some(&chunk) => Self(u64::from_le_bytes(chunk)),
            None => Self::at_end(bytes, at),
        }
    }

    #[cold]
    fn at_end(bytes: &[u8], at: usize) -> Self {
        let rest = bytes.get(at..).unwrap_or_default();
        let mut chunk = [0; LENGTH];
        chunk[..rest.len()].copy_from_slice(rest);
        Self(u64::from_le_bytes(chunk))
    }

    /// How many characters it starts with that end no line: all in ASCII but those that do.
    #[inline(always)]
    pub const fn of_line(self) -> usize {
        let breaks = within(self.0 & !HIGH_BITS, b'\n', b'\r');
        before((breaks | self.0) & HIGH_BITS)
    }

    /// Its first `count` bytes, up to eight, with zeros behind them.
    #[inline(always)]
    pub const fn start(self, count: usize) -> u64 {
        if count < LENGTH { self.0 & ((1 << (count * 8)) - 1) } else { self.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_ends_at_the_first_byte_of_another_kind() {
        let line = |byte: u8| byte.is_ascii() && !matches!(byte, b'\n'..=b'\r');
        for byte in 0..=255 {
            for place in 0..COUNTED {
                let chunk = |filler: u8| {
                    let mut bytes = [filler; LENGTH];
                    bytes[place] = byte;
                    Chunk::at(&bytes, 0)
                };
                let end = |goes_on: bool| if goes_on { COUNTED } else { place };
                assert_eq!(chunk(0).of_line(), end(line(byte)), "{byte}");
            }
        }
    }

    #[test]
    fn the_end_of_a_text_is_followed_by_zeros() {
        assert_eq!(Chunk::at(b"abc", 1).0, u64::from(b'b') | u64::from(b'c') << 8);
        assert_eq!(Chunk::at(b"abc", 3).0, 0);
        assert_eq!(Chunk::at(b"abcdefgh", 0).start(2), u64::from(b'a') | u64::from(b'b') << 8);
        assert_eq!(Chunk::at(b"abcdefgh", 0).start(8), u64::from_le_bytes(*b"abcdefgh"));
    }
}
