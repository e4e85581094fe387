//! Which instructions of which kind a module holds, so that what looks for a kind visits those instructions and no others.

use super::{Inst, InstId, Module, Op};
use crate::intrinsics::{BuiltinFn, DialectFn, GlslFn, HlslFn, MslFn, SpirvFn};
use crate::util::{IdVec, work};

/// The kinds of all instructions that were ever made in a module: those that were removed count still.
#[derive(Clone)]
pub(super) struct Census {
    seen: KindSet,
    /// One instruction of each kind.
    kinds: Vec<(Op, Kind)>,
    /// The instruction of each group of kinds that was made last; each knows the one before it.
    last: [Option<InstId>; GROUPS],
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

    /// Puts a kind in; whether it was not there.
    #[inline]
    fn insert(&mut self, kind: Kind) -> bool {
        let is_new = !self.contains(kind);
        self.0[usize::from(kind.0 / 64) % WORDS] |= 1 << (kind.0 % 64);
        is_new
    }
}

/// Built-in functions are one group, and so are the functions of dialects; every other kind is one of its own.
const GROUPS: usize = BUILTINS + 2;

/// The group of a kind.
#[inline]
fn group(kind: Kind) -> usize {
    match usize::from(kind.0) {
        kind @ 0..BUILTINS => kind,
        BUILTINS..SPIRV => BUILTINS,
        _ => BUILTINS + 1,
    }
}

const IF: u16 = 14;
const SWITCH: u16 = 16;

const BUILTINS: usize = 64;
const SPIRV: usize = BUILTINS + BuiltinFn::ALL.len();
const MSL: usize = SPIRV + SpirvFn::ALL.len();
const HLSL: usize = MSL + MslFn::ALL.len();
const GLSL: usize = HLSL + HlslFn::ALL.len();
const WORDS: usize = (GLSL + GlslFn::ALL.len()).div_ceil(64);

/// The kind of an instruction.
#[inline]
fn kind(op: Op) -> Kind {
    let number = match op {
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
        Op::If { .. } => IF.into(),
        Op::Loop { .. } => 15,
        Op::Switch(_) => SWITCH.into(),
        Op::Return => 17,
        Op::ExitIf => 18,
        Op::ExitLoop => 19,
        Op::ExitSwitch => 20,
        Op::Continue => 21,
        Op::NextIteration => 22,
        Op::BreakIf => 23,
        Op::Unreachable => 24,
        Op::TerminateInvocation => 25,
        Op::Unary(op) => 26 + op as usize,
        Op::Binary(op) => 32 + op as usize,
        Op::Builtin(function) => BUILTINS + function as usize,
        Op::Dialect(DialectFn::Spirv(function)) => SPIRV + function as usize,
        Op::Dialect(DialectFn::Msl(function)) => MSL + function as usize,
        Op::Dialect(DialectFn::Hlsl(function)) => HLSL + function as usize,
        Op::Dialect(DialectFn::Glsl(function)) => GLSL + function as usize,
    };
    Kind(number as u16)
}

impl Default for Census {
    fn default() -> Self {
        let kinds = Vec::with_capacity(USUAL);
        Self { seen: KindSet::default(), kinds, last: [None; GROUPS], changed: Vec::new() }
    }
}

/// How many groups are looked through one by one.
const FEW: u32 = 3;

/// How many kinds there are in most modules, at most.
const USUAL: usize = 64;

impl Census {
    /// Notes that an instruction is made; gives its kind, and the one of its group that was made before it.
    #[inline]
    pub(super) fn note(&mut self, inst: InstId, op: Op) -> (Kind, Option<InstId>) {
        let kind = self.kind_of(op);
        (kind, self.last[group(kind)].replace(inst))
    }

    /// The same of an instruction whose kind is known.
    #[inline]
    pub(super) fn note_kind(&mut self, inst: InstId, kind: Kind, op: Op) -> Option<InstId> {
        if self.seen.insert(kind) {
            self.add(op, kind);
        }
        self.last[group(kind)].replace(inst)
    }

    /// Notes that an instruction does something else now; gives its kind.
    pub(super) fn note_change(&mut self, inst: InstId, op: Op) -> Kind {
        self.changed.push(inst);
        self.kind_of(op)
    }

    #[inline]
    fn kind_of(&mut self, op: Op) -> Kind {
        let kind = kind(op);
        if self.seen.insert(kind) {
            self.add(op, kind);
        }
        kind
    }

    #[cold]
    fn add(&mut self, op: Op, kind: Kind) {
        self.kinds.push((op, kind));
    }

    /// The kinds that fulfil `is_wanted`, if there are any.
    pub(super) fn wanted(&self, is_wanted: impl Fn(Op) -> bool) -> Option<KindSet> {
        self.wanted_groups(is_wanted).map(|(wanted, _)| wanted)
    }

    /// The same, and the groups that they are in.
    fn wanted_groups(&self, is_wanted: impl Fn(Op) -> bool) -> Option<(KindSet, u128)> {
        let (mut wanted, mut groups) = (KindSet::default(), 0);
        for &(op, kind) in &self.kinds {
            if is_wanted(op) {
                wanted.insert(kind);
                groups |= 1 << group(kind);
            }
        }
        (groups != 0).then_some((wanted, groups))
    }

    /// The instructions that stand somewhere and fulfil `is_wanted`, which asks for nothing but their kind, in the order in which they
    /// were made.
    pub(super) fn find(&self, insts: &IdVec<InstId, Inst>, is_wanted: impl Fn(Op) -> bool) -> Vec<InstId> {
        let Some((wanted, mut groups)) = self.wanted_groups(is_wanted) else { return Vec::new() };
        let is_single = groups.is_power_of_two() && self.changed.is_empty();
        let mut found = Vec::with_capacity(64);
        if groups.count_ones() > FEW {
            // A look at every instruction takes less time than putting those of many groups in order.
            work::note(insts.len());
            let is_wanted = |data: &Inst| wanted.contains(data.kind) && data.block.is_some();
            found.extend(insts.iter_enumerated().filter(|(_, data)| is_wanted(data)).map(|(inst, _)| inst));
            return found;
        }
        while groups != 0 {
            let mut cursor = self.last[groups.trailing_zeros() as usize];
            groups &= groups - 1;
            while let Some(inst) = cursor {
                work::note(1);
                let data = &insts[inst];
                if wanted.contains(data.kind) && data.block.is_some() {
                    found.push(inst);
                }
                cursor = data.same;
            }
        }
        if is_single {
            found.reverse();
            return found;
        }
        let is_wanted = |inst: &&InstId| wanted.contains(insts[**inst].kind) && insts[**inst].block.is_some();
        found.extend(self.changed.iter().filter(is_wanted));
        found.sort_unstable();
        // What was changed may be in a group that is wanted, too.
        found.dedup();
        found
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
