//! Ends loops that are not seen to end: a counter of 64 bits leaves each of them in the end.
//!
//! Compilers of targets take infinite loops for undefined behaviour, and what they then leave out may be a check of bounds. A loop is seen
//! to end where a variable counts towards a bound that the loop does not change.

use smallvec::SmallVec;

use super::{Transform, read_settings};
use crate::constant;
use crate::diagnostic::Diagnostics;
use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::{BlockId, Builder, DialectProperties, FunctionId, InstId, Module, Op, Value, ValueId};
use crate::rewrite::values::{integer, select};
use crate::types::{Access, AddressSpace, Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "prevent_infinite_loops",
    description: "ends loops that are not seen to end, by a counter",
    accepts: DialectProperties::DUPLICATE_NAMES,
    adds: DialectProperties::CORE,
    removes: DialectProperties::CORE,
    follows: &[],
    options: PreventInfiniteLoopsConfig::TABLE,
    run: |module, settings| prevent_infinite_loops(module, &read_settings(settings)?),
};

crate::option_table! {
    /// Which loops are ended.
    #[derive(Copy, Eq)]
    pub struct PreventInfiniteLoopsConfig {
        /// Those that are not seen to end; none otherwise.
        enabled: bool = true,
    }
}

/// Gives loops counters. Runs while entry points still return their results.
pub fn prevent_infinite_loops(module: &mut Module, config: &PreventInfiniteLoopsConfig) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        let is_loop = |op| matches!(op, Op::Loop { .. });
        if !config.enabled || !module.may_hold(is_loop) {
            return Ok(());
        }
        let left = left_loops(module);
        for inst in module.find_insts(is_loop) {
            if let Op::Loop { body, continuing, .. } = module.inst(inst).op
                && !module.block_is_empty(continuing)
                && !ends(module, inst, body, continuing)
            {
                let function = module.block_function(body).expect("loops are in functions");
                let is_left = left.binary_search(&inst).is_ok() || is_between_rounds(module, inst);
                count(module, function, inst, body, is_left);
            }
        }
        Ok(())
    })
}

/// The loops that an exit leaves, in the order in which they were made.
fn left_loops(module: &Module) -> Vec<InstId> {
    let exits = module.find_insts(|op| matches!(op, Op::ExitLoop | Op::BreakIf));
    let mut left: Vec<InstId> = exits.filter_map(|exit| module.exit_target(exit)).collect();
    left.sort_unstable();
    left
}

/// Whether a loop is seen to end: its body begins with a test of a variable against a bound, its continuing block steps the variable
/// by one towards that bound, and nothing else changes either.
fn ends(module: &Module, inst: InstId, body: BlockId, continuing: BlockId) -> bool {
    let Some(test) = module.block_insts(body).find(|&inst| module.inst(inst).op.is_control()) else { return false };
    let Op::If { then, otherwise } = module.inst(test).op else { return false };
    let leaves = |block| module.first_inst(block).is_some_and(|inst| module.inst(inst).op == Op::ExitLoop);
    let stays = |block| module.first_inst(block).is_some_and(|inst| module.inst(inst).op == Op::ExitIf);
    if !(leaves(otherwise) && stays(then)) {
        return false;
    }
    let Some(comparison) = module.defining_inst(module.operand(test, 0)) else { return false };
    let Op::Binary(op) = module.inst(comparison).op else { return false };
    let (value, bound) = (module.operand(comparison, 0), module.operand(comparison, 1));
    // What was read before the round began is not what the variable holds now.
    let rounds = [body, continuing];
    let Some(variable) = loaded_variable(module, value, rounds) else { return false };
    let step = match op {
        BinaryOp::LessThan => BinaryOp::Add,
        BinaryOp::GreaterThan => BinaryOp::Sub,
        _ => return false,
    };
    is_invariant(module, inst, bound) && is_stepped_only_by(module, inst, rounds, variable, step)
}

/// The scalar variable of a function that a value is loaded from, in one of the blocks that run each time round.
fn loaded_variable(module: &Module, value: Value, rounds: [BlockId; 2]) -> Option<ValueId> {
    let load = module.defining_inst(value).filter(|&inst| module.inst(inst).op == Op::Load)?;
    module.inst_block(load).filter(|block| rounds.contains(block))?;
    let pointer = module.operand(load, 0);
    let is_variable = module.defining_inst(pointer).is_some_and(|inst| matches!(module.inst(inst).op, Op::Var(_)));
    pointer.as_defined().filter(|_| is_variable)
}

/// Whether an instruction stands inside a control instruction.
fn is_inside(module: &Module, inst: InstId, control: InstId) -> bool {
    let mut block = module.inst_block(inst);
    while let Some(around) = block.and_then(|block| module.block_control(block)) {
        if around == control {
            return true;
        }
        block = module.inst_block(around);
    }
    false
}

/// Whether a bound is the same each time round: it is made before the loop, or read of memory that no shader writes.
fn is_invariant(module: &Module, control: InstId, bound: Value) -> bool {
    let Some(inst) = module.defining_inst(bound).filter(|&inst| is_inside(module, inst, control)) else { return true };
    match module.inst(inst).op {
        Op::Load | Op::LoadVectorElement => {
            let pointer = module.operand(inst, 0);
            let is_read_only = matches!(
                module.shape_of(pointer),
                Type::Pointer { space: AddressSpace::Uniform, .. }
                    | Type::Pointer { space: AddressSpace::Storage, access: Access::Read, .. }
            );
            // The place must be the same too, so the pointer is the variable, or has constant indices.
            let access = module.defining_inst(pointer).filter(|&inst| module.inst(inst).op == Op::Access);
            is_read_only
                && module.are_constants(inst, 1, module.operand_count(inst))
                && access.is_none_or(|access| module.are_constants(access, 1, module.operand_count(access)))
        }
        Op::Builtin(BuiltinFn::ArrayLength) => true,
        _ => false,
    }
}

/// Whether the one change of a variable inside a loop is its step by one in the continuing block, and nothing has a pointer to it.
fn is_stepped_only_by(
    module: &Module,
    control: InstId,
    rounds: [BlockId; 2],
    variable: ValueId,
    step: BinaryOp,
) -> bool {
    let mut steps = 0;
    for (_, slot) in module.uses(variable) {
        match module.inst(slot.user).op {
            Op::Load => {}
            Op::Store if !is_inside(module, slot.user, control) => {}
            Op::Store if module.inst_block(slot.user) == Some(rounds[1]) => {
                steps += 1;
                if !is_step(module, module.operand(slot.user, 1), variable, step, rounds) {
                    return false;
                }
            }
            _ => return false,
        }
    }
    steps == 1
}

/// Whether a value is the variable's, stepped by one.
fn is_step(module: &Module, value: Value, variable: ValueId, step: BinaryOp, rounds: [BlockId; 2]) -> bool {
    let Some(inst) = module.defining_inst(value).filter(|&inst| module.inst(inst).op == Op::Binary(step)) else {
        return false;
    };
    let by = module.operand(inst, 1).as_constant().and_then(|by| module.store.constants.as_integer(by));
    by == Some(1) && loaded_variable(module, module.operand(inst, 0), rounds) == Some(variable)
}

/// Leaves the loop once a counter, which goes down from the greatest number of 64 bits, has come to zero.
fn count(module: &mut Module, function: FunctionId, inst: InstId, body: BlockId, is_left: bool) {
    let leave = exit(module, function, inst, is_left);
    let first = module.first_inst(body).expect("a body has a terminator");
    let mut b = Builder::before(module, inst);
    let greatest = b.splat_constant(TypeId::VEC2_U32, constant::Value::U32(u32::MAX));
    let counter = b.var_with(greatest);
    b.name(counter, "rounds_left");
    let mut b = Builder::before(b.module, first);
    let left = b.load(counter);
    let zero = b.zero(TypeId::VEC2_U32);
    let is_zero = b.compare(BinaryOp::Equal, left, zero);
    let is_over = b.builtin_value(BuiltinFn::All, TypeId::BOOL, &[is_zero]);
    let (_, then, otherwise) = b.if_(is_over, &[]);
    b.in_block(then, |b| b.exit(leave.0, &leave.1));
    b.in_block(otherwise, |b| b.exit(Op::ExitIf, &[]));
    let (low, high) = (b.extract(left, 0), b.extract(left, 1));
    let one = integer(&mut b, TypeId::U32, 1);
    let none = integer(&mut b, TypeId::U32, 0);
    let borrows = b.compare(BinaryOp::Equal, low, none);
    let borrow = select(&mut b, none, one, borrows);
    let low = b.arith(BinaryOp::Sub, low, one);
    let high = b.arith(BinaryOp::Sub, high, borrow);
    let next = b.construct(TypeId::VEC2_U32, &[low, high]);
    b.store(counter, next);
}

/// Whether an instruction is in the initializer or the continuing block of a loop, where no function returns.
fn is_between_rounds(module: &Module, inst: InstId) -> bool {
    let mut block = module.inst_block(inst);
    while let Some(control) = block.and_then(|block| module.block_control(block)) {
        if matches!(module.inst(control).op, Op::Loop { body, .. } if block != Some(body)) {
            return true;
        }
        block = module.inst_block(control);
    }
    false
}

/// How a loop is left: by the way that it has, its results zero; a loop without one leaves the function.
fn exit(module: &mut Module, function: FunctionId, inst: InstId, is_left: bool) -> (Op, SmallVec<[Value; 2]>) {
    let types: SmallVec<[TypeId; 2]> = if is_left {
        module.results(inst).iter().map(|result| module.value(result).ty).collect()
    } else {
        Some(module.function(function).return_type).into_iter().filter(|&ty| ty != TypeId::VOID).collect()
    };
    let zeros = types.into_iter().map(|ty| module.store.constants.zero(ty).into()).collect();
    (if is_left { Op::ExitLoop } else { Op::Return }, zeros)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text;

    fn run(condition: &str, step: &str) -> String {
        let source = format!(
            "\
fn f(%n: u32) {{
  %i: ptr<function, u32, read_write> = var
  loop {{
    body {{
      %1: u32 = load %i
      %2: bool = {condition}
      if %2 {{
        exit_if
      }} else {{
        exit_loop
      }}
      continue
    }}
    continuing {{
      %3: u32 = load %i
      %4: u32 = {step}
      store %i, %4
      next_iteration
    }}
  }}
  ret
}}
"
        );
        let mut module = text::parse(&source).expect("it parses");
        prevent_infinite_loops(&mut module, &PreventInfiniteLoopsConfig::default()).expect("it never fails");
        text::print(&module, &text::PrintOptions::default())
    }

    #[test]
    fn counted_loops_stay_and_others_get_a_counter() {
        assert!(!run("lt %1, %n", "add %3, 1u").contains("rounds_left"));
        assert!(run("lt %1, %n", "add %3, 2u").contains("rounds_left"));
        assert!(run("lt %1, %n", "sub %3, 1u").contains("rounds_left"));
        assert!(run("neq %1, %n", "add %3, 1u").contains("rounds_left"));
    }
}
