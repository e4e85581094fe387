//! Fixed lists of words that a name is looked up in: most names are told from them by a mark that no word has.

/// Words in order, and what rules most others out. Meant to be a `static`.
pub struct WordSet {
    words: &'static [&'static str],
    /// For each first byte, where the words that start with it begin; and where the last of them end.
    starts: [u16; 129],
    /// A bit for each mark that a word has.
    marks: [u64; MARKS / 64],
}

/// How many marks there are: ten times as many as a set has words.
const MARKS: usize = 1 << 13;

impl WordSet {
    /// The set of words in ASCII, none of them empty, which are in order.
    pub const fn new(words: &'static [&'static str]) -> Self {
        let mut set = Self { words, starts: [0; 129], marks: [0; MARKS / 64] };
        let mut index = 0;
        while index < words.len() {
            let word = words[index].as_bytes();
            let mark = mark(word);
            set.marks[mark / 64] |= 1 << (mark % 64);
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
    #[inline]
    pub fn contains(&self, word: &str) -> bool {
        if word.is_empty() {
            return false;
        }
        let mark = mark(word.as_bytes());
        self.marks[mark / 64] >> (mark % 64) & 1 != 0 && self.holds(word)
    }

    fn holds(&self, word: &str) -> bool {
        let first = usize::from(word.as_bytes()[0]);
        first < 128
            && self.words[usize::from(self.starts[first])..usize::from(self.starts[first + 1])]
                .binary_search(&word)
                .is_ok()
    }
}

/// A number that two words seldom share, made of their length and of three of their bytes.
#[inline]
const fn mark(word: &[u8]) -> usize {
    let (first, middle, last) = (word[0] as u32, word[word.len() / 2] as u32, word[word.len() - 1] as u32);
    let together = first | middle << 8 | last << 16 | (word.len() as u32) << 24;
    (together.wrapping_mul(0x9e37_79b1) >> 16) as usize % MARKS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_told_from_others() {
        static SET: WordSet = WordSet::new(&["AND", "alpha", "also", "beta", "z"]);
        assert!(["AND", "alpha", "also", "beta", "z"].iter().all(|word| SET.contains(word)));
        // The last has the mark of one of them.
        assert!(
            !["", "a", "and", "alphb", "als", "y", "zz", "älpha", "bet", "blpga", "axpha"]
                .iter()
                .any(|word| SET.contains(word))
        );
    }
}
