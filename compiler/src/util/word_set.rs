//! Fixed lists of words that a name is looked up in: most names are told from them by their first letter, their last, and their length.

/// Words in order, and what rules most others out. Meant to be a `static`.
pub struct WordSet {
    words: &'static [&'static str],
    /// For each first byte, where the words that start with it begin; and where the last of them end.
    starts: [u16; 129],
    /// For each first byte, a bit for each length of the words that start with it. What is longer counts as 63.
    lengths: [u64; 128],
    /// For each first byte, a bit for each last byte of them, where those that are alike in their last six bits share one.
    ends: [u64; 128],
}

impl WordSet {
    /// The set of words in ASCII, none of them empty, which are in order.
    pub const fn new(words: &'static [&'static str]) -> Self {
        let mut set = Self { words, starts: [0; 129], lengths: [0; 128], ends: [0; 128] };
        let mut index = 0;
        while index < words.len() {
            let word = words[index].as_bytes();
            set.lengths[word[0] as usize] |= length_bit(word.len());
            set.ends[word[0] as usize] |= end_bit(word[word.len() - 1]);
            set.starts[word[0] as usize + 1] += 1;
            index += 1;
        }
        let mut byte = 0;
        while byte < 128 {
            set.starts[byte + 1] += set.starts[byte];
            byte += 1;
        }
        set
    }

    /// Whether a word is one of them.
    pub fn contains(&self, word: &str) -> bool {
        let (Some(&first), Some(&last)) = (word.as_bytes().first(), word.as_bytes().last()) else { return false };
        let first = usize::from(first);
        if first >= 128 || self.lengths[first] & length_bit(word.len()) == 0 || self.ends[first] & end_bit(last) == 0 {
            return false;
        }
        let candidates = &self.words[usize::from(self.starts[first])..usize::from(self.starts[first + 1])];
        candidates.binary_search(&word).is_ok()
    }
}

const fn length_bit(length: usize) -> u64 {
    1 << if length < 63 { length } else { 63 }
}

const fn end_bit(byte: u8) -> u64 {
    1 << (byte % 64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_told_from_others() {
        static SET: WordSet = WordSet::new(&["AND", "alpha", "also", "beta", "z"]);
        assert!(["AND", "alpha", "also", "beta", "z"].iter().all(|word| SET.contains(word)));
        assert!(!["", "a", "and", "alphb", "als", "y", "zz", "älpha", "bet"].iter().any(|word| SET.contains(word)));
    }
}
