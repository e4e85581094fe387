//! The instructions: what each is, what it is called, and what it does to memory and control flow.

use super::{BlockId, OverrideInfoId, SwitchId, VarInfoId};
use crate::intrinsics::{BinaryOp, BuiltinFn, DialectFn, UnaryOp};

/// Up to four component indices, in order.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Swizzle {
    components: [u8; 4],
    len: u8,
}

impl Swizzle {
    /// A swizzle of 1 to 4 components, each 0 to 3.
    pub fn new(indices: &[u8]) -> Self {
        assert!((1..=4).contains(&indices.len()) && indices.iter().all(|&index| index < 4));
        let mut components = [0; 4];
        components[..indices.len()].copy_from_slice(indices);
        Self { components, len: indices.len() as u8 }
    }

    /// The component indices.
    pub fn components(&self) -> &[u8] {
        &self.components[..self.len as usize]
    }
}

/// What an instruction does. Operands are listed with each, in order.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Op {
    /// `var [initializer]`: memory of the store type of its result, a pointer. Each time a function-space `var` without initializer
    /// runs, its memory is zero again.
    Var(VarInfoId),
    /// `let value`: names a value.
    Let,
    /// `override [default]`: a pipeline-overridable constant. Root block only.
    Override(OverrideInfoId),
    /// `load pointer`
    Load,
    /// `store pointer, value`
    Store,
    /// `load_vector_element pointer, index`
    LoadVectorElement,
    /// `store_vector_element pointer, index, value`
    StoreVectorElement,
    /// `access object, index...`: a pointer into what a pointer points to, or an element of a value. Never ends at a vector's
    /// component behind a pointer: that is `load_vector_element` and `store_vector_element`.
    Access,
    /// `swizzle vector`
    Swizzle(Swizzle),
    /// `construct element...`: a composite from its elements, or from nothing its zero value. Vectors from scalars and vectors,
    /// matrices from columns or scalars, splats as in WGSL.
    Construct,
    /// `convert value`: to the scalar type of the result.
    Convert,
    /// `bitcast value`
    Bitcast,
    /// `negation value` and others.
    Unary(UnaryOp),
    /// `add lhs, rhs` and others; never short-circuiting.
    Binary(BinaryOp),
    /// `call function, argument...`
    Call,
    /// A built-in function of the language: `abs value`.
    Builtin(BuiltinFn),
    /// A built-in function of a dialect: `spirv.dot a, b`.
    Dialect(DialectFn),
    /// `discard`: the invocation becomes a helper.
    Discard,
    /// `if condition [t: then, f: otherwise]`
    If {
        /// Entered where the condition holds.
        then: BlockId,
        /// Entered otherwise.
        otherwise: BlockId,
    },
    /// `loop [i: initializer, b: body, c: continuing]`; an empty initializer or continuing block (without terminator) is not there.
    Loop {
        /// Runs once.
        initializer: BlockId,
        /// Runs each time round; its parameters come from `next_iteration` and `break_if`.
        body: BlockId,
        /// Runs between rounds; its parameters come from `continue`.
        continuing: BlockId,
    },
    /// `switch selector [c: (1 default, block), ...]`
    Switch(SwitchId),
    /// `ret [value]`
    Return,
    /// `exit_if value...`: results of the `if`.
    ExitIf,
    /// `exit_loop value...`: results of the `loop`.
    ExitLoop,
    /// `exit_switch value...`: results of the `switch`.
    ExitSwitch,
    /// `continue value...`: parameters of the continuing block.
    Continue,
    /// `next_iteration value...`: parameters of the body.
    NextIteration,
    /// `break_if condition, [next: value...], [exit: value...]`: the first operands after the condition, as many as the body has
    /// parameters, enter the body; the rest are the results of the loop.
    BreakIf,
    /// `unreachable`
    Unreachable,
    /// `terminate_invocation`: ends the invocation at once. Targets only.
    TerminateInvocation,
}

impl Op {
    /// Whether it ends a block.
    pub const fn is_terminator(self) -> bool {
        matches!(
            self,
            Self::Return
                | Self::ExitIf
                | Self::ExitLoop
                | Self::ExitSwitch
                | Self::Continue
                | Self::NextIteration
                | Self::BreakIf
                | Self::Unreachable
                | Self::TerminateInvocation
        )
    }

    /// Whether it holds blocks.
    pub const fn is_control(self) -> bool {
        matches!(self, Self::If { .. } | Self::Loop { .. } | Self::Switch(_))
    }

    /// The mnemonic of the text form. Operators and built-ins are called as themselves.
    pub fn mnemonic(self) -> &'static str {
        match self {
            Self::Var(_) => "var",
            Self::Let => "let",
            Self::Override(_) => "override",
            Self::Load => "load",
            Self::Store => "store",
            Self::LoadVectorElement => "load_vector_element",
            Self::StoreVectorElement => "store_vector_element",
            Self::Access => "access",
            Self::Swizzle(_) => "swizzle",
            Self::Construct => "construct",
            Self::Convert => "convert",
            Self::Bitcast => "bitcast",
            Self::Unary(op) => op.name(),
            Self::Binary(op) => op.name(),
            Self::Call => "call",
            Self::Builtin(function) => function.name(),
            Self::Dialect(function) => function.name(),
            Self::Discard => "discard",
            Self::If { .. } => "if",
            Self::Loop { .. } => "loop",
            Self::Switch(_) => "switch",
            Self::Return => "ret",
            Self::ExitIf => "exit_if",
            Self::ExitLoop => "exit_loop",
            Self::ExitSwitch => "exit_switch",
            Self::Continue => "continue",
            Self::NextIteration => "next_iteration",
            Self::BreakIf => "break_if",
            Self::Unreachable => "unreachable",
            Self::TerminateInvocation => "terminate_invocation",
        }
    }

    /// The instruction of that mnemonic, if the mnemonic says all that the instruction does: not those that hold blocks or say
    /// something beyond their operands.
    pub fn from_mnemonic(mnemonic: &str) -> Option<Self> {
        Some(match mnemonic {
            "let" => Self::Let,
            "load" => Self::Load,
            "store" => Self::Store,
            "load_vector_element" => Self::LoadVectorElement,
            "store_vector_element" => Self::StoreVectorElement,
            "access" => Self::Access,
            "construct" => Self::Construct,
            "convert" => Self::Convert,
            "bitcast" => Self::Bitcast,
            "call" => Self::Call,
            "discard" => Self::Discard,
            "ret" => Self::Return,
            "exit_if" => Self::ExitIf,
            "exit_loop" => Self::ExitLoop,
            "exit_switch" => Self::ExitSwitch,
            "continue" => Self::Continue,
            "next_iteration" => Self::NextIteration,
            "break_if" => Self::BreakIf,
            "unreachable" => Self::Unreachable,
            "terminate_invocation" => Self::TerminateInvocation,
            _ => {
                let unary = || UnaryOp::from_name(mnemonic).map(Self::Unary);
                let binary = || BinaryOp::from_name(mnemonic).map(Self::Binary);
                let builtin = || BuiltinFn::from_name(mnemonic).map(Self::Builtin);
                let dialect = || DialectFn::from_name(mnemonic).map(Self::Dialect);
                return unary().or_else(binary).or_else(builtin).or_else(dialect);
            }
        })
    }
}
