//! How a target gets the calls of a module: the answers of the definitions for instructions. Transforms ask which step of theirs a call takes,
//! refusals which calls a target cannot have, printers how one is spelt. Nothing else decides.

use crate::intrinsics::{
    Answers, BuiltinFn, Callee, CtorConv, Emitted, LoweringTarget, Rule, Stages, Then, TransformStep,
};
use crate::ir::{InstId, InstSet, Module, Op};
use crate::types::{ShaderStage, Type, TypeId, Types};

/// What an instruction calls, as far as its kind tells: conversions are told by their results.
fn callee_of_kind(op: Op) -> Option<Callee> {
    Some(match op {
        Op::Builtin(function) => Callee::Function(function),
        Op::Bitcast => Callee::Function(BuiltinFn::Bitcast),
        Op::Unary(op) => Callee::Unary(op),
        Op::Binary(op) => Callee::Binary { op, is_compound: false },
        _ => return None,
    })
}

/// What an instruction calls: operators, conversions and built-in functions alike.
fn callee_of(module: &Module, inst: InstId) -> Option<Callee> {
    match module.inst(inst).op {
        Op::Convert => conversion(&module.store.types, result_type(module, inst)?).map(Callee::Constructor),
        op => callee_of_kind(op),
    }
}

/// What converts to a type.
fn conversion(types: &Types, ty: TypeId) -> Option<CtorConv> {
    use CtorConv as C;
    Some(match types.get(ty) {
        Type::Vector { size: 2, .. } => C::Vec2,
        Type::Vector { size: 3, .. } => C::Vec3,
        Type::Vector { .. } => C::Vec4,
        Type::Matrix { column, columns } => match (columns, types.element_count(column)) {
            (2, Some(2)) => C::Mat2x2,
            (2, Some(3)) => C::Mat2x3,
            (2, _) => C::Mat2x4,
            (3, Some(2)) => C::Mat3x2,
            (3, Some(3)) => C::Mat3x3,
            (3, _) => C::Mat3x4,
            (_, Some(2)) => C::Mat4x2,
            (_, Some(3)) => C::Mat4x3,
            _ => C::Mat4x4,
        },
        Type::Bool => C::Bool,
        Type::I32 => C::I32,
        Type::U32 => C::U32,
        Type::F32 => C::F32,
        Type::F16 => C::F16,
        _ => return None,
    })
}

fn result_type(module: &Module, inst: InstId) -> Option<TypeId> {
    module.result(inst).map(|result| module.value(result).ty)
}

/// The rules that the definitions have for a call.
fn rules(module: &Module, inst: InstId, target: &LoweringTarget) -> &'static [Rule] {
    let Some(callee) = callee_of(module, inst) else { return &[] };
    target.answers(callee).rules(&module.store.types, |operand| match operand {
        Some(index) => module.get_operand(inst, index).map(|value| module.type_of(value)),
        None => result_type(module, inst),
    })
}

/// The calls of which some may take a step of a transform: by what they call alone.
pub fn candidates<S: TransformStep>(module: &Module, target: &LoweringTarget) -> InstSet {
    module.find_insts(|op| is_candidate(op, target, Answers::may_take::<S>))
}

/// The same in printed order.
pub fn candidates_in_order<S: TransformStep>(module: &Module, target: &LoweringTarget) -> Vec<InstId> {
    module.find_insts_in_order(|op| is_candidate(op, target, Answers::may_take::<S>))
}

fn is_candidate(op: Op, target: &LoweringTarget, test: impl Fn(&Answers) -> bool) -> bool {
    match op {
        Op::Convert => CtorConv::ALL.iter().any(|&to| test(target.answers(Callee::Constructor(to)))),
        op => callee_of_kind(op).is_some_and(|callee| test(target.answers(callee))),
    }
}

/// The step of a transform that a call takes, if it takes one. It is noted where the module keeps note of steps.
pub fn step<S: TransformStep>(module: &mut Module, inst: InstId, target: &LoweringTarget) -> Option<S> {
    let found = target.applied(rules(module, inst, target)).find_map(|then| match then {
        Then::Replace(step) | Then::Prepare(step) => S::of(step),
        Then::Emit(_) | Then::Refuse(_) => None,
    })?;
    if let Some(steps) = &mut module.steps_taken {
        steps.push(found.step());
    }
    Some(found)
}

/// How a target spells a call that is left when the module is raised; nothing where none should be left.
pub fn emitted(module: &Module, inst: InstId, target: &LoweringTarget) -> Option<Emitted> {
    target.emitted(rules(module, inst, target))
}

/// A call that the target does not spell, though the module is raised. Operators are not asked for: they have the core's symbols.
pub fn not_emitted(module: &Module, target: &LoweringTarget) -> Option<InstId> {
    let depends = |op| match op {
        Op::Builtin(function) => {
            let rules = target.answers(Callee::Function(function)).rules_of_all();
            rules.and_then(|rules| target.emitted(rules)).is_none()
        }
        _ => false,
    };
    module.find_insts(depends).find(|&inst| emitted(module, inst, target).is_none())
}

/// A call that the target cannot have, with the rule of its diagnostic.
pub fn refused(module: &Module, target: &LoweringTarget) -> Option<(InstId, &'static str)> {
    let mut calls = module.find_insts(|op| is_candidate(op, target, Answers::may_refuse));
    calls.find_map(|inst| {
        target.applied(rules(module, inst, target)).find_map(|then| match then {
            Then::Refuse(rule) => Some((inst, rule)),
            _ => None,
        })
    })
}

/// The stages of a module's entry points.
pub fn stages(module: &Module) -> Stages {
    let has = |stage| module.entry_points().any(|entry| module.function(entry).stage == Some(stage));
    Stages {
        vertex: has(ShaderStage::Vertex),
        fragment: has(ShaderStage::Fragment),
        compute: has(ShaderStage::Compute),
    }
}
