//! What a target calls the core's operators and built-in functions.

use std::sync::OnceLock;

use hashbrown::HashMap;

use crate::intrinsics::{BinaryOp, BuiltinFn, DialectFn, GlslFn, HlslFn, MslFn, SpirvFn, UnaryOp};
use crate::ir::{InstId, Module, Op};

/// What a target spells the operators and built-in functions of a module.
pub struct Spellings {
    /// By a callee's number: which of the spellings is that of all its calls, counted from 1.
    of_callee: [u16; CALLEES],
    spellings: Vec<&'static str>,
    /// Calls whose overload matters.
    of_call: HashMap<InstId, &'static str>,
}

const UNARY: usize = BuiltinFn::ALL.len();
const BINARY: usize = UNARY + UnaryOp::ALL.len();
/// How many there are of what instructions call.
pub(super) const CALLEES: usize = BINARY + BinaryOp::ALL.len();

/// How many callees most modules have, at most.
const USUAL: usize = 32;

/// The number of what an instruction calls, if that has a spelling here.
#[inline]
pub(super) fn number(op: Op) -> Option<usize> {
    match op {
        Op::Builtin(function) => Some(function as usize),
        Op::Unary(op) => Some(UNARY + op as usize),
        Op::Binary(op) => Some(BINARY + op as usize),
        _ => None,
    }
}

impl Spellings {
    /// None yet.
    pub(super) fn new() -> Self {
        Self { of_callee: [0; CALLEES], spellings: Vec::with_capacity(USUAL), of_call: HashMap::new() }
    }

    /// Says how all calls of what an instruction calls are spelt.
    pub(super) fn set_all(&mut self, op: Op, spelling: &'static str) {
        if let Some(number) = number(op) {
            self.spellings.push(spelling);
            self.of_callee[number] = self.spellings.len() as u16;
        }
    }

    /// Says how a call is spelt.
    pub(super) fn set(&mut self, call: InstId, spelling: &'static str) {
        self.of_call.insert(call, spelling);
    }

    /// Whether instructions of a kind have a spelling, and not yet one for all.
    pub(super) fn lacks(&self, op: Op) -> bool {
        number(op).is_some_and(|number| self.of_callee[number] == 0)
    }

    /// How a call is spelt. Panics for one that raising overlooked.
    #[inline]
    pub fn get(&self, module: &Module, call: InstId) -> &'static str {
        let place = number(module.inst(call).op).map_or(0, |number| usize::from(self.of_callee[number]));
        let spelling = match place.checked_sub(1) {
            Some(place) => self.spellings.get(place),
            None => self.of_call.get(&call),
        };
        spelling.expect("raising ends with a spelling for every call")
    }
}

/// A piece of a spelling.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Piece<'s> {
    /// Text as it is.
    Text(&'s str),
    /// The argument for a parameter.
    Argument(usize),
    /// What the argument for a parameter points to.
    Pointee(usize),
    /// The arguments from this one on, beyond the parameters that the signature names.
    Rest(usize),
}

const MSL: usize = SpirvFn::ALL.len();
const HLSL: usize = MSL + MslFn::ALL.len();
const GLSL: usize = HLSL + HlslFn::ALL.len();
const FUNCTIONS: usize = GLSL + GlslFn::ALL.len();

/// The pieces that a call of a dialect's function is written in, none where its spelling is but a name. They are found once for the
/// process, since nothing changes the definitions.
pub(super) fn pieces_of(function: DialectFn) -> Option<&'static [Piece<'static>]> {
    static KNOWN: [OnceLock<Option<Vec<Piece<'static>>>>; FUNCTIONS] = [const { OnceLock::new() }; FUNCTIONS];
    let number = match function {
        DialectFn::Spirv(function) => function as usize,
        DialectFn::Msl(function) => MSL + function as usize,
        DialectFn::Hlsl(function) => HLSL + function as usize,
        DialectFn::Glsl(function) => GLSL + function as usize,
    };
    let find = || {
        let row = function.row();
        pieces(row.spelling, row.signatures.first().copied().unwrap_or(""))
    };
    KNOWN[number].get_or_init(find).as_deref()
}

/// The pieces of a spelling with placeholders: `{name}` of a parameter of the signature, `*{name}` for what it points to,
/// `{...}` for the arguments beyond the parameters. None where the spelling is but a name.
fn pieces<'s>(spelling: &'s str, signature: &str) -> Option<Vec<Piece<'s>>> {
    if !spelling.bytes().any(|byte| matches!(byte, b'(' | b'{')) {
        return None;
    }
    let mut pieces = Vec::new();
    let mut rest = spelling;
    while let Some((before, after)) = cut(rest, b'{') {
        let (name, after) = cut(after, b'}').expect("the generator checked the placeholders");
        if name == "..." {
            pieces.push(Piece::Text(before));
            pieces.push(Piece::Rest(parameter_count(signature)));
            rest = after;
            continue;
        }
        let index = parameter(signature, name).expect("the generator checked the placeholders");
        let pointee = before.strip_suffix('*');
        pieces.push(Piece::Text(pointee.unwrap_or(before)));
        pieces.push(if pointee.is_some() { Piece::Pointee(index) } else { Piece::Argument(index) });
        rest = after;
    }
    pieces.push(Piece::Text(rest));
    Some(pieces)
}

/// What stands before and after the first such byte, an ASCII one: texts are too short for a search to pay.
fn cut(text: &str, byte: u8) -> Option<(&str, &str)> {
    let at = text.bytes().position(|found| found == byte)?;
    Some((&text[..at], &text[at + 1..]))
}

/// How many parameters `f(a: T, b: ptr<S, T>) -> T` has.
fn parameter_count(signature: &str) -> usize {
    let list = signature.split_once('(').map_or("", |(_, list)| list);
    let mut depth = 0u32;
    let mut count = usize::from(!list.starts_with(')'));
    for c in list.chars() {
        match c {
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => count += 1,
            ')' => break,
            _ => {}
        }
    }
    count
}

/// The index of the parameter `name` in `f(a: T, b: ptr<S, T>) -> T`.
fn parameter(signature: &str, name: &str) -> Option<usize> {
    let (_, list) = signature.split_once('(')?;
    let (mut index, mut depth, mut start) = (0, 0u32, 0);
    for (at, c) in list.char_indices() {
        match c {
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            ':' if list[start..at].trim() == name => return Some(index),
            ',' if depth == 0 => (index, start) = (index + 1, at + 1),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_stand_for_arguments() {
        let signature = "f(object: ptr<S, atomic<T>, read_write>, expected: T, desired: T) -> bool";
        let pieces = pieces("f({desired}, *{object}, relaxed)", signature).expect("it has placeholders");
        let expected =
            [Piece::Text("f("), Piece::Argument(2), Piece::Text(", "), Piece::Pointee(0), Piece::Text(", relaxed)")];
        assert_eq!(&pieces[..], expected);
        assert_eq!([parameter_count(signature), parameter_count("f()")], [3, 0]);
    }
}
