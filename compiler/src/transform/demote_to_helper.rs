//! `discard` for targets whose own ends the invocation: WGSL's lives on as a helper, whose neighbours take derivatives of what it computes.
//!
//! A flag remembers it. What others would see (stores, atomic operations) is done only where the flag is not set, and entry points end
//! by leaving for good where it is.

use super::Transform;
use crate::diagnostic::Diagnostics;
use crate::intrinsics::UnaryOp;
use crate::ir::{Builder, Cursor, DialectProperties, FunctionId, InstId, Module, Op, Value};
use crate::rewrite::usage::callees;
use crate::rewrite::values::replace;
use crate::types::{Access, AddressSpace, ShaderStage, Type, TypeId};
use crate::util::Id;

pub(super) const INFO: Transform = Transform {
    name: "demote_to_helper",
    description: "turns `discard` into a flag that guards what others would see",
    accepts: DialectProperties::DUPLICATE_NAMES,
    adds: DialectProperties::CORE,
    removes: DialectProperties::CORE,
    follows: &[],
    options: &[],
    run: |module, _| demote_to_helper(module),
};

/// Replaces `discard`. Modules without one stay as they are.
pub fn demote_to_helper(module: &mut Module) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        let discards: Vec<InstId> = module.find_insts(|op| op == Op::Discard).collect();
        if discards.is_empty() {
            return Ok(());
        }
        let discarding = discarding(module, &discards);
        let root = module.root();
        let mut b = Builder::new(module, Cursor::End(root));
        let flag = b.var(AddressSpace::Private, TypeId::BOOL, Access::ReadWrite);
        let flag = b.name(flag, "is_discarded");
        for inst in module.all_insts() {
            if is_seen(module, inst) {
                guard(module, inst, flag);
            }
        }
        for inst in discards {
            let mut b = Builder::before(module, inst);
            let set = b.bool(true);
            b.store(flag, set);
            module.remove(inst);
        }
        for entry in module.entry_points().collect::<Vec<_>>() {
            if module.function(entry).stage == Some(ShaderStage::Fragment) && discarding[entry.index()] {
                leave(module, entry, flag);
            }
        }
        Ok(())
    })
}

/// Which functions discard, or call one that does, by their index.
fn discarding(module: &Module, discards: &[InstId]) -> Vec<bool> {
    let mut found = vec![false; module.function_count()];
    for &inst in discards {
        let block = module.inst_block(inst).expect("it is in a block");
        if let Some(function) = module.block_function(block) {
            found[function.index()] = true;
        }
    }
    let callees = callees(module);
    // Callees come before callers.
    for &function in &module.function_order {
        found[function.index()] |= callees[function.index()].iter().any(|callee| found[callee.index()]);
    }
    found
}

/// Whether an instruction changes memory that other invocations see.
fn is_seen(module: &Module, inst: InstId) -> bool {
    let is_storage = |value: Value| {
        matches!(
            module.shape_of(value),
            Type::Pointer { space: AddressSpace::Storage, .. } | Type::StorageTexture { .. }
        )
    };
    let op = module.inst(inst).op;
    // What a called function stores is guarded there.
    op != Op::Call && op.effects().writes && module.operands(inst).any(is_storage)
}

/// Puts an instruction under the condition that the flag is not set; its result is zero elsewhere.
fn guard(module: &mut Module, inst: InstId, flag: Value) {
    let ty = module.result(inst).map(|result| module.value(result).ty);
    let mut b = Builder::before(module, inst);
    let is_set = b.load(flag);
    let is_live = b.unary(UnaryOp::Not, is_set);
    let (branch, then, otherwise) = b.if_(is_live, ty.as_slice());
    let zero = ty.map(|ty| b.zero(ty));
    b.in_block(otherwise, |b| b.exit(Op::ExitIf, zero.as_slice()));
    let (op, span) = (module.inst(inst).op, module.inst(inst).span);
    let operands: smallvec::SmallVec<[Value; 8]> = module.operand_list(inst);
    let mut b = Builder::new(module, Cursor::End(then));
    b.span = span;
    let moved = b.emit(op, &operands, ty.as_slice());
    let result = b.module.result(moved).map(Value::from);
    b.exit(Op::ExitIf, result.as_slice());
    match module.result(branch) {
        Some(value) => replace(module, inst, value.into()),
        None => module.remove(inst),
    }
}

/// Ends the invocation, where the flag is set, at each end of an entry point.
fn leave(module: &mut Module, entry: FunctionId, flag: Value) {
    let body = module.function(entry).block;
    for inst in
        module.nested_insts(body).into_iter().filter(|&inst| module.inst(inst).op == Op::Return).collect::<Vec<_>>()
    {
        let mut b = Builder::before(module, inst);
        let is_set = b.load(flag);
        let (_, then, otherwise) = b.if_(is_set, &[]);
        b.in_block(then, |b| b.exit(Op::TerminateInvocation, &[]));
        b.in_block(otherwise, |b| b.exit(Op::ExitIf, &[]));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text;

    #[test]
    fn discard_is_a_flag() {
        let source = "\
root {
  %s: ptr<storage, atomic<u32>, read_write> = var @group(0) @binding(0)
}

fn f(%c: bool) {
  if %c {
    discard
    exit_if
  }
  ret
}

@fragment
fn main(%p: vec4<f32> @builtin(position)) -> vec4<f32> @location(0) {
  call @f, true
  %1: u32 = atomicAdd %s, 1u
  ret %p
}
";
        let mut module = text::parse(source).expect("it parses");
        demote_to_helper(&mut module).expect("it does not fail");
        let printed = text::print(&module, &text::PrintOptions::default());
        assert!(!printed.contains("discard\n"), "{printed}");
        for expected in ["store %is_discarded, true", "terminate_invocation", "exit_if 0u"] {
            assert!(printed.contains(expected), "no '{expected}' in\n{printed}");
        }
        crate::ir::validate(&module).expect("it is valid");
    }
}
