//! What is compared: every concrete instantiation of every overload that definitions mark `@const`.

use colorfast::Store;
use colorfast::constant::{ConstFn, EvalStage};
use colorfast::intrinsics::{BinaryOp, BuiltinFn, Callee, CtorConv, Lookup, OverloadCache, UnaryOp};
use colorfast::ir::Op;
use colorfast::types::TypeId;
use intrinsic_gen::model::{Intrinsic, IntrinsicKind};
use intrinsic_gen::testgen::expand::{Instantiation, instantiations};
use intrinsic_gen::testgen::shape::{Scalar, Shape};
use std::path::Path;

/// One instantiation.
pub struct Overload {
    /// The name or operator.
    pub name: String,
    /// Name, templates and types, for messages.
    pub label: String,
    /// What kind of call it is.
    pub kind: IntrinsicKind,
    /// What is called.
    callee: Callee,
    explicit: Vec<Shape>,
    /// The parameters' types.
    pub parameters: Vec<Shape>,
    /// The result's type.
    pub result: Shape,
}

/// A call to compute, in the terms of one store.
pub struct Call {
    /// What evaluates it.
    pub function: ConstFn,
    /// The instruction that computes it.
    pub op: Op,
    /// The parameters' types.
    pub parameters: Vec<TypeId>,
    /// The result's type.
    pub result: TypeId,
}

/// All of them, and how many overloads they are instantiations of.
pub fn all() -> (Vec<Overload>, usize) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let model = intrinsic_gen::read_model(&intrinsic_gen::read_below(&root), "intrinsics/wgsl.def")
        .expect("the definitions are valid");
    let (mut found, mut overloads) = (Vec::new(), 0);
    for intrinsic in &model.intrinsics {
        for definition in intrinsic.overloads.iter().filter(|definition| definition.const_fn.is_some()) {
            let all = instantiations(&model, definition).expect("tests know all types");
            assert!(!all.is_empty(), "{} has no instantiation", model.signature(intrinsic, definition));
            // An overload that names an abstract type has no concrete instantiation.
            let concrete = all.into_iter().filter(|one| !one.any_component(Scalar::is_abstract));
            let before = found.len();
            found.extend(concrete.map(|one| overload(intrinsic, one)));
            overloads += usize::from(found.len() > before);
        }
    }
    (found, overloads)
}

fn overload(intrinsic: &Intrinsic, instantiation: Instantiation) -> Overload {
    let Instantiation { explicit, parameters, result, .. } = instantiation;
    let result = result.expect("what is evaluated has a result");
    let join = |shapes: &[Shape]| shapes.iter().map(Shape::to_string).collect::<Vec<_>>().join(", ");
    let templates = if explicit.is_empty() { String::new() } else { format!("<{}>", join(&explicit)) };
    let label = format!("{}{templates}({})", intrinsic.name, join(&parameters));
    let name = intrinsic.name.clone();
    let binary = || BinaryOp::ALL.into_iter().find(|op| op.symbol() == name);
    let unary = || UnaryOp::ALL.into_iter().find(|op| op.symbol() == name);
    let callee = match intrinsic.kind {
        IntrinsicKind::Function => BuiltinFn::from_name(&name).map(Callee::Function),
        IntrinsicKind::Constructor | IntrinsicKind::Conversion => CtorConv::from_name(&name).map(Callee::Constructor),
        IntrinsicKind::UnaryOperator => unary().map(Callee::Unary),
        IntrinsicKind::BinaryOperator => binary().map(|op| Callee::Binary { op, is_compound: false }),
    };
    let callee = callee.unwrap_or_else(|| panic!("the compiler does not know '{name}'"));
    Overload { name, label, kind: intrinsic.kind, callee, explicit, parameters, result }
}

/// The compiler's type.
fn type_of(store: &mut Store, shape: &Shape) -> TypeId {
    match shape {
        Shape::Scalar(scalar) => scalar_type(*scalar),
        Shape::Vector(size, scalar) => store.types.vector(scalar_type(*scalar), *size as u8),
        Shape::Matrix(columns, rows, scalar) => store.types.matrix(scalar_type(*scalar), *columns as u8, *rows as u8),
        other => panic!("no constant is of type '{other}'"),
    }
}

fn scalar_type(scalar: Scalar) -> TypeId {
    match scalar {
        Scalar::Bool => TypeId::BOOL,
        Scalar::I32 => TypeId::I32,
        Scalar::U32 => TypeId::U32,
        Scalar::F32 => TypeId::F32,
        Scalar::F16 => TypeId::F16,
        Scalar::AbstractInt | Scalar::AbstractFloat => panic!("'{scalar}' is not concrete"),
    }
}

impl Overload {
    /// The call, with the overload found as the front end finds it.
    pub fn call(&self, store: &mut Store) -> Call {
        let explicit: Vec<TypeId> = self.explicit.iter().map(|shape| type_of(store, shape)).collect();
        let parameters: Vec<TypeId> = self.parameters.iter().map(|shape| type_of(store, shape)).collect();
        let mut cache = OverloadCache::new();
        let found = Lookup::new(&mut cache).lookup(store, self.callee, &explicit, &parameters, EvalStage::Override);
        let found = found.unwrap_or_else(|_| panic!("no overload is found for {}", self.label));
        let function =
            found.overload.const_fn().unwrap_or_else(|| panic!("{} has nothing that evaluates it", self.label));
        let op = match (self.callee, function) {
            (Callee::Function(BuiltinFn::Bitcast), _) => Op::Bitcast,
            (Callee::Function(function), _) => Op::Builtin(function),
            (Callee::Unary(op), _) => Op::Unary(op),
            (Callee::Binary { op, .. }, _) => Op::Binary(op),
            (Callee::Constructor(_), ConstFn::Convert) => Op::Convert,
            (Callee::Constructor(_), _) => Op::Construct,
        };
        Call { function, op, parameters, result: found.ret }
    }
}
