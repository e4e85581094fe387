//! Which instructions of which kind a module holds, so that what looks for a kind visits those instructions and no others.

use super::inst_set::InstSet;
use super::{Inst, InstId, Module, Op};
use crate::intrinsics::{BuiltinFn, DialectFn, GlslFn, HlslFn, MslFn, SpirvFn};
use crate::util::{IdVec, work};

/// The kinds of all instructions that were ever made in a module: those that were removed count still.
#[derive(Clone)]
pub(super) struct Census {
    /// One instruction of each kind.
    kinds: Vec<(Op, Kind)>,
    /// The kinds of those.
    known: KindSet,
    /// The instruction of each kind that was made last; each knows the one before it.
    last: Vec<Option<InstId>>,
    /// Those that became of another kind: they stand among those of their first.
    changed: Vec<InstId>,
}

/// The number of an instruction's kind: what it does, without the blocks and declarations that it names.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Kind(u16);

impl Kind {
    /// Whether instructions of the kind hold blocks.
    #[inline]
    pub(super) const fn is_control(self) -> bool {
        matches!(self.0, IF..=SWITCH)
    }
}

/// A bit for each kind.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct KindSet([u64; WORDS]);

impl KindSet {
    /// Whether the kind is in it.
    #[inline]
    pub(super) fn contains(&self, kind: Kind) -> bool {
        self.0[usize::from(kind.0 / 64) % WORDS] >> (kind.0 % 64) & 1 != 0
    }

    /// Puts a kind in.
    #[inline]
    fn insert(&mut self, kind: Kind) {
        self.0[usize::from(kind.0 / 64) % WORDS] |= 1 << (kind.0 % 64);
    }
}

const IF: u16 = 14;
const SWITCH: u16 = 16;

const BUILTINS: usize = 64;
const SPIRV: usize = BUILTINS + BuiltinFn::ALL.len();
const MSL: usize = SPIRV + SpirvFn::ALL.len();
const HLSL: usize = MSL + MslFn::ALL.len();
const GLSL: usize = HLSL + HlslFn::ALL.len();
const KINDS: usize = GLSL + GlslFn::ALL.len();
const WORDS: usize = KINDS.div_ceil(64);

/// The kind of an instruction. Told in two steps, of which neither branches on what the instruction is: that is hard to foresee.
#[inline(always)]
fn kind(op: Op) -> Kind {
    Kind(first_kind(op) + function_number(op))
}

/// The kind of the first function of what an instruction calls; of others their only kind.
#[inline(always)]
fn first_kind(op: Op) -> u16 {
    match op {
        Op::Var(_) => 0,
        Op::Let => 1,
        Op::Override(_) => 2,
        Op::Load => 3,
        Op::Store => 4,
        Op::LoadVectorElement => 5,
        Op::StoreVectorElement => 6,
        Op::Access => 7,
        Op::Swizzle(_) => 8,
        Op::Construct => 9,
        Op::Convert => 10,
        Op::Bitcast => 11,
        Op::Call => 12,
        Op::Discard => 13,
        Op::If { .. } => IF,
        Op::Loop { .. } => 15,
        Op::Switch(_) => SWITCH,
        Op::Return => 17,
        Op::ExitIf => 18,
        Op::ExitLoop => 19,
        Op::ExitSwitch => 20,
        Op::Continue => 21,
        Op::NextIteration => 22,
        Op::BreakIf => 23,
        Op::Unreachable => 24,
        Op::TerminateInvocation => 25,
        Op::Unary(_) => 26,
        Op::Binary(_) => 32,
        Op::Builtin(_) => BUILTINS as u16,
        Op::Dialect(_) => SPIRV as u16,
    }
}

/// The number of the function that an instruction calls, among those of its sort; of others 0.
#[inline(always)]
fn function_number(op: Op) -> u16 {
    match op {
        Op::Unary(op) => op as u16,
        Op::Binary(op) => op as u16,
        Op::Builtin(function) => function as u16,
        Op::Dialect(function) => dialect_number(function),
        _ => 0,
    }
}

#[inline(never)]
fn dialect_number(function: DialectFn) -> u16 {
    let number = match function {
        DialectFn::Spirv(function) => function as usize,
        DialectFn::Msl(function) => MSL - SPIRV + function as usize,
        DialectFn::Hlsl(function) => HLSL - SPIRV + function as usize,
        DialectFn::Glsl(function) => GLSL - SPIRV + function as usize,
    };
    number as u16
}

impl Default for Census {
    fn default() -> Self {
        Self {
            kinds: Vec::with_capacity(USUAL),
            known: KindSet::default(),
            last: vec![None; KINDS],
            changed: Vec::new(),
        }
    }
}

/// How many kinds there are in most modules, at most.
const USUAL: usize = 64;

impl Census {
    /// Notes that an instruction is made; gives its kind, and the one of its kind that was made before it.
    #[inline]
    pub(super) fn note(&mut self, inst: InstId, op: Op) -> (Kind, Option<InstId>) {
        let kind = kind(op);
        (kind, self.note_kind(inst, kind, op))
    }

    /// The same of an instruction whose kind is known.
    #[inline]
    pub(super) fn note_kind(&mut self, inst: InstId, kind: Kind, op: Op) -> Option<InstId> {
        let before = self.last[usize::from(kind.0)].replace(inst);
        if before.is_none() {
            self.first_of(op, kind);
        }
        before
    }

    /// Notes that an instruction does something else now; gives its kind.
    pub(super) fn note_change(&mut self, inst: InstId, op: Op) -> Kind {
        let kind = kind(op);
        self.changed.push(inst);
        self.first_of(op, kind);
        kind
    }

    /// Notes a kind, unless it is known: an instruction may have become of it before one was made so.
    #[cold]
    fn first_of(&mut self, op: Op, kind: Kind) {
        if !self.known.contains(kind) {
            self.known.insert(kind);
            self.kinds.push((op, kind));
        }
    }

    /// The kinds that fulfil `is_wanted`, if there are any.
    pub(super) fn wanted(&self, is_wanted: impl Fn(Op) -> bool) -> Option<KindSet> {
        let mut wanted = KindSet::default();
        for &(op, kind) in &self.kinds {
            if is_wanted(op) {
                wanted.insert(kind);
            }
        }
        (wanted != KindSet::default()).then_some(wanted)
    }

    /// The instructions that stand somewhere and fulfil `is_wanted`, which asks for nothing but their kind.
    pub(super) fn find(&self, insts: &IdVec<InstId, Inst>, is_wanted: impl Fn(Op) -> bool) -> InstSet {
        let mut found = InstSet::default();
        for &(op, kind) in &self.kinds {
            if is_wanted(op) {
                self.gather(insts, kind, &mut found);
            }
        }
        if !self.changed.is_empty()
            && let Some(wanted) = self.wanted(is_wanted)
        {
            let changed = self.changed.iter().filter(|&&inst| wanted.contains(insts[inst].kind));
            let mut found = found.open(insts.len());
            changed.filter(|&&inst| insts[inst].block.is_some()).for_each(|&inst| found.insert(inst));
        }
        found
    }

    /// Adds the instructions that were made as of a kind, still are, and stand somewhere.
    #[inline(never)]
    fn gather(&self, insts: &IdVec<InstId, Inst>, wanted: Kind, found: &mut InstSet) {
        let mut found = found.open(insts.len());
        let mut cursor = self.last[usize::from(wanted.0)];
        while let Some(inst) = cursor {
            work::note(1);
            let data = &insts[inst];
            if data.kind == wanted && data.block.is_some() {
                found.insert(inst);
            }
            cursor = data.same;
        }
    }
}

impl Module {
    /// An instruction of each kind that there may be.
    pub fn kinds(&self) -> impl Iterator<Item = Op> + '_ {
        self.census.kinds.iter().map(|&(op, _)| op)
    }

    /// Whether there may be an instruction that fulfils `is_wanted`, which asks for nothing but what kind of instruction it is.
    /// Takes no time to speak of, however large the module is.
    pub fn may_hold(&self, is_wanted: impl Fn(Op) -> bool) -> bool {
        self.census.kinds.iter().any(|&(op, _)| is_wanted(op))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intrinsics::{BinaryOp, UnaryOp};
    use crate::ir::text::parse;
    use std::collections::HashSet;

    #[test]
    fn kinds_have_numbers_of_their_own() {
        let operators = BinaryOp::ALL.map(Op::Binary).into_iter().chain(UnaryOp::ALL.map(Op::Unary));
        let builtins = BuiltinFn::ALL.iter().map(|&function| Op::Builtin(function));
        let dialects = (SpirvFn::ALL.iter().map(|&function| DialectFn::Spirv(function)))
            .chain(MslFn::ALL.iter().map(|&function| DialectFn::Msl(function)))
            .chain(HlslFn::ALL.iter().map(|&function| DialectFn::Hlsl(function)))
            .chain(GlslFn::ALL.iter().map(|&function| DialectFn::Glsl(function)));
        let all: Vec<Kind> =
            operators.chain(builtins).chain(dialects.map(Op::Dialect)).chain([Op::Return, Op::Let]).map(kind).collect();
        assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len());
        assert!(!kind(Op::Let).is_control() && kind(Op::Switch(crate::ir::SwitchId::new(0))).is_control());
        assert!(all.iter().all(|&kind| usize::from(kind.0) < WORDS * 64));
    }

    #[test]
    fn what_is_made_is_known() {
        let module = parse("fn f(%a: i32) -> i32 {\n  %1: i32 = add %a, 1i\n  ret %1\n}\n").expect("it parses");
        assert!(module.may_hold(|op| op == Op::Binary(BinaryOp::Add)) && module.may_hold(Op::is_terminator));
        assert!(!module.may_hold(|op| matches!(op, Op::Builtin(_) | Op::Switch(_))));
    }
}
