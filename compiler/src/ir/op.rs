//! The table of instructions: a row for each says what it does, what it takes and gives, and what it does to memory and control flow.
//! `INSTRUCTIONS.md` is the same table as a page to read.
//!
//! In a row, `operands` are one each unless a count stands behind a name; `effects` are those of the instruction itself, without
//! its blocks; `since` is the dialect property that a module needs to hold the instruction.

use smallvec::SmallVec;

use super::instruction::{
    ANYTHING, CopyBlocks, Count, Family, Field, Flow, Instruction, Operand, READS, ReadField, Results, TERMINATES,
    WRITES, WriteField, instructions, operand,
};
use super::{BlockId, DialectProperties, Module, OverrideInfoId, SwitchId, VarInfoId};
use crate::diagnostic::Diagnostic;
use crate::intrinsics::{BinaryOp, BuiltinFn, DialectFn, Effects, UnaryOp};

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

instructions! {
    plain {
        /// Makes memory of the store type of its result, a pointer. Each time a `var` of function space without initializer runs, its memory
        /// is zero again.
        Var(info: VarInfoId) = "var" {
            operands: [initializer: Optional], results: One, flow: Next, effects: Effects::NONE, since: CORE
        }
        /// Names a value.
        Let = "let" {
            operands: [value], results: One, flow: Next, effects: Effects::NONE, since: CORE
        }
        /// A pipeline-overridable constant. It stands in the root block only.
        Override(info: OverrideInfoId) = "override" {
            operands: [default: Optional], results: One, flow: Next, effects: Effects::NONE, since: OVERRIDES
        }
        /// The value in memory.
        Load = "load" {
            operands: [pointer], results: One, flow: Next, effects: READS, since: CORE
        }
        /// Writes a value to memory.
        Store = "store" {
            operands: [pointer, value], results: None, flow: Next, effects: WRITES, since: CORE
        }
        /// A component of a vector in memory.
        LoadVectorElement = "load_vector_element" {
            operands: [pointer, index], results: One, flow: Next, effects: READS, since: CORE
        }
        /// Writes a component of a vector in memory.
        StoreVectorElement = "store_vector_element" {
            operands: [pointer, index, value], results: None, flow: Next, effects: WRITES, since: CORE
        }
        /// A pointer into what a pointer points to, or an element of a value. It never ends at a vector's component behind a pointer: that
        /// is for `load_vector_element` and `store_vector_element`.
        Access = "access" {
            operands: [object, index: Some], results: One, flow: Next, effects: Effects::NONE, since: CORE
        }
        /// Components of a vector.
        Swizzle(components: Swizzle) = "swizzle" {
            operands: [vector], results: One, flow: Next, effects: Effects::NONE, since: CORE
        }
        /// A composite of its elements, or of nothing its zero value. Vectors are made of scalars and vectors, matrices of columns or scalars,
        /// splats as in WGSL.
        Construct = "construct" {
            operands: [element: Any], results: One, flow: Next, effects: Effects::NONE, since: CORE
        }
        /// The value with the scalar type of the result.
        Convert = "convert" {
            operands: [value], results: One, flow: Next, effects: Effects::NONE, since: CORE
        }
        /// The bits of the value as another type.
        Bitcast = "bitcast" {
            operands: [value], results: One, flow: Next, effects: Effects::NONE, since: CORE
        }
        /// Calls a function of the module.
        Call = "call" {
            operands: [function, argument: Any], results: Optional, flow: Next, effects: ANYTHING, since: CORE
        }
        /// The invocation becomes a helper invocation.
        Discard = "discard" {
            operands: [], results: None, flow: Next, effects: TERMINATES, since: CORE
        }
        /// Runs one of two blocks.
        If {
            /// Entered where the condition holds.
            then: BlockId,
            /// Entered otherwise.
            otherwise: BlockId,
        } = "if" {
            operands: [condition], results: Any, flow: Control, effects: Effects::NONE, since: CORE
        }
        /// Runs its body until an exit. An empty initializer or continuing block, without terminator, is not there.
        Loop {
            /// Runs once.
            initializer: BlockId,
            /// Runs each time round; its parameters come from `next_iteration` and `break_if`.
            body: BlockId,
            /// Runs between rounds; its parameters come from `continue`.
            continuing: BlockId,
        } = "loop" {
            operands: [], results: Any, flow: Control, effects: Effects::NONE, since: CORE
        }
        /// Runs the block of the case that the selector selects.
        Switch(cases: SwitchId) = "switch" {
            operands: [selector], results: Any, flow: Control, effects: Effects::NONE, since: CORE
        }
        /// Leaves the function.
        Return = "ret" {
            operands: [value: Optional], results: None, flow: Terminator, effects: Effects::NONE, since: CORE
        }
        /// Leaves the `if` around it; the values are its results.
        ExitIf = "exit_if" {
            operands: [value: Any], results: None, flow: Terminator, effects: Effects::NONE, since: CORE
        }
        /// Leaves the `loop` around it; the values are its results.
        ExitLoop = "exit_loop" {
            operands: [value: Any], results: None, flow: Terminator, effects: Effects::NONE, since: CORE
        }
        /// Leaves the `switch` around it; the values are its results.
        ExitSwitch = "exit_switch" {
            operands: [value: Any], results: None, flow: Terminator, effects: Effects::NONE, since: CORE
        }
        /// Goes to the continuing block of the `loop` around it; the values are the block's parameters.
        Continue = "continue" {
            operands: [value: Any], results: None, flow: Terminator, effects: Effects::NONE, since: CORE
        }
        /// Enters the body of the `loop`; the values are the body's parameters.
        NextIteration = "next_iteration" {
            operands: [value: Any], results: None, flow: Terminator, effects: Effects::NONE, since: CORE
        }
        /// Leaves the `loop` where the condition holds, and enters its body otherwise. The first values, as many as the body has parameters,
        /// enter the body; the rest are the results of the loop.
        BreakIf = "break_if" {
            operands: [condition, value: Any], results: None, flow: Terminator, effects: Effects::NONE, since: CORE
        }
        /// Control does not get here.
        Unreachable = "unreachable" {
            operands: [], results: None, flow: Terminator, effects: Effects::NONE, since: CORE
        }
        /// Ends the invocation at once. WGSL cannot say it.
        TerminateInvocation = "terminate_invocation" {
            operands: [], results: None, flow: Terminator, effects: TERMINATES, since: CORE
        }
    }
    families {
        /// An operator on one value, component by component.
        Unary(operator: UnaryOp) = "unary operators" {
            operands: [value], results: One, since: CORE
        }
        /// An operator on two values. None is short-circuiting.
        Binary(operator: BinaryOp) = "binary operators" {
            operands: [lhs, rhs], results: One, since: CORE
        }
        /// A built-in function of WGSL.
        Builtin(function: BuiltinFn) = "built-in functions" {
            operands: [argument: Any], results: Optional, since: CORE
        }
        /// A function that one target has: `intrinsics/DIALECTS.md` lists them with their overloads.
        Dialect(function: DialectFn) = "dialect functions" {
            operands: [argument: Any], results: Optional, since: DIALECT_CALLS
        }
    }
}
