//! The words of a module as instructions. Nothing is trusted: lengths lie within the module, numbers of operands fit the instruction's
//! shape, and each id is defined once.

use hashbrown::HashMap;

use super::instructions::INSTRUCTIONS;
use super::rules::{INVALID, LIMIT};
use crate::diagnostic::{Diagnostic, Span};
use crate::spirv::grammar::Op;

/// The first word of a module.
pub const MAGIC: u32 = 0x0723_0203;

/// How many words a header has.
pub(super) const HEADER: usize = 5;

/// <https://registry.khronos.org/SPIR-V/specs/unified1/SPIRV.html#_universal_limits>
const MAX_BOUND: u32 = 0x003f_ffff;

/// An instruction's place in the list of all.
pub(super) type At = usize;

/// An instruction.
#[derive(Copy, Clone, Debug)]
pub(super) struct Inst {
    /// The number of its opcode.
    pub opcode: u16,
    /// Where its first word is.
    pub word: u32,
    /// How many words its operands are.
    pub len: u16,
    /// The id of its result's type; 0 where it has none.
    pub ty: u32,
    /// The id of its result; 0 where it has none.
    pub result: u32,
    /// How many of its operands are the type and the result.
    skip: u8,
}

/// A module as instructions.
pub(super) struct Code {
    words: Vec<u32>,
    /// In order.
    pub insts: Vec<Inst>,
    /// Major and minor.
    pub version: (u8, u8),
    /// The instruction that defines each id.
    pub definitions: HashMap<u32, At>,
    /// Where each instruction stands in an assembly text.
    pub spans: Vec<Span>,
}

/// The row of an opcode: name and shape.
pub(super) fn row(opcode: u16) -> Option<(&'static str, &'static str)> {
    let at = INSTRUCTIONS.binary_search_by_key(&opcode, |row| row.0).ok()?;
    Some((INSTRUCTIONS[at].1, INSTRUCTIONS[at].2))
}

/// The name of an opcode, `Op` included.
pub(super) fn name(opcode: u16) -> String {
    row(opcode).map_or_else(|| format!("instruction {opcode}"), |(name, _)| format!("Op{name}"))
}

fn invalid(word: usize, message: impl std::fmt::Display) -> Box<Diagnostic> {
    Box::new(Diagnostic::error(INVALID, Span::NONE, format!("word {word}: {message}")))
}

/// The words that bytes of either order are.
pub(super) fn words_of(bytes: &[u8]) -> Result<Vec<u32>, Box<Diagnostic>> {
    let (chunks, rest) = bytes.as_chunks::<4>();
    if !rest.is_empty() {
        return Err(invalid(chunks.len(), format!("{} bytes are no whole number of words", bytes.len())));
    }
    let is_big = chunks.first().is_some_and(|&first| u32::from_be_bytes(first) == MAGIC);
    let read = if is_big { u32::from_be_bytes } else { u32::from_le_bytes };
    Ok(chunks.iter().map(|&chunk| read(chunk)).collect())
}

impl Code {
    /// Cuts words into instructions.
    pub fn decode(words: Vec<u32>) -> Result<Self, Box<Diagnostic>> {
        let header = words.get(..HEADER).ok_or_else(|| invalid(0, "a module begins with a header of five words"))?;
        if header[0] != MAGIC {
            return Err(invalid(0, "the first word is not the magic number 0x07230203"));
        }
        let [_, major, minor, _] = header[1].to_be_bytes();
        if major != 1 || minor > 6 || header[1] & 0xff00_00ff != 0 {
            return Err(invalid(1, format!("version {major}.{minor} is not one of 1.0 to 1.6")));
        }
        if header[3] > MAX_BOUND + 1 {
            let message = format!("word 3: the bound of ids is {}, and may be {MAX_BOUND}", header[3]);
            return Err(Box::new(Diagnostic::error(LIMIT, Span::NONE, message)));
        }
        let mut code = Self {
            insts: Vec::with_capacity(words.len() / 4),
            words,
            version: (major, minor),
            definitions: HashMap::new(),
            spans: Vec::new(),
        };
        let mut at = HEADER;
        while at < code.words.len() {
            let inst = code.inst_at(at)?;
            at += 1 + usize::from(inst.len);
            if inst.result != 0 && code.definitions.insert(inst.result, code.insts.len()).is_some() {
                return Err(invalid(inst.word as usize, format!("id %{} is defined twice", inst.result)));
            }
            code.insts.push(inst);
        }
        Ok(code)
    }

    fn inst_at(&self, at: usize) -> Result<Inst, Box<Diagnostic>> {
        let (count, opcode) = (self.words[at] >> 16, self.words[at] as u16);
        if count == 0 || at + count as usize > self.words.len() {
            let message = format!("{} has a count of {count} words, which do not lie in the module", name(opcode));
            return Err(invalid(at, message));
        }
        let len = count as u16 - 1;
        let mut inst = Inst { opcode, word: at as u32, len, ty: 0, result: 0, skip: 0 };
        let Some((_, shape)) = row(opcode) else { return Ok(inst) };
        let mut fewest = 0;
        let mut is_open = false;
        for part in shape.split_ascii_whitespace() {
            is_open |= part.starts_with(['?', '*']) || part == "s" || part == "n" || part == "o" || part.len() > 1;
            fewest += u16::from(!part.starts_with(['?', '*']));
        }
        if len < fewest || len > fewest && !is_open {
            return Err(invalid(at, format!("{} does not have {len} operands", name(opcode))));
        }
        let mut operands = self.words[at + 1..].iter();
        for part in shape.split_ascii_whitespace().take(2) {
            let target = match part {
                "t" => &mut inst.ty,
                "r" => &mut inst.result,
                _ => break,
            };
            *target = operands.next().copied().unwrap_or(0);
            inst.skip += 1;
            if *target == 0 || *target >= self.words[3] {
                return Err(invalid(at, format!("{} names id {target}, which is not below the bound", name(opcode))));
            }
        }
        if opcode == Op::SpecConstantOp as u16 {
            inst.skip += 1;
        }
        Ok(inst)
    }

    /// What an `OpSpecConstantOp` computes, if the reader knows it. Its operands are those behind the opcode.
    pub fn specialized_op(&self, at: At) -> Option<Op> {
        Op::from_word(*self.words.get(self.insts[at].word as usize + 3)?)
    }

    /// The opcode of an instruction, if the reader knows it.
    pub fn op(&self, at: At) -> Option<Op> {
        Op::from_word(self.insts[at].opcode.into())
    }

    /// The operands of an instruction behind its type and result.
    pub fn operands(&self, at: At) -> &[u32] {
        let inst = &self.insts[at];
        let start = inst.word as usize + 1 + usize::from(inst.skip);
        &self.words[start..inst.word as usize + 1 + usize::from(inst.len)]
    }

    /// The instruction that defines an id.
    pub fn definition(&self, id: u32) -> Option<At> {
        self.definitions.get(&id).copied()
    }

    /// The text that begins with a word of a list, and how many words it takes.
    pub fn text(words: &[u32]) -> (String, usize) {
        let end = words.iter().position(|word| word.to_le_bytes().contains(&0)).map_or(words.len(), |at| at + 1);
        let bytes: Vec<u8> = words[..end].iter().flat_map(|word| word.to_le_bytes()).collect();
        let text = bytes.split(|&byte| byte == 0).next().unwrap_or_default();
        (String::from_utf8_lossy(text).into_owned(), end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers_are_those_of_the_table() {
        for &(opcode, name, _) in INSTRUCTIONS {
            if let Some(op) = Op::from_word(opcode.into()) {
                assert_eq!(format!("{op:?}"), name);
            }
        }
        assert!(INSTRUCTIONS.is_sorted_by_key(|row| row.0));
    }

    #[test]
    fn lengths_and_ids_are_not_trusted() {
        let message = |words: &[u32]| Code::decode(words.to_vec()).err().expect("it is refused").message.clone();
        let header = [MAGIC, 0x0001_0300, 0, 10, 0];
        let with = |more: &[u32]| message(&[&header[..], more].concat());
        assert!(message(&[MAGIC]).contains("header"));
        assert!(with(&[0]).contains("count of 0"));
        assert!(with(&[3 << 16 | 17, 1]).contains("count of 3"));
        assert!(with(&[2 << 16 | 19, 10]).contains("not below the bound"));
        assert!(with(&[2 << 16 | 19, 1, 2 << 16 | 20, 1]).contains("defined twice"));
        assert!(with(&[1 << 16 | 19]).contains("does not have 0 operands"));
    }
}
