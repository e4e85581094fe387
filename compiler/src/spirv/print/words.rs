//! A growing list of instructions as words.

use crate::spirv::grammar::Op;
use crate::util::work;

/// How many words an instruction has at most that is written at once.
const FEW: usize = 10;

/// Instructions.
#[derive(Default)]
pub(super) struct Words(Vec<u32>);

impl Words {
    /// None yet, with room for so many words.
    pub fn with_room(count: usize) -> Self {
        Self(Vec::with_capacity(count))
    }

    /// Words that are no instruction.
    pub fn raw(&mut self, words: &[u32]) {
        self.0.extend_from_slice(words);
    }

    /// An instruction of so few operands that their number is known where it is written.
    #[inline]
    pub fn inst<const N: usize>(&mut self, op: Op, operands: &[u32; N]) {
        self.joined(op, operands, &[]);
    }

    /// Writes an instruction whose operands come in two parts. They are put together first, so that there is one place where the list may grow.
    #[inline]
    pub fn joined<const A: usize, const B: usize>(&mut self, op: Op, first: &[u32; A], second: &[u32; B]) {
        const { assert!(A + B < FEW) };
        let count = 1 + A + B;
        work::note(count);
        let mut words = [0; FEW];
        words[0] = (count as u32) << 16 | op.word();
        words[1..][..A].copy_from_slice(first);
        words[1 + A..][..B].copy_from_slice(second);
        self.0.extend_from_slice(&words[..count]);
    }

    /// An instruction whose operands come in several lists.
    pub fn parts(&mut self, op: Op, parts: &[&[u32]]) {
        let count = 1 + parts.iter().map(|part| part.len()).sum::<usize>();
        work::note(count);
        self.head(op, count);
        for part in parts {
            self.0.extend_from_slice(part);
        }
    }

    /// Begins an instruction whose first operands, at most four, are patched later; gives where the first of them goes.
    #[inline]
    pub fn begin(&mut self, op: Op, patched: usize) -> usize {
        self.head(op, 0);
        let start = self.len();
        self.0.extend_from_slice(&[0; 4][..patched]);
        start
    }

    /// One more operand of the instruction begun last.
    #[inline]
    pub fn push(&mut self, word: u32) {
        self.0.push(word);
    }

    /// Ends the instruction whose operands begin at `start`.
    #[inline]
    pub fn end(&mut self, start: usize) {
        let count = self.len() + 1 - start;
        debug_assert!(count <= 0xffff, "an instruction has at most 65535 words");
        work::note(count);
        self.0[start - 1] |= (count as u32) << 16;
    }

    #[inline]
    fn head(&mut self, op: Op, count: usize) {
        debug_assert!(count <= 0xffff, "an instruction has at most 65535 words");
        self.0.push((count as u32) << 16 | op.word());
    }

    /// An instruction with a text among its operands: little-endian bytes, ended by a zero.
    pub fn with_text(&mut self, op: Op, before: &[u32], text: &str, after: &[u32]) {
        // A zero would end the text early; and an instruction only has so much room.
        let end = text.find('\0').unwrap_or(text.len());
        let end = text.floor_char_boundary(end.min(0x1_0000));
        let bytes = &text.as_bytes()[..end];
        let words = bytes.len() / 4 + 1;
        self.head(op, 1 + before.len() + words + after.len());
        self.0.extend_from_slice(before);
        self.0.extend((0..words).map(|word| {
            let mut le = [0; 4];
            let part = &bytes[word * 4..bytes.len().min(word * 4 + 4)];
            le[..part.len()].copy_from_slice(part);
            u32::from_le_bytes(le)
        }));
        self.0.extend_from_slice(after);
    }

    /// Moves the words of another list to the end of this one.
    pub fn append(&mut self, other: &mut Self) {
        self.0.append(&mut other.0);
    }

    /// How many words there are: where the next instruction begins.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Replaces a word.
    #[inline]
    pub fn patch(&mut self, at: usize, word: u32) {
        self.0[at] = word;
    }

    /// The words.
    pub fn into_vec(self) -> Vec<u32> {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_padded_and_ended() {
        let mut words = Words::default();
        words.with_text(Op::Name, &[1], "abcd", &[]);
        words.with_text(Op::Name, &[2], "abc", &[]);
        assert_eq!(words.into_vec(), [4 << 16 | 5, 1, 0x6463_6261, 0, 3 << 16 | 5, 2, 0x0063_6261]);
    }
}
