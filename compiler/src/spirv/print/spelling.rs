//! Which instruction computes an operator or a built-in function: the definitions say it by name.

use smallvec::SmallVec;

use crate::Store;
use crate::intrinsics::enums::Target;
use crate::intrinsics::{BinaryOp, BuiltinFn, Callee, CtorConv, Lookup, Lowering, UnaryOp, lowering_of_all};
use crate::spirv::grammar::{Glsl, Op};
use crate::types::{Type, TypeId, Types};

/// An instruction, by itself or of the extended set.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Spelling {
    Core(Op),
    Glsl(Glsl),
}

/// The types that a call spells, and those of its operands.
type Key = SmallVec<[TypeId; 4]>;

/// What is known of the instructions of a callee.
#[derive(Clone, Default)]
enum Found {
    /// Nothing yet.
    #[default]
    Nothing,
    /// All overloads have the same.
    Alike(Option<Spelling>),
    /// Those for which types: for few.
    ByTypes(Vec<(Key, Option<Spelling>)>),
}

/// The instructions asked for so far.
pub(super) struct Spellings {
    version: &'static str,
    /// By the callee's number.
    found: Vec<Found>,
    lookup: Lookup,
    /// The types of operands are few and simple, so that they can be had in a store of their own, which may grow.
    store: Store,
}

impl Spellings {
    /// None yet, for a version of SPIR-V.
    pub fn new(version: &'static str) -> Self {
        Self { version, found: vec![Found::Nothing; CALLEES], lookup: Lookup::new(), store: Store::new() }
    }

    /// The instruction for operands of those types, if the target has one. `explicit` is the result's type where the call spells it.
    pub fn get(&mut self, types: &Types, callee: Callee, explicit: &[TypeId], args: &[TypeId]) -> Option<Spelling> {
        let version = self.version;
        let options = |name: &str| (name == "version").then_some(version);
        let known = &mut self.found[number(callee)];
        if let Found::Nothing = known {
            *known = match lowering_of_all(callee, Target::Spirv, &options) {
                None => Found::ByTypes(Vec::new()),
                all => Found::Alike(spelled(all)),
            };
        }
        let known = match known {
            Found::Alike(found) => return *found,
            Found::ByTypes(known) => known,
            Found::Nothing => unreachable!("it was looked up"),
        };
        let is_wanted = |key: &[TypeId]| key.split_at_checked(explicit.len()) == Some((explicit, args));
        if let Some((_, found)) = known.iter().find(|(key, _)| is_wanted(key)) {
            return *found;
        }
        let mut key: Key = SmallVec::from_slice(explicit);
        key.extend_from_slice(args);
        let mut own: Key = SmallVec::new();
        for &ty in &key {
            own.push(own_type(&mut self.store, types, ty));
        }
        let (explicit, args) = own.split_at(explicit.len());
        let found = spelled(self.lookup.lowering_of(&mut self.store, callee, explicit, args, Target::Spirv, &options));
        known.push((key, found));
        found
    }
}

const CONSTRUCTORS: usize = BuiltinFn::ALL.len();
const UNARY: usize = CONSTRUCTORS + CtorConv::ALL.len();
const BINARY: usize = UNARY + UnaryOp::ALL.len();
const CALLEES: usize = BINARY + BinaryOp::ALL.len();

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
