//! For text targets: decides which values are written where they are used, and makes a `let` of every other.
//!
//! Afterwards a value that is no `let`, `var` or parameter is an expression of its only user, which stands in the same block; or
//! a pointer whose indices are names and constants, or a texture or sampler, which may be written as often as it is used. The order of loads, stores and
//! calls stays: a value that reads memory is not carried past what may write it, and from one that writes to its user nothing reads or writes.
//! Values with a name become `let`s of that name. Values without effects that nothing uses go.

use smallvec::SmallVec;

use super::Transform;
use super::remove_unused::remove_values;
use crate::diagnostic::Diagnostics;
use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::{BlockId, DialectProperties, InstId, Module, Op, Value, ValueId};
use crate::types::{Access, Type};
use crate::util::{Id, IdVec};

/// What a value's expression does when it is evaluated, mildest first.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Effect {
    Pure,
    Reads,
    Writes,
}

/// A value that waits to be written where it is used.
#[derive(Copy, Clone)]
struct Expression {
    effect: Effect,
    depth: u32,
    /// Whether it compares or exchanges values with other invocations.
    is_collective: bool,
}

crate::option_table! {
    /// What [`value_to_let`] may be told.
    #[derive(Copy, Eq)]
    pub struct ValueToLetConfig {
        /// How deep expressions nest at most.
        max_depth: u32 = 64,
    }
}

/// How many values wait at once in most blocks that read memory.
const USUAL_READS: usize = 16;

pub(super) const INFO: Transform = Transform {
    name: "value_to_let",
    description: "decides which values are written where they are used, and makes lets of the others",
    adds: DialectProperties::POINTER_LETS,
    follows: &["signed_integer_polyfill", "short_circuit", "remove_terminator_args", "remove_loop_exits_in_switch"],
    options: ValueToLetConfig::TABLE,
    run: |module, settings| value_to_let(module, &super::read_settings(settings)?),
    ..Transform::ANY
};

/// Makes a `let` of every value that is not to be written where it is used.
pub fn value_to_let(module: &mut Module, config: &ValueToLetConfig) -> Result<(), Diagnostics> {
    INFO.note(module);
    // One table serves all functions: nothing waits from one to the next, and a table each would take the module's size squared.
    let pending = IdVec::filled(module.value_count(), None);
    let mut state = State { pending, reads: Vec::with_capacity(module.value_count().min(USUAL_READS)), config };
    drop_unused(module);
    for block in module.nested_blocks() {
        state.block(module, block);
    }
    Ok(())
}

/// What an instruction does to memory.
#[inline]
fn effect_of(module: &Module, inst: InstId) -> Effect {
    let op = module.inst(inst).op;
    match op {
        Op::Load | Op::LoadVectorElement => load_effect(module, module.operand(inst, 0)),
        Op::Builtin(BuiltinFn::TextureLoad) if !reads_written_texture(module, inst) => Effect::Pure,
        // What blocks do and what comes behind a terminator is not looked at.
        _ if !op.is_droppable() => Effect::Writes,
        _ if op.effects().reads => Effect::Reads,
        _ => Effect::Pure,
    }
}

/// Whether the texture that a call reads is one that the shader may write too.
fn reads_written_texture(module: &Module, inst: InstId) -> bool {
    let texture = module.get_operand(inst, 0).map(|texture| module.shape_of(texture));
    matches!(texture, Some(Type::StorageTexture { access: Access::ReadWrite, .. }))
}

/// Whether the instruction itself compares or exchanges values with other invocations. A called function is not looked into.
fn is_collective(op: Op) -> bool {
    op != Op::Call && op.effects().is_collective()
}

/// Memory that nobody may write can be read at any time.
fn load_effect(module: &Module, pointer: Value) -> Effect {
    match module.shape_of(pointer) {
        Type::Pointer { access: Access::Read, .. } => Effect::Pure,
        _ => Effect::Reads,
    }
}

/// Removes values without name that nothing uses and whose evaluation does nothing.
fn drop_unused(module: &mut Module) {
    remove_values(module, |module, inst, value| {
        module.value(value).name.is_some()
            || module.inst(inst).op.is_control()
            || effect_of(module, inst) == Effect::Writes
    });
}

struct State<'c> {
    /// Values that wait for their user, in its block.
    pending: IdVec<ValueId, Option<Expression>>,
    /// Those among them that read memory, and some that found their user since.
    reads: Vec<ValueId>,
    config: &'c ValueToLetConfig,
}

impl State<'_> {
    fn block(&mut self, module: &mut Module, block: BlockId) {
        self.reads.clear();
        let mut cursor = module.first_inst(block);
        while let Some(inst) = cursor {
            // A `let` that comes behind it is a name already.
            cursor = module.next_inst(inst);
            self.inst(module, block, inst);
        }
    }

    /// What becomes of an instruction of `block`.
    fn inst(&mut self, module: &mut Module, block: BlockId, inst: InstId) {
        let op = module.inst(inst).op;
        let own = if op.is_pure() { Effect::Pure } else { effect_of(module, inst) };
        let mut expression = Expression { effect: own, depth: 0, is_collective: is_collective(op) };
        if matches!(op, Op::Binary(BinaryOp::LogicalAnd | BinaryOp::LogicalOr)) {
            self.materialize_collective(module, inst);
        }
        for value in module.operands(inst).filter_map(Value::as_defined) {
            if let Some(&Some(operand)) = self.pending.get(value) {
                expression.effect = expression.effect.max(operand.effect);
                expression.depth = expression.depth.max(operand.depth + 1);
                expression.is_collective |= operand.is_collective;
                // A pointer that may be written often has no effect and no depth to speak of, so it loses nothing here.
                self.pending[value] = None;
            }
        }
        if own == Effect::Writes {
            self.materialize_reads(module);
        }
        if matches!(op, Op::Var(_) | Op::Let | Op::Override(_)) {
            return;
        }
        let Some(result) = module.result(inst) else { return };
        if is_view(module, op, result) {
            self.pointer(module, block, inst, expression);
        } else if self.is_inline(module, block, inst, expression) {
            self.wait(result, expression);
        } else if module.is_used(result) || module.value(result).name.is_some() {
            name(module, inst, result);
        }
    }

    fn wait(&mut self, value: ValueId, expression: Expression) {
        if value.index() >= self.pending.len() {
            self.pending.resize(value.index() + 1, None);
        }
        self.pending[value] = Some(expression);
        if expression.effect == Effect::Reads {
            self.reads.push(value);
        }
    }

    /// Whether a value may be written where it is used.
    #[inline]
    fn is_inline(&self, module: &Module, block: BlockId, inst: InstId, expression: Expression) -> bool {
        let Some(result) = module.result(inst) else { return false };
        if module.value(result).name.is_some() || expression.depth >= self.config.max_depth {
            return false;
        }
        let Some(user) = only_user(module, result) else { return false };
        match expression.effect {
            Effect::Writes => is_next(module, inst, user),
            _ => module.inst_block(user) == Some(block),
        }
    }

    /// A pointer waits for one user in its block, or has indices that can be written anywhere.
    fn pointer(&mut self, module: &mut Module, block: BlockId, inst: InstId, expression: Expression) {
        let Some(result) = module.result(inst) else { return };
        let user = only_user(module, result);
        let is_local = user.is_some_and(|user| module.inst_block(user) == Some(block));
        if is_local && (expression.depth < self.config.max_depth) && (expression.effect != Effect::Writes) {
            return self.wait(result, expression);
        }
        materialize_indices(module, inst);
    }

    /// What stands on the right of `&&` or `||` is not evaluated by all: what all must evaluate together gets its name now.
    fn materialize_collective(&mut self, module: &mut Module, inst: InstId) {
        let Some(right) = module.operand(inst, 1).as_defined() else { return };
        let waits = self.pending.get(right).copied().flatten();
        if waits.is_some_and(|expression| expression.is_collective) {
            self.pending[right] = None;
            let definition = module.defining_inst(right.into()).expect("only results of instructions wait");
            name(module, definition, right);
        }
    }

    /// Something is about to write memory: what was read before gets its name now.
    fn materialize_reads(&mut self, module: &mut Module) {
        while let Some(value) = self.reads.pop() {
            if self.pending[value].take().is_none() {
                continue;
            }
            let inst = module.defining_inst(value.into()).expect("only results of instructions wait");
            if is_memory_view(module, inst) {
                materialize_indices(module, inst);
            } else {
                name(module, inst, value);
            }
        }
    }
}

/// Whether an instruction points into memory without touching it, or names a texture or sampler.
fn is_memory_view(module: &Module, inst: InstId) -> bool {
    module.result(inst).is_some_and(|result| is_view(module, module.inst(inst).op, result))
}

/// The same of what the instruction does, and its result.
#[inline]
fn is_view(module: &Module, op: Op, result: ValueId) -> bool {
    match op {
        Op::Access => matches!(module.shape_of(result.into()), Type::Pointer { .. }),
        Op::Load => module.store.types.is_handle(module.value(result).ty),
        // What a dialect joins of them has no name either.
        Op::Dialect(_) => module.store.types.is_dialect(module.value(result).ty),
        _ => false,
    }
}

/// Whether an instruction's result is written by its name.
fn is_name(module: &Module, inst: InstId) -> bool {
    matches!(module.inst(inst).op, Op::Var(_) | Op::Let | Op::Override(_))
}

/// Names the indices of a pointer that will be written often, or later than its indices were to be computed.
fn materialize_indices(module: &mut Module, inst: InstId) {
    let mut pending = vec![inst];
    while let Some(inst) = pending.pop() {
        let operands: SmallVec<[Value; 8]> = module.operand_list(inst);
        for operand in operands {
            let (Some(value), Some(definition)) = (operand.as_defined(), module.defining_inst(operand)) else {
                continue;
            };
            if is_memory_view(module, definition) {
                // One that may be written often already has names for indices: the walk up ends soon, as types nest little.
                pending.push(definition);
            } else if !is_name(module, definition) {
                name(module, definition, value);
            }
        }
    }
}

/// The instruction that uses a value, if it is one that uses it once.
#[inline]
fn only_user(module: &Module, value: ValueId) -> Option<InstId> {
    module.only_user(value)
}

/// Whether nothing but pure values comes between an instruction and a later one of its block. Linear on the whole: what is asked
/// about has an effect, and the walk ends at the next.
fn is_next(module: &Module, inst: InstId, user: InstId) -> bool {
    let following = std::iter::successors(module.next_inst(inst), |&next| module.next_inst(next));
    let mut following = following.skip_while(|&next| next != user && effect_of(module, next) == Effect::Pure);
    following.next() == Some(user)
}

/// Makes a `let` of a value, which takes its name and its users.
fn name(module: &mut Module, inst: InstId, value: ValueId) {
    let span = module.inst(inst).span;
    let ty = module.value(value).ty;
    let named = module.create_inst(Op::Let, &[], &[ty], span);
    let result = module.result(named).expect("a let has one result");
    if matches!(module.store.types.get(ty), Type::Pointer { .. }) {
        module.properties = module.properties.union(DialectProperties::POINTER_LETS);
    }
    module.replace_all_uses(value, result.into());
    module.set_operands(named, &[value.into()]);
    module.insert_after(inst, named);
    let symbol = module.value(value).name;
    module.set_name(result, symbol);
    module.set_name(value, None);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::{PrintOptions, parse, print};

    fn transformed(text: &str) -> String {
        let mut module = parse(text).expect("it parses");
        value_to_let(&mut module, &ValueToLetConfig { max_depth: 3 }).expect("it cannot fail");
        print(&module, &PrintOptions::default())
    }

    #[test]
    fn reads_do_not_pass_writes() {
        let text = transformed(
            "fn f(%p: ptr<function, i32, read_write>) -> i32 {
  %1: i32 = load %p
  %2: i32 = add %1, 1i
  %3: i32 = load %p
  store %p, %2
  ret %3
}
",
        );
        // %1 and %2 are written in the store; %3 was read before it.
        let lets: Vec<_> = text.lines().filter(|line| line.contains("= let")).collect();
        assert_eq!(lets.len(), 1, "{text}");
        assert!(text.contains("ret %4") || text.contains("ret %3"), "{text}");
    }

    #[test]
    fn calls_go_into_the_next_instruction_only() {
        let text = transformed(
            "fn g() -> i32 {
  ret 1i
}

fn f() -> i32 {
  %1: i32 = call @g
  %2: i32 = call @g
  %3: i32 = add %1, %2
  ret %3
}
",
        );
        assert_eq!(text.matches("= let").count(), 1, "{text}");
    }

    #[test]
    fn long_chains_are_cut() {
        let mut text = "fn f(%v0: i32) -> i32 {\n".to_owned();
        for index in 0..12 {
            let operand = if index == 0 { "v0".to_owned() } else { format!("{index}") };
            text.push_str(&format!("  %{}: i32 = add %{operand}, 1i\n", index + 1));
        }
        text.push_str("  ret %12\n}\n");
        assert_eq!(transformed(&text).matches("= let").count(), 3);
    }
}
