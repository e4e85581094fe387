//! The validator, and the law that it holds a module to.
//!
//! Structure
//!  1. A function's block and every block of a control instruction ends in a terminator; no other instruction is one. A loop's
//!     initializer may be empty, and its continuing block where no `continue` reaches it. The root block has no terminator.
//!  2. Blocks, instructions and functions know what holds them, and each is held once.
//!  3. Control instructions nest at most [`MAX_CONTROL_DEPTH`](super::MAX_CONTROL_DEPTH) deep.
//!  4. An operand is a constant, a function called, or a value that is defined on every way to its use: before it in its block or in
//!     a block around it, in the root block, or as a parameter; a continuing block also sees what its loop's body itself defines before
//!     the first `continue`, and body and continuing block what the initializer defines. A count or workgroup size that is no constant is
//!     a value of the root block, and a function's resources are variables of it, each named once.
//!  5. The root block holds `var`, `override` and what is computed of overrides without effects, of control instructions `if`; blocks inside it hold
//!     neither `var` nor `override`, and functions no `override`.
//!
//! Control flow
//!  6. An exit has what it leaves around it (see the module documentation of `ir`), and carries a value for each result there. No loop is
//!     left or continued from its initializer or continuing block, but by what ends it, and neither holds `unreachable` or
//!     `terminate_invocation`; no switch is left from a loop inside it.
//!  7. `continue` carries a value for each parameter of the continuing block; `next_iteration` and `break_if` for each of the body's. No
//!     other block has parameters, and a body that has some is entered from an initializer.
//!  8. `next_iteration` ends an initializer or a continuing block, `break_if` a continuing block, and nothing else ends these.
//!  9. A condition is `bool`; a selector is `i32` or `u32`, its cases are distinct constants of its type with one default.
//! 10. `ret` carries a value of the function's return type, or none where that is `void`, and stands in no initializer or continuing block.
//!
//! Types
//! 11. Constants hold finite numbers, and are no pointers but where structures hold such. No value or constant has an abstract type, a reference
//!     type or, but for calls of functions, none. Types are made of what they can be made of: a structure has members, and an array without a
//!     size is its last or nobody's. A member has the room that its type needs. No control instruction gives a pointer, and no block takes
//!     one. A value of a dialect's own type goes from one dialect call to others of its block; an entry of a dialect's enum is an operand of a
//!     dialect call, and nothing else.
//! 12. Each instruction's operands and results are as many and of the types that it documents (`op`); those of a built-in function, or of a
//!     dialect's, fit one of its overloads as they stand, those of `construct` are the elements of its result. What a const-expression must
//!     be is a constant.
//!     A view at a constant offset lies within a buffer of known size.
//!     Sizes are `i32` or `u32` from 1 to 2147483647, overrides scalars.
//! 13. `load` reads memory that may be read, `store` writes memory that may be written, neither of a type that has no values.
//! 14. A function's `var` is in function space; a module's is not. Handle space holds textures and samplers, and nothing else does. Only
//!     workgroup and storage memory holds atomics, only buffers hold arrays without a size, and no buffer holds `bool`. Pointers
//!     have an access mode that their space has. A variable has the attributes and the
//!     initializer that its space may have; what the host binds has a binding, unless calls of a target stand beside it.
//! 15. A texture or sampler is what a `load` gives, or a function's parameter; no other instruction and no block gives one.
//! 16. A call's callee is earlier in the module's order, so that calls make no cycle, and no entry point.
//!
//! Dialect properties
//! 17. What a dialect property names (`allow`) stands in the module only with it: overrides, and sizes that they give; dialect calls; variables of
//!     stage inputs and outputs; pointers in structures, and textures out of them; resources as parameters of entry points, with private
//!     variables in their blocks; pointers to vector components; `let`s of pointers; structures that are packed vectors; `let`s of constants in the root block; names that
//!     rule 18 forbids.
//!
//! Names
//! 18. Extensions, and rules of filters, are those that there are, each named once. Two functions, structures, values of the root block or
//!     members of a structure do not have one name, and two overrides not one number.
//!
//! Functions
//! 19. A compute entry point has a workgroup size, and no other function has one. Only entry points have attributes on parameters and
//!     results, and theirs each name a place of its own: a location, which numbers and vectors have, or what is built in, in its stage and of
//!     its type, unless calls of a target stand beside it. Attributes that say more of a place stand beside it. A vertex entry point gives a
//!     position, unless stage outputs are variables or calls of a target stand beside it. A function returns what can
//!     be constructed. An entry point reaches, through the functions that it calls, only instructions that its stage has, and no two
//!     variables of one binding.

mod calls;
mod constants;
mod control;
mod declarations;
mod memory;
mod reach;
mod stages;
mod structure;
mod types;

#[cfg(test)]
mod tests;

use hashbrown::HashSet;

use super::{BlockId, DialectProperties, FunctionId, InstId, Module, Value};
use crate::diagnostic::{Diagnostics, Rule, Span};
use crate::types::TypeId;

macro_rules! rules {
    ($($number:literal: $name:ident = $id:literal;)*) => {
        $(const $name: Rule = Rule::new($id, "");)*
        /// The numbered rules of the law, with the ids that diagnostics of them have.
        #[cfg(test)]
        const LAW: &[(usize, &str)] = &[$(($number, $id)),*];
    };
}

rules! {
    1: TERMINATOR = "ir/terminator";
    2: PARENT = "ir/parent";
    3: DEPTH = "ir/control-depth";
    4: DOMINANCE = "ir/dominance";
    5: ROOT = "ir/root-instruction";
    6: EXIT = "ir/exit";
    7: ARGUMENTS = "ir/exit-arguments";
    8: LOOP_END = "ir/loop-end";
    9: CONDITION = "ir/condition";
    9: SWITCH = "ir/switch";
    10: RETURN = "ir/return";
    11: VALUE_TYPE = "ir/value-type";
    11: TYPE = "ir/type";
    12: OPERANDS = "ir/operands";
    13: MEMORY = "ir/memory-access";
    14: SPACE = "ir/variable-space";
    15: HANDLE = "ir/handle";
    16: CALL = "ir/call-order";
    17: PROPERTY = "ir/dialect-property";
    18: NAME = "ir/name";
    19: ENTRY_POINT = "ir/entry-point";
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
        reach: vec![reach::Reach::default(); module.function_count()],
        finite: vec![false; module.store.constants.len()],
        depth: 0,
        between_rounds: 0,
        override_ids: HashSet::new(),
    };
    validator.module();
    if validator.diagnostics.has_errors() { Err(validator.diagnostics) } else { Ok(()) }
}

/// In debug builds, panics at a module that breaks the law: a bug of ours, of what is named by `at` or of what came before. In release
/// builds it takes no time.
pub fn assert_valid(module: &Module, at: &str) {
    if cfg!(debug_assertions)
        && let Err(diagnostics) = validate(module)
    {
        let messages: Vec<&str> = diagnostics.iter().map(|item| item.message.as_str()).collect();
        let text = super::text::print(module, &super::text::PrintOptions::default());
        panic!("the module is invalid at '{at}': {}\n{text}", messages.join("; "));
    }
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
    /// What each function reaches so far.
    reach: Vec<reach::Reach>,
    /// The constants that were found to hold finite numbers only.
    finite: Vec<bool>,
    depth: u32,
    /// How many initializers and continuing blocks of loops are around the cursor.
    between_rounds: u32,
    /// The numbers of the overrides so far.
    override_ids: HashSet<u16>,
}

struct LoopScope {
    body: BlockId,
    body_start: usize,
    /// Whether the cursor is in the loop's initializer or continuing block.
    is_between_rounds: bool,
    at_first_continue: Option<Vec<super::ValueId>>,
}

impl Validator<'_> {
    /// Reports that a rule is broken at a span.
    fn error(&mut self, rule: Rule, span: Span, message: impl Into<String>) {
        self.diagnostics.error(rule, span, message);
    }

    /// Reports that a rule is broken by an instruction.
    fn error_at(&mut self, rule: Rule, inst: InstId, message: impl Into<String>) {
        self.error(rule, self.module.inst(inst).span, message);
    }

    /// Reports an instruction that stands in the module without the dialect property that it needs.
    fn needs_property(&mut self, inst: InstId, property: DialectProperties, what: &str) {
        if !self.module.properties.contains(property) {
            self.error_at(PROPERTY, inst, format!("{what} not allowed at this stage"));
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
