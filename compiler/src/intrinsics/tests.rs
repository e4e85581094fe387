//! Calls against the real definitions: which overload they mean, what their arguments become, and what is said where there is none.

use super::enums::Target;
use super::{
    BinaryOp, BuiltinFn, Callee, CtorConv, Lookup, LoweringTarget, NoMatch, Outcomes, OverloadCache, Then, UnaryOp,
    explain,
};
use crate::Store;
use crate::constant::EvalStage;
use crate::types::{Access, AddressSpace, ArrayCount, TypeId};
use crate::util::Id;

const IA: TypeId = TypeId::ABSTRACT_INT;
const FA: TypeId = TypeId::ABSTRACT_FLOAT;
const I32: TypeId = TypeId::I32;
const U32: TypeId = TypeId::U32;
const F32: TypeId = TypeId::F32;
const F16: TypeId = TypeId::F16;

struct Tester {
    store: Store,
    lookup: Lookup<'static>,
}

impl Default for Tester {
    /// The cache is leaked: a test has few.
    fn default() -> Self {
        Self { store: Store::new(), lookup: Lookup::new(Box::leak(Box::default())) }
    }
}

impl Tester {
    /// The parameters and the result, spelled.
    fn spell(&mut self, found: Result<super::Match, Box<NoMatch>>, name: &str) -> String {
        match found {
            Ok(found) => {
                let parameters: Vec<String> =
                    self.lookup.parameters(&found).iter().map(|&ty| self.store.type_name(ty)).collect();
                format!("({}) -> {}", parameters.join(", "), self.store.type_name(found.ret))
            }
            Err(no_match) => {
                let (message, notes) = explain(&mut self.store, &no_match, name);
                std::iter::once(message).chain(notes).collect::<Vec<String>>().join("\n")
            }
        }
    }

    fn function(&mut self, name: &str, arguments: &[TypeId], stage: EvalStage) -> String {
        self.function_with(name, &[], arguments, stage)
    }

    fn function_with(&mut self, name: &str, explicit: &[TypeId], arguments: &[TypeId], stage: EvalStage) -> String {
        let function = BuiltinFn::from_name(name).expect("a built-in function");
        let found = self.lookup.lookup_fn(&mut self.store, function, explicit, arguments, stage);
        self.spell(found, name)
    }

    fn constructor(&mut self, name: &str, explicit: &[TypeId], arguments: &[TypeId], stage: EvalStage) -> String {
        let constructor = CtorConv::from_name(name).expect("a constructor");
        let found = self.lookup.lookup_ctor(&mut self.store, constructor, explicit, arguments, stage);
        self.spell(found, name)
    }

    fn binary(&mut self, op: BinaryOp, lhs: TypeId, rhs: TypeId, stage: EvalStage) -> String {
        let found = self.lookup.lookup_binary(&mut self.store, op, lhs, rhs, false, stage);
        self.spell(found, "")
    }

    fn vector(&mut self, elem: TypeId, size: u8) -> TypeId {
        self.store.types.vector(elem, size)
    }
}

#[test]
fn abstract_arguments_stay_abstract_only_in_const_expressions() {
    let mut t = Tester::default();
    assert_eq!(t.function("abs", &[IA], EvalStage::Const), "(abstract-int) -> abstract-int");
    assert_eq!(t.function("abs", &[IA], EvalStage::Runtime), "(i32) -> i32");
    assert_eq!(t.function("abs", &[IA], EvalStage::Override), "(i32) -> i32");
    assert_eq!(t.function("sin", &[IA], EvalStage::Const), "(abstract-float) -> abstract-float");
    assert_eq!(t.function("sin", &[IA], EvalStage::Runtime), "(f32) -> f32");
    // Without an evaluator there is nothing that abstract types could stay abstract for.
    assert_eq!(t.function("dpdx", &[FA], EvalStage::Const), "(f32) -> f32");
}

#[test]
fn templates_are_refined_by_later_arguments() {
    let mut t = Tester::default();
    let call = "(f16, f16, f16) -> f16";
    assert_eq!(t.function("clamp", &[IA, FA, F16], EvalStage::Const), call);
    assert_eq!(t.function("clamp", &[F16, IA, FA], EvalStage::Runtime), call);
    assert_eq!(t.function("min", &[IA, U32], EvalStage::Runtime), "(u32, u32) -> u32");
    assert_eq!(t.function("max", &[IA, FA], EvalStage::Const), "(abstract-float, abstract-float) -> abstract-float");
    let (abstract_vec, vec) = (t.vector(FA, 3), t.vector(F32, 3));
    assert_eq!(t.function("min", &[abstract_vec, vec], EvalStage::Runtime), "(vec3<f32>, vec3<f32>) -> vec3<f32>");
}

#[test]
fn operators_follow_the_same_rules() {
    let mut t = Tester::default();
    assert_eq!(t.binary(BinaryOp::Add, IA, FA, EvalStage::Const), "(abstract-float, abstract-float) -> abstract-float");
    assert_eq!(t.binary(BinaryOp::Add, IA, FA, EvalStage::Runtime), "(f32, f32) -> f32");
    assert_eq!(
        t.binary(BinaryOp::ShiftLeft, IA, U32, EvalStage::Const),
        "(i32, u32) -> i32".replace("i32", "abstract-int")
    );
    assert_eq!(t.binary(BinaryOp::ShiftLeft, IA, U32, EvalStage::Runtime), "(i32, u32) -> i32");
    let vec = t.vector(F32, 3);
    assert_eq!(t.binary(BinaryOp::Mul, vec, IA, EvalStage::Runtime), "(vec3<f32>, f32) -> vec3<f32>");
    let mat = t.store.types.matrix(F32, 4, 3);
    assert_eq!(t.binary(BinaryOp::Mul, vec, mat, EvalStage::Runtime), "(vec3<f32>, mat4x3<f32>) -> vec4<f32>");
    assert_eq!(t.binary(BinaryOp::LessThan, vec, vec, EvalStage::Runtime), "(vec3<f32>, vec3<f32>) -> vec3<bool>");
    let found = t.lookup.lookup_unary(&mut t.store, UnaryOp::Negation, IA, EvalStage::Const);
    assert_eq!(t.spell(found, ""), "(abstract-int) -> abstract-int");
}

#[test]
fn constructors_infer_what_the_call_does_not_spell() {
    let mut t = Tester::default();
    let all = [F32, IA, FA];
    assert_eq!(t.constructor("vec3", &[], &all, EvalStage::Runtime), "(f32, f32, f32) -> vec3<f32>");
    assert_eq!(t.constructor("vec3", &[F16], &[IA], EvalStage::Const), "(f16) -> vec3<f16>");
    assert_eq!(t.constructor("vec3", &[], &[], EvalStage::Const), "() -> vec3<abstract-int>");
    assert_eq!(t.constructor("vec3", &[U32], &[], EvalStage::Const), "() -> vec3<u32>");
    assert_eq!(t.constructor("vec2", &[U32], &[TypeId::VEC2_F32], EvalStage::Runtime), "(vec2<f32>) -> vec2<u32>");
    assert_eq!(t.constructor("u32", &[], &[F32], EvalStage::Runtime), "(f32) -> u32");
    assert_eq!(
        t.constructor("mat2x2", &[], &[IA, IA, IA, FA], EvalStage::Runtime),
        "(f32, f32, f32, f32) -> mat2x2<f32>"
    );
    assert_eq!(t.constructor("f32", &[], &[IA], EvalStage::Const), "(abstract-int) -> f32");
    assert_eq!(t.constructor("f16", &[], &[FA], EvalStage::Const), "(abstract-float) -> f16");
    assert_eq!(t.constructor("i32", &[], &[IA], EvalStage::Const), "(i32) -> i32");
    let sixteen = [F32; 16];
    assert!(t.constructor("mat4x4", &[], &sixteen, EvalStage::Runtime).ends_with("-> mat4x4<f32>"));
}

#[test]
fn spelled_templates_define_what_they_are_made_of() {
    let mut t = Tester::default();
    let vec = TypeId::VEC3_U32;
    assert_eq!(t.function_with("bitcast", &[vec], &[TypeId::VEC3_F32], EvalStage::Runtime), "(vec3<f32>) -> vec3<u32>");
    assert_eq!(t.function_with("bitcast", &[U32], &[IA], EvalStage::Const), "(abstract-int) -> u32");
    assert!(t.function_with("bitcast", &[], &[F32], EvalStage::Runtime).contains("takes 1 template argument, not 0"));
    assert!(t.function_with("bitcast", &[vec], &[F32], EvalStage::Runtime).starts_with("no matching call"));
}

#[test]
fn pointers_and_references() {
    let mut t = Tester::default();
    let array = t.store.types.array(F32, ArrayCount::Runtime);
    let pointer = t.store.types.pointer(AddressSpace::Storage, array, Access::Read);
    assert!(t.function("arrayLength", &[pointer], EvalStage::Runtime).ends_with("-> u32"));
    let fixed = t.store.types.array(F32, ArrayCount::Fixed(4));
    let pointer = t.store.types.pointer(AddressSpace::Storage, fixed, Access::Read);
    assert!(t.function("arrayLength", &[pointer], EvalStage::Runtime).starts_with("no matching call"));
    let reference = t.store.types.reference(AddressSpace::Function, F32, Access::ReadWrite);
    assert_eq!(t.binary(BinaryOp::Add, reference, IA, EvalStage::Runtime), "(f32, f32) -> f32");
}

#[test]
fn result_structures_are_made_once() {
    let mut t = Tester::default();
    assert_eq!(t.function("frexp", &[FA], EvalStage::Const), "(abstract-float) -> __frexp_result_abstract");
    assert_eq!(t.function("frexp", &[TypeId::VEC3_F32], EvalStage::Runtime), "(vec3<f32>) -> __frexp_result_vec3_f32");
    let first =
        t.lookup.lookup_fn(&mut t.store, BuiltinFn::Modf, &[], &[F32], EvalStage::Runtime).expect("a match").ret;
    let mut cache = OverloadCache::new();
    let mut other = Lookup::new(&mut cache);
    let second = other.lookup_fn(&mut t.store, BuiltinFn::Modf, &[], &[F32], EvalStage::Override).expect("a match").ret;
    assert_eq!(first, second);
    let from = t.lookup.lookup_fn(&mut t.store, BuiltinFn::Modf, &[], &[FA], EvalStage::Const).expect("a match").ret;
    assert!(t.store.types.conversion_rank(from, first).is_some());
}

#[test]
fn answers_are_remembered() {
    let mut t = Tester::default();
    let first = t.function("clamp", &[F32, IA, IA], EvalStage::Runtime);
    let types = t.store.types.len();
    for _ in 0..3 {
        assert_eq!(t.function("clamp", &[F32, IA, IA], EvalStage::Runtime), first);
    }
    assert_eq!(t.store.types.len(), types);
}

#[test]
fn a_remembered_answer_is_no_other_calls() {
    // A call is remembered by one number, in which what is called stands before the types.
    let mut tester = Tester::default();
    let vector = tester.vector(F32, 3);
    let types = (0..TypeId::WELL_KNOWN_COUNT).map(TypeId::from_index);
    for function in BuiltinFn::ALL {
        for arguments in [&[F32][..], &[vector], &[vector, vector]] {
            let _ = tester.lookup.lookup_fn(&mut tester.store, *function, &[], arguments, EvalStage::Runtime);
        }
    }
    for ty in types {
        for arguments in [&[ty, F32][..], &[ty, vector], &[ty, vector, vector]] {
            let found =
                tester.lookup.lookup_fn(&mut tester.store, BuiltinFn::ALL[0], &[], arguments, EvalStage::Runtime);
            assert!(found.is_err(), "{} takes no {arguments:?}", BuiltinFn::ALL[0].name());
        }
    }
}

#[test]
fn failures_are_explained_nearest_candidate_first() {
    let mut t = Tester::default();
    assert_eq!(
        t.function("clamp", &[F32, I32, F32], EvalStage::Runtime).lines().take(2).collect::<Vec<_>>(),
        [
            "no matching call for 'clamp(f32, i32, f32)'",
            "candidate 1: 'clamp(e: T, low: T, high: T) -> T' where T is i32, u32, f32 or f16 [ok, no, ok]: argument 2 is i32, not f32",
        ]
    );
    let text = t.binary(BinaryOp::Add, F32, I32, EvalStage::Runtime);
    assert!(text.starts_with("no matching operator for 'f32 + i32'\ncandidate 1: "), "{text}");
    let text = t.function("sin", &[TypeId::BOOL], EvalStage::Runtime);
    assert!(text.contains("'sin(e: T) -> T' where T is f32 or f16 [ok]: T cannot be bool"), "{text}");
    let text = t.function("sin", &[F32, F32], EvalStage::Runtime);
    assert!(text.contains("takes 1 argument, not 2"), "{text}");
    let text = t.constructor("vec3", &[F32], &[F32, F32], EvalStage::Runtime);
    assert!(text.starts_with("no matching constructor for 'vec3<f32>(f32, f32)'"), "{text}");
    assert!(text.contains("more candidates"), "{text}");
}

#[test]
fn facts_of_functions() {
    assert!(BuiltinFn::AtomicAdd.effects().writes && BuiltinFn::AtomicAdd.effects().reads);
    assert!(!BuiltinFn::AtomicAdd.effects().is_droppable() && BuiltinFn::AtomicLoad.effects().is_droppable());
    assert!(BuiltinFn::WorkgroupBarrier.effects().control_barrier && !BuiltinFn::WorkgroupBarrier.stages().fragment);
    let dpdx = BuiltinFn::Dpdx.uniformity();
    assert_eq!(
        (dpdx.needs_uniform_control_flow, dpdx.severity.map(|rule| rule.name())),
        (true, Some("derivative_uniformity"))
    );
}

/// What a target does with a call of arguments of these types, whose result has the type of the first.
fn rules_of(t: &Tester, callee: Callee, arguments: &[TypeId], target: LoweringTarget) -> Vec<String> {
    let ty = |operand: Option<usize>| arguments.get(operand.unwrap_or(0)).copied();
    let rules = target.answers(callee).rules(&t.store.types, Outcomes::ALL, ty);
    let text = |then| match then {
        Then::Emit(emitted) => emitted.text.to_owned(),
        Then::Replace(step) => format!("{}.{}", step.name().0, step.name().1),
        Then::Prepare(step) => format!("{}.{}, then", step.name().0, step.name().1),
        Then::Refuse(rule) => rule.to_owned(),
    };
    target.applied(rules).map(text).collect()
}

#[test]
fn targets_get_calls_by_their_types_and_versions() {
    let t = Tester::default();
    let of = |callee, arguments: &[TypeId], target, version| {
        rules_of(&t, callee, arguments, LoweringTarget::new(target).at_version(version))
    };
    let add = Callee::Binary { op: BinaryOp::Add, is_compound: false };
    assert_eq!(of(add, &[F32, F32], Target::Spirv, "1.3"), ["OpFAdd"]);
    assert_eq!(of(add, &[U32, U32], Target::Spirv, "1.3"), ["OpIAdd"]);
    assert_eq!(of(add, &[F32, F32], Target::Wgsl, ""), ["+"]);
    assert_eq!(of(add, &[I32, I32], Target::Msl, "2.3"), ["signed_integer_polyfill.wrapping"]);
    let clamp = Callee::Function(BuiltinFn::Clamp);
    assert_eq!(of(clamp, &[F32, F32, F32], Target::Spirv, "1.3"), ["builtin_polyfill.clamp_float, then", "NClamp"]);
    let trunc = Callee::Function(BuiltinFn::Trunc);
    assert_eq!(of(trunc, &[F32], Target::Hlsl, "6.10"), ["trunc"]);
    assert_eq!(of(trunc, &[F32], Target::Hlsl, "5.0"), ["hlsl_compositions.trunc"]);
    let ballot = Callee::Function(BuiltinFn::SubgroupBallot);
    assert_eq!(of(ballot, &[TypeId::BOOL], Target::Hlsl, "5.1"), ["hlsl/subgroups"]);
}

#[test]
fn the_nearest_candidate_is_of_the_right_kind() {
    let mut t = Tester::default();
    let mat = t.store.types.matrix(F32, 3, 3);
    let text = t.binary(BinaryOp::Mul, TypeId::VEC4_F32, mat, EvalStage::Runtime);
    assert!(text.contains("candidate 1: 'vecR<T> * matCxR<T> -> vecC<T>'"), "{text}");
    let text = t.function("dot", &[TypeId::VEC3_F32, TypeId::VEC4_F32], EvalStage::Runtime);
    assert!(text.ends_with("[ok, no]: argument 2 is vec4<f32>, not vec3<f32>"), "{text}");
}

#[test]
fn the_overloads_of_an_operator_are_evaluated_by_one_function() {
    let unary = [UnaryOp::Negation, UnaryOp::Not, UnaryOp::Complement].map(Callee::Unary);
    let binary = BinaryOp::ALL.map(|op| Callee::Binary { op, is_compound: false });
    for callee in unary.into_iter().chain(binary) {
        let functions: Vec<_> =
            callee.overloads().map(|overload| super::OverloadId::new(overload.into()).const_fn()).collect();
        assert!(functions[0].is_some() && functions.iter().all(|&f| f == functions[0]), "{callee:?}: {functions:?}");
    }
}
