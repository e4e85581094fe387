//! Which instruction computes an operator or a built-in function: the definitions say it by name.
//!
//! It hangs on the callee and on the scalar type of the first operand alone, which debug builds check of every instruction. Nothing
//! ever changes the answers, so each is found once for the process and not once for a module.

use smallvec::SmallVec;
use std::sync::OnceLock;

use crate::Store;
use crate::intrinsics::enums::Target;
use crate::intrinsics::{
    BinaryOp, BuiltinFn, Callee, CtorConv, Lookup, Lowering, OverloadCache, UnaryOp, lowering_of_all,
};
use crate::ir::{InstId, Module, Use};
use crate::spirv::grammar::{Glsl, Op};
use crate::types::{Type, TypeId, Types};

/// An instruction, by itself or of the extended set.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Spelling {
    Core(Op),
    Glsl(Glsl),
}

/// The versions of SPIR-V, by what follows the point; the first is that of Vulkan 1.1.
const VERSIONS: [&str; 4] = ["1.3", "1.4", "1.5", "1.6"];
const FIRST_MINOR: usize = 3;

/// How many scalar types there are.
const SCALARS: usize = 5;

/// The answers so far: by version, callee and scalar type.
static KNOWN: [OnceLock<Option<Spelling>>; VERSIONS.len() * CALLEES * SCALARS] =
    [const { OnceLock::new() }; VERSIONS.len() * CALLEES * SCALARS];

/// What an instruction computes.
#[derive(Copy, Clone)]
pub(super) struct Operation {
    callee: Callee,
    /// The result's type, or that of its components, where a call in WGSL would spell it.
    explicit: Option<TypeId>,
    /// The number of the callee that has the same instructions: a vector is converted as its components are.
    number: usize,
}

impl Operation {
    /// An operation whose result's type follows from its operands.
    #[inline(always)]
    pub fn of(callee: Callee) -> Self {
        Self { callee, explicit: None, number: number(callee) }
    }

    /// The reinterpretation as a type.
    pub fn bitcast(ty: TypeId) -> Self {
        Self { explicit: Some(ty), ..Self::of(Callee::Function(BuiltinFn::Bitcast)) }
    }

    /// The conversion to a type.
    pub fn conversion(types: &Types, ty: TypeId) -> Self {
        let elem = types.deepest_elem(ty);
        let scalar = scalar_conversion(elem);
        let (constructor, explicit) = match types.get(ty) {
            Type::Vector { size: 2, .. } => (CtorConv::Vec2, Some(elem)),
            Type::Vector { size: 3, .. } => (CtorConv::Vec3, Some(elem)),
            Type::Vector { .. } => (CtorConv::Vec4, Some(elem)),
            _ => (scalar, None),
        };
        let callee = Callee::Constructor(constructor);
        Self { callee, explicit, number: number(Callee::Constructor(scalar)) }
    }

    /// The instruction that computes it of the operands of `inst`, if the target has one.
    #[inline(always)]
    pub fn spelling(self, module: &Module, inst: InstId, operands: &[Use], minor: u32) -> Option<Spelling> {
        let version = minor as usize - FIRST_MINOR;
        let first = operands.first().map(|slot| module.store.types.deepest_elem(module.type_of(slot.value)));
        let Some(scalar) = first.and_then(scalar_number) else { return self.ask(module, inst, version) };
        let known = &KNOWN[(version * CALLEES + self.number) * SCALARS + scalar];
        let found = match known.get() {
            Some(found) => *found,
            None => *known.get_or_init(|| self.ask(module, inst, version)),
        };
        debug_assert_eq!(found, self.ask(module, inst, version), "it hangs on the first operand's scalar type alone");
        found
    }

    /// Asks the definitions. Types of operands are few and simple, so that they can be had in a store of their own, which may grow.
    #[cold]
    fn ask(self, module: &Module, inst: InstId, version: usize) -> Option<Spelling> {
        let options = |name: &str| (name == "version").then_some(VERSIONS[version]);
        let all = lowering_of_all(self.callee, Target::Spirv, &options);
        if all.is_some() {
            return spelled(all);
        }
        let (mut store, types) = (Store::new(), &module.store.types);
        let explicit = self.explicit.map(|ty| own_type(&mut store, types, ty));
        let args: SmallVec<[TypeId; 4]> =
            module.operands(inst).map(|value| own_type(&mut store, types, module.type_of(value))).collect();
        let explicit = explicit.as_slice();
        let mut cache = OverloadCache::new();
        spelled(Lookup::new(&mut cache).lowering_of(&mut store, self.callee, explicit, &args, Target::Spirv, &options))
    }
}

fn scalar_conversion(elem: TypeId) -> CtorConv {
    match elem {
        TypeId::BOOL => CtorConv::Bool,
        TypeId::I32 => CtorConv::I32,
        TypeId::U32 => CtorConv::U32,
        TypeId::F16 => CtorConv::F16,
        _ => CtorConv::F32,
    }
}

fn scalar_number(scalar: TypeId) -> Option<usize> {
    Some(match scalar {
        TypeId::BOOL => 0,
        TypeId::I32 => 1,
        TypeId::U32 => 2,
        TypeId::F16 => 3,
        TypeId::F32 => 4,
        _ => return None,
    })
}

const CONSTRUCTORS: usize = BuiltinFn::ALL.len();
const UNARY: usize = CONSTRUCTORS + CtorConv::ALL.len();
const BINARY: usize = UNARY + UnaryOp::ALL.len();
const CALLEES: usize = BINARY + BinaryOp::ALL.len();

#[inline]
fn number(callee: Callee) -> usize {
    match callee {
        Callee::Function(function) => function as usize,
        Callee::Constructor(constructor) => CONSTRUCTORS + constructor as usize,
        Callee::Unary(op) => UNARY + op as usize,
        Callee::Binary { op, .. } => BINARY + op as usize,
    }
}

fn spelled(lowering: Option<Lowering>) -> Option<Spelling> {
    let Some(Lowering::Emit(name)) = lowering else { return None };
    match name.strip_prefix("Op") {
        Some(name) => Op::from_name(name).map(Spelling::Core),
        None => Glsl::from_name(name).map(Spelling::Glsl),
    }
}

fn own_type(store: &mut Store, types: &Types, ty: TypeId) -> TypeId {
    match types.get(ty) {
        Type::Vector { elem, size } => store.types.vector(elem, size),
        Type::Matrix { column, columns } => {
            let column = own_type(store, types, column);
            store.types.intern(Type::Matrix { column, columns })
        }
        // Scalars are the same in every store.
        _ => ty,
    }
}
