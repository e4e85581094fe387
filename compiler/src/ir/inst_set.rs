//! Instructions to go through: what a search finds.

use smallvec::SmallVec;

use super::InstId;
use crate::util::{Id, work};

/// Most modules have at most so many times 64 instructions.
const USUAL: usize = 16;

/// Instructions, which come out in the order in which they were made, each once. A bit stands for each, so that they need not be put
/// in order, and nothing of the module is held on to.
#[derive(Clone, Default, Debug)]
pub struct InstSet {
    words: SmallVec<[u64; USUAL]>,
    /// The words before this one are empty.
    first: usize,
}

impl InstSet {
    /// Makes room for the first `count` instructions of a module, to add some of them.
    #[inline]
    pub(super) fn open(&mut self, count: usize) -> OpenSet<'_> {
        let count = count.div_ceil(64);
        if self.words.len() < count {
            work::note(count);
            self.words.resize(count, 0);
        }
        OpenSet { words: &mut self.words }
    }

    /// Takes an instruction out, if it is in.
    pub(super) fn remove(&mut self, inst: InstId) {
        if let Some(word) = self.words.get_mut(inst.index() / 64) {
            *word &= !(1 << (inst.index() % 64));
        }
    }
}

/// A set that has room.
pub(super) struct OpenSet<'s> {
    words: &'s mut [u64],
}

impl OpenSet<'_> {
    /// Adds an instruction.
    #[inline]
    pub(super) fn insert(&mut self, inst: InstId) {
        self.words[inst.index() / 64] |= 1 << (inst.index() % 64);
    }
}

impl Iterator for InstSet {
    type Item = InstId;

    #[inline]
    fn next(&mut self) -> Option<InstId> {
        loop {
            let word = self.words.get_mut(self.first)?;
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(InstId::from_index(self.first * 64 + bit));
            }
            self.first += 1;
        }
    }
}

impl DoubleEndedIterator for InstSet {
    fn next_back(&mut self) -> Option<InstId> {
        while let Some(word) = self.words.last_mut() {
            if let Some(bit) = word.checked_ilog2() {
                *word &= !(1 << bit);
                return Some(InstId::from_index((self.words.len() - 1) * 64 + bit as usize));
            }
            self.words.pop();
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instructions_come_in_order_and_once() {
        let ids = [70, 3, 64, 3, 127, 0].map(InstId::new);
        let mut set = InstSet::default();
        assert_eq!(set.next_back(), None);
        ids.into_iter().for_each(|id| set.open(128).insert(id));
        set.remove(InstId::new(64));
        set.remove(InstId::new(4000));
        let expected = [0, 3, 70, 127].map(InstId::new);
        assert_eq!(set.clone().collect::<Vec<_>>(), expected);
        assert_eq!(set.clone().rev().collect::<Vec<_>>(), [127, 70, 3, 0].map(InstId::new));
        assert_eq!(
            (set.next(), set.next_back(), set.next()),
            (Some(expected[0]), Some(expected[3]), Some(expected[1]))
        );
        assert_eq!((set.next_back(), set.next(), set.next_back()), (Some(expected[2]), None, None));
    }
}
