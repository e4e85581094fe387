//! For text targets: folds `if`s that are nothing but `&&` and `||` back into these operators, as the rest of an expression.
//!
//! `%x = if %a [exit_if %b] else [exit_if false]` is `%a && %b` where what computes `%b` does nothing else. It then stands before the
//! operator, where `value_to_let` finds that it can be written as its operand.

use super::Transform;
use crate::diagnostic::Diagnostics;
use crate::intrinsics::BinaryOp;
use crate::ir::{BlockId, Builder, InstId, Module, Op, Value, ValueId};
use crate::types::TypeId;

pub(super) const INFO: Transform = Transform {
    name: "short_circuit",
    description: "folds ifs that are `&&` or `||` back into these operators",
    follows: &["robustness"],
    run: |module, _| short_circuit(module),
    ..Transform::ANY
};

/// Folds all such `if`s of a module, inner ones first.
pub fn short_circuit(module: &mut Module) -> Result<(), Diagnostics> {
    INFO.begin(module);
    for inst in module.find_insts(|op| matches!(op, Op::If { .. })).rev() {
        if let Some((result, value)) = folded_operator(module, inst) {
            module.replace_all_uses(result, value);
            module.remove(inst);
        } else if let Some(fold) = candidate(module, inst) {
            apply(module, inst, fold);
        }
    }
    Ok(())
}

/// The result of an `if` that hands over the same constant either way, as `%a && false` does, and that constant. Compilers leave out what
/// computes `%a` where they meet the operator, effects and all.
fn folded_operator(module: &Module, inst: InstId) -> Option<(ValueId, Value)> {
    let Op::If { then, otherwise } = module.inst(inst).op else { return None };
    let result = module.result(inst)?;
    let value = handed_over(module, then)?;
    let is_bool = |value: Value| value.as_constant().and_then(|id| module.store.constants.as_bool(id)).is_some();
    let is_empty = |block: BlockId| module.first_inst(block) == module.last_inst(block);
    let is_same = handed_over(module, otherwise) == Some(value);
    (is_same && is_bool(value) && is_empty(then) && is_empty(otherwise)).then_some((result, value))
}

/// What an `if` is folded to.
struct Fold {
    op: BinaryOp,
    /// The block that computes the right operand.
    block: BlockId,
    right: Value,
}

fn candidate(module: &Module, inst: InstId) -> Option<Fold> {
    let Op::If { then, otherwise } = module.inst(inst).op else { return None };
    let result = module.result(inst).filter(|_| module.results(inst).len() == 1)?;
    if module.value(result).ty != TypeId::BOOL {
        return None;
    }
    let (then_value, otherwise_value) = (handed_over(module, then)?, handed_over(module, otherwise)?);
    let known = |block: BlockId, value: Value| {
        let constant = value.as_constant().and_then(|id| module.store.constants.as_bool(id));
        constant.filter(|_| module.first_inst(block) == module.last_inst(block))
    };
    let fold = match (known(then, then_value), known(otherwise, otherwise_value)) {
        (_, Some(false)) => Fold { op: BinaryOp::LogicalAnd, block: then, right: then_value },
        (Some(true), _) => Fold { op: BinaryOp::LogicalOr, block: otherwise, right: otherwise_value },
        _ => return None,
    };
    is_expression(module, fold.block).then_some(fold)
}

/// The value that a block gives to the `if` around it.
fn handed_over(module: &Module, block: BlockId) -> Option<Value> {
    let exit = module.terminator(block).filter(|&exit| module.inst(exit).op == Op::ExitIf)?;
    module.get_operand(exit, 0)
}

/// Whether a block computes what its terminator hands over, and nothing more.
fn is_expression(module: &Module, block: BlockId) -> bool {
    module.block_insts(block).all(|inst| {
        let op = module.inst(inst).op;
        let is_pure = match op {
            Op::ExitIf => return true,
            Op::Load
            | Op::LoadVectorElement
            | Op::Access
            | Op::Swizzle(_)
            | Op::Construct
            | Op::Convert
            | Op::Bitcast
            | Op::Unary(_)
            | Op::Binary(_) => true,
            Op::Builtin(function) => function.effects().is_droppable() && !function.effects().is_collective(),
            _ => false,
        };
        is_pure && module.result(inst).is_some_and(|value| is_part(module, value))
    })
}

/// Whether a value is but a part of another's expression.
fn is_part(module: &Module, value: ValueId) -> bool {
    module.value(value).name.is_none() && module.has_one_use(value)
}

fn apply(module: &mut Module, inst: InstId, fold: Fold) {
    let condition = module.operand(inst, 0);
    let result = module.result(inst).expect("it was found to have one");
    let exit = module.terminator(fold.block).expect("it was found to have one");
    while let Some(part) = module.first_inst(fold.block).filter(|&part| part != exit) {
        module.detach(part);
        module.insert_before(inst, part);
    }
    let mut b = Builder::before(module, inst);
    let folded = b.binary(fold.op, TypeId::BOOL, condition, fold.right);
    let name = module.value(result).name;
    module.replace_all_uses(result, folded);
    module.set_name(folded.as_defined().expect("it is an instruction's result"), name);
    module.remove(inst);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::{PrintOptions, parse, print};

    #[test]
    fn only_expressions_are_folded() {
        let mut module = parse(
            "fn g() -> bool {
  ret true
}

fn f(%a: bool, %p: ptr<function, bool, read_write>) -> bool {
  %1: bool = if %a {
    %2: bool = load %p
    exit_if %2
  } else {
    exit_if false
  }
  %3: bool = if %1 {
    exit_if true
  } else {
    %4: bool = call @g
    exit_if %4
  }
  ret %3
}
",
        )
        .expect("it parses");
        short_circuit(&mut module).expect("it cannot fail");
        let text = print(&module, &PrintOptions::default());
        assert!(text.contains("logical_and %a, %"), "{text}");
        assert_eq!((text.matches("= if").count(), text.matches("logical_or").count()), (1, 0), "{text}");
    }
}
