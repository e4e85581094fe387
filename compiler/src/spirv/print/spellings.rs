//! What SPIR-V calls the core's operators and built-in functions: the intrinsic definitions say it, by the types of a call.

use super::super::grammar::{Opcode, glsl_std_450};
use super::Printer;
use crate::intrinsics::enums::Target;
use crate::intrinsics::{BinaryOp, BuiltinFn, Callee, Lowering, UnaryOp};
use crate::ir::{InstId, Op};
use crate::types::TypeId;

/// What decides a spelling: the operation and its first operands' types.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Key {
    callee: Callee,
    operands: [TypeId; 3],
}

/// An instruction, core or of the extended set.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Spelling {
    /// A core instruction.
    Core(Opcode),
    /// An instruction of GLSL.std.450.
    Extended(u32),
    /// None: a transform should have rewritten it.
    Missing,
}

impl Spelling {
    /// The instruction that a definition names: `OpFAdd`, or `Sin` of GLSL.std.450.
    pub(super) fn of(text: &str) -> Self {
        match (Opcode::from_spelling(text), glsl_std_450(text)) {
            (Some(opcode), _) => Self::Core(opcode),
            (None, Some(number)) => Self::Extended(number),
            (None, None) => Self::Missing,
        }
    }
}

impl Printer<'_> {
    pub(super) fn unary_spelling(&mut self, inst: InstId, op: UnaryOp) -> Spelling {
        self.spelling(inst, Callee::Unary(op))
    }

    pub(super) fn binary_spelling(&mut self, inst: InstId, op: BinaryOp) -> Spelling {
        self.spelling(inst, Callee::Binary { op, is_compound: false })
    }

    pub(super) fn builtin_spelling(&mut self, inst: InstId, function: BuiltinFn) -> Spelling {
        self.spelling(inst, Callee::Function(function))
    }

    fn spelling(&mut self, inst: InstId, callee: Callee) -> Spelling {
        let types: smallvec::SmallVec<[TypeId; 4]> =
            self.module.operands(inst).map(|value| self.module.type_of(value)).collect();
        let at = |index: usize| types.get(index).copied().unwrap_or(TypeId::VOID);
        let key = Key { callee, operands: [at(0), at(1), at(2)] };
        if let Some(&known) = self.spellings.get(&key) {
            return known;
        }
        let version = self.options.spirv_version;
        let options = |name: &str| (name == "version").then_some(version);
        let store = &mut self.module.store;
        let found = self.lookup.lowering_of(store, callee, &[], &types, Target::Spirv, &options);
        let spelling = match found {
            Some(Lowering::Emit(text)) => Spelling::of(text),
            _ => Spelling::Missing,
        };
        self.spellings.insert(key, spelling);
        spelling
    }

    /// Says that an instruction should have been rewritten before.
    pub(super) fn not_raised(&mut self, inst: InstId, op: Op) {
        let operands: Vec<String> =
            self.module.operands(inst).map(|value| self.module.store.type_name(self.module.type_of(value))).collect();
        let message = format!("SPIR-V has no '{}' of ({})", op.mnemonic(), operands.join(", "));
        self.unsupported(self.module.inst(inst).span, message);
    }
}
