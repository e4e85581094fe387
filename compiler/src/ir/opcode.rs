//! The index of a module's instructions by opcode, so that what looks for an opcode visits those instructions and no others.

use super::inst_set::InstSet;
use super::instruction::Flow;
use super::op::{INSTRUCTIONS, OPCODES};
use super::{Inst, InstId, Module, Op};
use crate::util::{IdVec, work};

/// The instructions that were ever made in a module, by opcode: those that were removed count still.
#[derive(Clone)]
pub(super) struct OpcodeIndex {
    /// One instruction of each opcode that there is.
    ops: Vec<(Op, Opcode)>,
    /// The opcodes of those.
    known: OpcodeSet,
    /// The instruction of each opcode that was made last; each names the one before it.
    last: Vec<Option<InstId>>,
    /// Those whose opcode was changed: they stand in the list of their first opcode.
    changed: Vec<InstId>,
}

/// The number of what an instruction does, without the blocks and declarations that it names.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Opcode(u16);

impl Opcode {
    /// The opcode of an instruction. It takes two steps without a branch on the instruction, which no branch predictor could learn.
    #[inline(always)]
    fn of(op: Op) -> Self {
        Self(op.first_opcode() + op.function_number())
    }

    /// Whether instructions of the opcode hold blocks.
    #[inline]
    pub(super) const fn is_control(self) -> bool {
        self.0.wrapping_sub(CONTROL.0) < CONTROL.1
    }
}

/// The first opcode of a control instruction, and how many there are. The table has them next to each other.
const CONTROL: (u16, u16) = {
    let (mut first, mut count, mut row) = (0, 0, 0);
    while row < INSTRUCTIONS.len() {
        if matches!(INSTRUCTIONS[row].flow, Flow::Control) {
            if count == 0 {
                first = OPCODES[row];
            }
            assert!(OPCODES[row] == first + count, "the rows of control instructions stand next to each other");
            count += 1;
        }
        row += 1;
    }
    (first, count)
};

/// A bit for each opcode.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct OpcodeSet([u64; WORDS]);

impl OpcodeSet {
    /// Of none.
    pub(crate) const NONE: Self = Self([0; WORDS]);

    /// Whether the opcode is in it.
    #[inline]
    pub(super) fn contains(&self, opcode: Opcode) -> bool {
        self.0[usize::from(opcode.0 / 64) % WORDS] >> (opcode.0 % 64) & 1 != 0
    }

    /// Puts an opcode in.
    #[inline]
    const fn insert(&mut self, opcode: Opcode) {
        self.0[(opcode.0 / 64) as usize % WORDS] |= 1 << (opcode.0 % 64);
    }

    /// Puts in the opcode of the function `number` of an instruction's row.
    pub(crate) const fn insert_function(&mut self, of_row: Op, number: usize) {
        self.insert(Opcode(of_row.first_opcode() + number as u16));
    }

    /// The opcodes that are in both, in their order.
    fn common(&self, other: &Self) -> impl Iterator<Item = Opcode> {
        let words = self.0.into_iter().zip(other.0).map(|(a, b)| a & b);
        words.enumerate().flat_map(|(at, mut word)| {
            std::iter::from_fn(move || {
                let bit = (word != 0).then(|| word.trailing_zeros() as u16)?;
                word &= word - 1;
                Some(Opcode(at as u16 * 64 + bit))
            })
        })
    }
}

const COUNT: usize = OPCODES[INSTRUCTIONS.len()] as usize;
const WORDS: usize = COUNT.div_ceil(64);

impl Default for OpcodeIndex {
    fn default() -> Self {
        Self {
            ops: Vec::with_capacity(USUAL),
            known: OpcodeSet::default(),
            last: vec![None; COUNT],
            changed: Vec::new(),
        }
    }
}

/// How many opcodes there are in most modules, at most.
const USUAL: usize = 64;

impl OpcodeIndex {
    /// Notes that an instruction is made; gives its opcode, and the one of its opcode that was made before it.
    #[inline]
    pub(super) fn note(&mut self, inst: InstId, op: Op) -> (Opcode, Option<InstId>) {
        let opcode = Opcode::of(op);
        (opcode, self.note_opcode(inst, opcode, op))
    }

    /// Notes that an instruction is made whose opcode is known; gives the one of its opcode that was made before it.
    #[inline]
    pub(super) fn note_opcode(&mut self, inst: InstId, opcode: Opcode, op: Op) -> Option<InstId> {
        let before = self.last[usize::from(opcode.0)].replace(inst);
        if before.is_none() {
            self.first_of(op, opcode);
        }
        before
    }

    /// Notes that an instruction does something else now; gives its opcode.
    pub(super) fn note_change(&mut self, inst: InstId, op: Op) -> Opcode {
        let opcode = Opcode::of(op);
        self.changed.push(inst);
        self.first_of(op, opcode);
        opcode
    }

    /// Notes an opcode, unless it is known: an instruction may have been changed to it before one was made with it.
    #[cold]
    fn first_of(&mut self, op: Op, opcode: Opcode) {
        if !self.known.contains(opcode) {
            self.known.insert(opcode);
            self.ops.push((op, opcode));
        }
    }

    /// The opcodes that fulfil `is_wanted`.
    pub(super) fn wanted(&self, is_wanted: impl Fn(Op) -> bool) -> OpcodeSet {
        let mut wanted = OpcodeSet::NONE;
        for &(op, opcode) in &self.ops {
            if is_wanted(op) {
                wanted.insert(opcode);
            }
        }
        wanted
    }

    /// Whether there may be an instruction that has one of the opcodes.
    pub(super) fn has_some_of(&self, wanted: &OpcodeSet) -> bool {
        self.known.common(wanted).next().is_some()
    }

    /// The instructions that stand in a block and have one of the opcodes.
    pub(super) fn find(&self, insts: &IdVec<InstId, Inst>, wanted: &OpcodeSet) -> InstSet {
        let mut found = InstSet::default();
        for opcode in self.known.common(wanted) {
            self.gather(insts, opcode, &mut found);
        }
        if !self.changed.is_empty() {
            let changed = self.changed.iter().filter(|&&inst| wanted.contains(insts[inst].opcode));
            let mut found = found.open(insts.len());
            changed.filter(|&&inst| insts[inst].block.is_some()).for_each(|&inst| found.insert(inst));
        }
        found
    }

    /// Adds the instructions that were made with an opcode, still have it, and stand in a block.
    #[inline(never)]
    fn gather(&self, insts: &IdVec<InstId, Inst>, wanted: Opcode, found: &mut InstSet) {
        let mut found = found.open(insts.len());
        let mut cursor = self.last[usize::from(wanted.0)];
        while let Some(inst) = cursor {
            work::note(1);
            let data = &insts[inst];
            if data.opcode == wanted && data.block.is_some() {
                found.insert(inst);
            }
            cursor = data.same;
        }
    }
}

impl Module {
    /// An instruction of each opcode that there may be.
    pub fn distinct_ops(&self) -> impl Iterator<Item = Op> + '_ {
        self.opcodes.ops.iter().map(|&(op, _)| op)
    }

    /// Whether there may be an instruction that fulfils `is_wanted`, which asks for nothing but what the instruction does. It takes time
    /// for each opcode that the module has, however large the module is.
    pub fn may_hold(&self, is_wanted: impl Fn(Op) -> bool) -> bool {
        self.opcodes.ops.iter().any(|&(op, _)| is_wanted(op))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intrinsics::{BinaryOp, BuiltinFn, DialectFn, GlslFn, HlslFn, MslFn, SpirvFn, UnaryOp};
    use crate::ir::text::parse;
    use std::collections::HashSet;

    #[test]
    fn opcodes_are_distinct() {
        let operators = BinaryOp::ALL.map(Op::Binary).into_iter().chain(UnaryOp::ALL.map(Op::Unary));
        let builtins = BuiltinFn::ALL.iter().map(|&function| Op::Builtin(function));
        let dialects = (SpirvFn::ALL.iter().map(|&function| DialectFn::Spirv(function)))
            .chain(MslFn::ALL.iter().map(|&function| DialectFn::Msl(function)))
            .chain(HlslFn::ALL.iter().map(|&function| DialectFn::Hlsl(function)))
            .chain(GlslFn::ALL.iter().map(|&function| DialectFn::Glsl(function)));
        let functions = operators.chain(builtins).chain(dialects.map(Op::Dialect));
        let all: Vec<Opcode> = functions.chain([Op::Return, Op::Let]).map(Opcode::of).collect();
        assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len());
        assert!(all.iter().all(|&opcode| usize::from(opcode.0) < COUNT && !opcode.is_control()));
        for (number, &function) in BuiltinFn::ALL.iter().enumerate() {
            let mut set = OpcodeSet::NONE;
            set.insert_function(Op::Builtin(function), number);
            assert!(set.contains(Opcode::of(Op::Builtin(function))));
        }
        assert!(Opcode::of(Op::Switch(crate::ir::SwitchId::new(0))).is_control());
    }

    #[test]
    fn what_is_made_is_known() {
        let module = parse("fn f(%a: i32) -> i32 {\n  %1: i32 = add %a, 1i\n  ret %1\n}\n").expect("it parses");
        assert!(module.may_hold(|op| op == Op::Binary(BinaryOp::Add)) && module.may_hold(Op::is_terminator));
        assert!(!module.may_hold(|op| matches!(op, Op::Builtin(_) | Op::Switch(_))));
    }
}
