//! The validator, and the law that it holds a module to.
//!
//! Structure
//!  1. A function's block and every block of a control instruction ends in a terminator; no other instruction is one. A loop's
//!     initializer may be empty, and its continuing block where no `continue` reaches it. The root block has no terminator.
//!  2. Blocks, instructions and functions know what holds them, and each is held once.
//!  3. Control instructions nest at most [`MAX_CONTROL_DEPTH`](super::MAX_CONTROL_DEPTH) deep.
//!  4. An operand is a constant, a function called, or a value that is defined on every way to its use: before it in its block or in
//!     a block around it, in the root block, or as a parameter; a continuing block also sees what its loop's body defines before the
//!     first `continue`, and body and continuing block what the initializer defines.
//!  5. The root block holds `var`, `override` and instructions without effects; functions hold no `override`.
//!
//! Control flow
//!  6. An exit has what it leaves around it (see the module documentation of `ir`), and carries a value for each result there.
//!  7. `continue` carries a value for each parameter of the continuing block; `next_iteration` and `break_if` for each of the body's.
//!  8. `next_iteration` ends an initializer or a continuing block, `break_if` a continuing block.
//!  9. A condition is `bool`; a selector is `i32` or `u32`, its cases are distinct constants of its type with one default.
//! 10. `ret` carries a value of the function's return type, or none where that is `void`.
//!
//! Types
//! 11. No value has an abstract type, a reference type or, but for calls of functions, none.
//! 12. Each instruction's operands and results are as many and of the types that it documents (`op`).
//! 13. `load` reads memory that may be read, `store` writes memory that may be written.
//! 14. A function's `var` is in function space; a module's is not. Handle space holds textures and samplers, and nothing else does.
//! 15. A texture or sampler is what a `load` gives, or a function's parameter; no other instruction and no block gives one.
//! 16. A call's callee is earlier in the module's order, so that calls make no cycle.
//!
//! Allowances
//! 17. What a permission names (`allow`) stands in the module only with it: overrides, dialect calls, variables of stage inputs and
//!     outputs, pointers in structures, pointers to vector components, `let`s of pointers.

mod control;
mod memory;
mod structure;
mod types;

#[cfg(test)]
mod tests;

use super::{Allow, BlockId, FunctionId, InstId, Module, Value};
use crate::diagnostic::{Diagnostics, Rule, Span};
use crate::types::TypeId;
use crate::util::mutants;

macro_rules! rules {
    ($($name:ident = $id:literal;)*) => { $(const $name: Rule = Rule::new($id, "");)* };
}

rules! {
    TERMINATOR = "ir/terminator";
    PARENT = "ir/parent";
    DEPTH = "ir/control-depth";
    DOMINANCE = "ir/dominance";
    ROOT = "ir/root-instruction";
    EXIT = "ir/exit";
    ARGUMENTS = "ir/exit-arguments";
    CONDITION = "ir/condition";
    SWITCH = "ir/switch";
    RETURN = "ir/return";
    VALUE_TYPE = "ir/value-type";
    OPERANDS = "ir/operands";
    MEMORY = "ir/memory-access";
    SPACE = "ir/variable-space";
    HANDLE = "ir/handle";
    CALL = "ir/call-order";
    ALLOW = "ir/allowance";
}

/// Holds a module to the law. Diagnostics point at the spans of instructions.
pub fn validate(module: &Module) -> Result<(), Diagnostics> {
    let mut validator = Validator {
        module,
        diagnostics: Diagnostics::new(),
        visible: vec![false; module.value_count()],
        scope: Vec::new(),
        loops: Vec::new(),
        seen_blocks: vec![false; module.block_count()],
        function: None,
        placed: vec![false; module.function_count()],
        depth: 0,
    };
    validator.module();
    if validator.diagnostics.has_errors() { Err(validator.diagnostics) } else { Ok(()) }
}

struct Validator<'m> {
    module: &'m Module,
    diagnostics: Diagnostics,
    /// Whether each value may be used here.
    visible: Vec<bool>,
    /// The values that became visible, in order; a block's end hides those since its start.
    scope: Vec<super::ValueId>,
    /// The loops around the cursor, with what was in scope at the first `continue` of each.
    loops: Vec<LoopScope>,
    seen_blocks: Vec<bool>,
    function: Option<FunctionId>,
    /// Functions that callers may call: those before them.
    placed: Vec<bool>,
    depth: u32,
}

struct LoopScope {
    body_start: usize,
    at_first_continue: Option<Vec<super::ValueId>>,
}

impl Validator<'_> {
    /// Reports what a check found. A check is named by the number of its rule above and a word: `cargo xtask mutants` turns each off,
    /// and a test must notice.
    fn error(&mut self, check: &'static str, rule: Rule, span: Span, message: impl Into<String>) {
        if !mutants::is_off(check) {
            self.diagnostics.error(rule, span, message);
        }
    }

    fn error_at(&mut self, check: &'static str, rule: Rule, inst: InstId, message: impl Into<String>) {
        self.error(check, rule, self.module.inst(inst).span, message);
    }

    fn allows(&mut self, check: &'static str, inst: InstId, allow: Allow, what: &str) {
        if !self.module.allow.contains(allow) {
            self.error_at(check, ALLOW, inst, format!("{what} not allowed at this stage"));
        }
    }

    fn type_of(&self, value: Value) -> TypeId {
        self.module.type_of(value)
    }

    fn type_name(&self, ty: TypeId) -> String {
        self.module.store.type_name(ty)
    }

    /// The block's function, for messages.
    fn block_span(&self, block: BlockId) -> Span {
        match self.module.block_control(block) {
            Some(inst) => self.module.inst(inst).span,
            None => self.function.map_or(Span::NONE, |function| self.module.function(function).span),
        }
    }
}
