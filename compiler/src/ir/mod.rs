//! The intermediate representation: structured SSA, mutable, in flat arenas.
//!
//! A [`Module`] holds a *root block* of module-scope instructions (`var`, `override`, and the expressions that overrides need)
//! and [`Function`]s. A block holds instructions and ends in a terminator; `if`, `loop` and `switch` are instructions that
//! hold blocks. There are no phis: a control instruction has results, and the terminators that leave it carry a value for each;
//! a loop's body has parameters, and `next_iteration` carries their values.
//!
//! Memory is explicit: `var` makes it, `access` points into it, `load` and `store` move values. Values are instruction results,
//! block parameters, function parameters, constants and functions.
//!
//! Exits name no target, since structure gives it:
//! * `exit_if` leaves the `if` whose block it ends;
//! * `exit_switch`, and `exit_loop`, `continue`, leave or continue the innermost enclosing `switch` or `loop`; they stand
//!   anywhere inside it, below `if`s (and `exit_loop`, `continue` below `switch`es too);
//! * `next_iteration` ends a loop's initializer (entering the body) and its continuing block (entering it again);
//! * `break_if` ends a continuing block: it leaves the loop where its condition holds and enters the body again otherwise.
//!
//! The IR knows nothing of syntax, programs or any target.

mod dialect_properties;
mod builder;
mod edit;
mod inst_set;
mod instruction;
mod module;
mod op;
mod opcode;
mod part;
mod value;
mod validate;
mod views;
mod walk;

pub mod binary;
pub mod text;

pub use builder::{Builder, Cursor};
pub use dialect_properties::DialectProperties;
pub use inst_set::InstSet;
pub(crate) use instruction::CopyBlocks;
pub use instruction::{Control, Count, Flow, Instruction, Operand, Results};
pub use module::{
    Binding, Block, BlockParent, DiagnosticFilter, Function, FunctionParam, Inst, Module, OverrideInfo, Passed,
    SwitchCase, VarInfo,
};
pub use op::{INSTRUCTIONS, Op, Swizzle};
pub use opcode::OpcodeSet;
pub use validate::{assert_valid, validate};
pub use value::{Use, Value, ValueData, ValueDef, ValueKind, ValueRun};

/// Control instructions nest at most so deep, so that readers of the IR may recurse over blocks.
pub const MAX_CONTROL_DEPTH: u32 = 512;

/// Types have at most so many bytes: what any API can bind.
pub const MAX_TYPE_SIZE: u64 = 1 << 31;

crate::define_id!(
    /// A value with a definition: an instruction's result, a block's or a function's parameter.
    pub struct ValueId, "%"
);
crate::define_id!(
    /// An instruction.
    pub struct InstId, "inst"
);
crate::define_id!(
    /// A block.
    pub struct BlockId, "$B"
);
crate::define_id!(
    /// A function.
    pub struct FunctionId, "fn"
);
crate::define_id!(
    /// An operand slot.
    pub struct UseId, "use"
);
crate::define_id!(
    /// What a `var` says beyond its type.
    pub struct VarInfoId, "var"
);
crate::define_id!(
    /// What an `override` says beyond its type.
    pub struct OverrideInfoId, "override"
);
crate::define_id!(
    /// The cases of a `switch`.
    pub struct SwitchId, "switch"
);
