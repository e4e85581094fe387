//! How a target gets the calls of a module: the answers of the definitions for instructions. Transforms ask which step of theirs a call takes,
//! refusals which calls a target cannot have, printers how one is spelt. Nothing else decides.

use std::marker::PhantomData;

use crate::intrinsics::enums::Target;
use crate::intrinsics::{
    Answers, BinaryOp, BuiltinFn, Callee, CtorConv, Emitted, LoweringTarget, Outcomes, Rule, Stages, Then,
    TransformStep, UnaryOp,
};
use crate::ir::{InstId, InstSet, Module, Op, OpcodeSet};
use crate::types::{ShaderStage, Type, TypeId, Types};

/// What a target does with what an instruction calls: operators, conversions and built-in functions alike.
fn answers(module: &Module, inst: InstId, target: &LoweringTarget) -> Option<&'static Answers> {
    Some(match module.inst(inst).op {
        Op::Builtin(function) => target.answers(Callee::Function(function)),
        Op::Binary(op) => target.answers(Callee::Binary { op, is_compound: false }),
        Op::Unary(op) => target.answers(Callee::Unary(op)),
        Op::Bitcast => target.answers(Callee::Function(BuiltinFn::Bitcast)),
        Op::Convert => {
            target.answers(Callee::Constructor(conversion(&module.store.types, result_type(module, inst)?)?))
        }
        _ => return None,
    })
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

/// The type of an operand of an instruction, or of its result where there is no index.
fn type_at(module: &Module, inst: InstId, operand: Option<usize>) -> Option<TypeId> {
    match operand {
        Some(index) => module.get_operand(inst, index).map(|value| module.type_of(value)),
        None => result_type(module, inst),
    }
}

/// The rules that the definitions have for a call, or none where they do not lead to what is wanted.
fn rules(module: &Module, inst: InstId, target: &LoweringTarget, wanted: Outcomes) -> &'static [Rule] {
    let Some(answers) = answers(module, inst, target) else { return &[] };
    answers.rules(&module.store.types, wanted, |operand| type_at(module, inst, operand))
}

/// The opcodes of the calls whose rules may lead to what is wanted, by the target.
const fn opcodes_by_target(wanted: Outcomes) -> [OpcodeSet; Target::ALL.len()] {
    let (mut sets, mut target) = ([OpcodeSet::NONE; Target::ALL.len()], 0);
    while target < sets.len() {
        let of = LoweringTarget::new(Target::ALL[target]);
        insert_calls(&mut sets[target], &of, wanted);
        target += 1;
    }
    sets
}

const fn insert_calls(set: &mut OpcodeSet, target: &LoweringTarget, wanted: Outcomes) {
    let mut at = 0;
    while at < BuiltinFn::ALL.len() {
        let function = BuiltinFn::ALL[at];
        if target.answers(Callee::Function(function)).outcomes().intersects(wanted) {
            match function {
                BuiltinFn::Bitcast => set.insert_function(Op::Bitcast, 0),
                function => set.insert_function(Op::Builtin(function), at),
            }
        }
        at += 1;
    }
    at = 0;
    while at < CtorConv::ALL.len() {
        if target.answers(Callee::Constructor(CtorConv::ALL[at])).outcomes().intersects(wanted) {
            set.insert_function(Op::Convert, 0);
        }
        at += 1;
    }
    at = 0;
    while at < UnaryOp::ALL.len() {
        let op = UnaryOp::ALL[at];
        if target.answers(Callee::Unary(op)).outcomes().intersects(wanted) {
            set.insert_function(Op::Unary(op), at);
        }
        at += 1;
    }
    at = 0;
    while at < BinaryOp::ALL.len() {
        let op = BinaryOp::ALL[at];
        if target.answers(Callee::Binary { op, is_compound: false }).outcomes().intersects(wanted) {
            set.insert_function(Op::Binary(op), at);
        }
        at += 1;
    }
}

/// The calls that may take a step of a transform.
struct Candidates<S>(PhantomData<S>);

impl<S: TransformStep> Candidates<S> {
    const OPCODES: &[OpcodeSet; Target::ALL.len()] = &opcodes_by_target(Outcomes::of::<S>());
}

/// The calls that may be refused.
static REFUSABLE: [OpcodeSet; Target::ALL.len()] = opcodes_by_target(Outcomes::REFUSED);

/// The calls of which some may take a step of a transform: by what they call alone.
pub fn candidates<S: TransformStep>(module: &Module, target: &LoweringTarget) -> InstSet {
    module.find_opcodes(&Candidates::<S>::OPCODES[target.target as usize])
}

/// The same in printed order.
pub fn candidates_in_order<S: TransformStep>(module: &Module, target: &LoweringTarget) -> Vec<InstId> {
    module.find_opcodes_in_order(&Candidates::<S>::OPCODES[target.target as usize])
}

/// The step of a transform that a call takes, if it takes one. It is noted where the module keeps note of steps.
pub fn step<S: TransformStep>(module: &mut Module, inst: InstId, target: &LoweringTarget) -> Option<S> {
    let rules = rules(module, inst, target, Outcomes::of::<S>());
    let found = target.applied(rules).find_map(|then| match then {
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
    let answers = answers(module, inst, target)?;
    target.emitted(answers.spellings(&module.store.types, |operand| type_at(module, inst, operand)))
}

/// A call that the target does not spell, though the module is raised. Operators are not asked for: they have the core's symbols.
pub fn not_emitted(module: &Module, target: &LoweringTarget) -> Option<InstId> {
    let depends = |op| match op {
        Op::Builtin(function) => {
            let rules = target.answers(Callee::Function(function)).spellings_of_all();
            rules.and_then(|rules| target.emitted(rules)).is_none()
        }
        _ => false,
    };
    module.find_insts(depends).find(|&inst| emitted(module, inst, target).is_none())
}

/// A call that the target cannot have, with the rule of its diagnostic.
pub fn refused(module: &Module, target: &LoweringTarget) -> Option<(InstId, &'static str)> {
    module.find_opcodes(&REFUSABLE[target.target as usize]).find_map(|inst| {
        target.applied(rules(module, inst, target, Outcomes::REFUSED)).find_map(|then| match then {
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
