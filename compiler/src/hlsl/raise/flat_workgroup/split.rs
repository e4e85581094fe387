//! Parts what a workgroup variable holds by kind: signed atomics, unsigned atomics, all else. Each is a variable of its own.

use hashbrown::HashMap;
use smallvec::SmallVec;

use super::variables_of;
use crate::ir::{Builder, Cursor, InstId, Module, Op, Value, ValueId};
use crate::rewrite::values::replace;
use crate::types::{Access, AddressSpace, StructMember, StructType, Type, TypeFlags, TypeId, Types};

/// What is kept apart.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
enum Kind {
    Plain,
    Signed,
    Unsigned,
}

impl Kind {
    const ALL: [Self; 3] = [Self::Plain, Self::Signed, Self::Unsigned];

    /// What is added to the name of the variable.
    fn suffix(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::Signed => "_signed_atomics",
            Self::Unsigned => "_atomics",
        }
    }
}

/// Splits the variables that hold atomics beside something else; says whether there were any.
pub(super) fn split(module: &mut Module) -> bool {
    let mut parts = Parts(HashMap::new());
    let mut is_split = false;
    for variable in variables_of(module) {
        let Type::Pointer { store, .. } = module.shape_of(variable.into()) else { continue };
        if !module.store.types.has(store, TypeFlags::HAS_ATOMIC) {
            continue;
        }
        let types = Kind::ALL.map(|kind| parts.of(module, store, kind));
        if types.iter().flatten().count() < 2 {
            continue;
        }
        let mut variables = [None; 3];
        for (kind, ty) in Kind::ALL.into_iter().zip(types) {
            variables[kind as usize] = ty.map(|ty| declare(module, variable, kind, ty));
        }
        let mut redirect = Redirect { parts: &mut parts, variables };
        redirect.users(module, variable, store, &Default::default());
        remove(module, variable, variables);
        is_split = true;
    }
    is_split
}

/// Declares the part of a variable.
fn declare(module: &mut Module, of: ValueId, kind: Kind, ty: TypeId) -> ValueId {
    let name = module.value(of).name.map_or("workgroup", |name| module.name(name));
    let name = format!("{name}{}", kind.suffix());
    let inst = module.defining_inst(of.into()).expect("a variable is defined");
    let mut b = Builder::before(module, inst);
    let variable = b.var(AddressSpace::Workgroup, ty, Access::ReadWrite);
    b.name(variable, &name).as_defined().expect("a variable is defined")
}

/// Removes a variable that nothing names but the functions that used it, which use its parts now.
fn remove(module: &mut Module, of: ValueId, parts: [Option<ValueId>; 3]) {
    for function in module.function_order.clone() {
        let resources = &mut module.function_mut(function).resources;
        if let Some(place) = resources.iter().position(|&resource| resource == of) {
            resources.remove(place);
            resources.extend(parts.into_iter().flatten());
        }
    }
    let inst = module.defining_inst(of.into()).expect("a variable is defined");
    module.remove(inst);
}

/// What is left of each type if it holds one kind only; nothing where it holds none of it.
struct Parts(HashMap<(TypeId, Kind), Option<TypeId>>);

impl Parts {
    /// Types nest no deeper than a limit.
    fn of(&mut self, module: &mut Module, ty: TypeId, kind: Kind) -> Option<TypeId> {
        if let Some(&known) = self.0.get(&(ty, kind)) {
            return known;
        }
        let part = match module.store.types.get(ty) {
            Type::Atomic(elem) => {
                (kind == if elem == TypeId::I32 { Kind::Signed } else { Kind::Unsigned }).then_some(ty)
            }
            Type::Array { elem, count } => {
                self.of(module, elem, kind).map(|elem| module.store.types.array(elem, count))
            }
            Type::Struct(id) => {
                let all = module.store.types.struct_type(id).members.clone();
                let left: Vec<StructMember> =
                    all.iter().filter_map(|member| self.member(module, member, kind)).collect();
                match left.is_empty() {
                    true => None,
                    false if left == all => Some(ty),
                    false => Some(structure(module, id, left)),
                }
            }
            _ => (kind == Kind::Plain).then_some(ty),
        };
        self.0.insert((ty, kind), part);
        part
    }

    fn member(&mut self, module: &mut Module, member: &StructMember, kind: Kind) -> Option<StructMember> {
        let ty = self.of(module, member.ty, kind)?;
        if ty == member.ty {
            return Some(member.clone());
        }
        let layout = module.store.types.layout(ty);
        Some(StructMember { ty, size: layout.size, align: layout.align, ..member.clone() })
    }
}

/// A structure of what is left of another.
fn structure(module: &mut Module, of: crate::types::StructId, mut members: Vec<StructMember>) -> TypeId {
    let name = module.store.types.struct_type(of).name;
    Types::lay_out_members(&mut members);
    module.store.types.declare_struct(StructType { name, members, builtin_family: None })
}

/// The indices that lead from each part of a variable to a place in it.
type Paths = [SmallVec<[Value; 4]>; 3];

struct Redirect<'p> {
    parts: &'p mut Parts,
    /// The part of each kind.
    variables: [Option<ValueId>; 3],
}

impl Redirect<'_> {
    /// Has the users of a pointer to what holds several kinds use the parts. Accesses nest no deeper than types do.
    fn users(&mut self, module: &mut Module, pointer: ValueId, ty: TypeId, paths: &Paths) {
        let users: SmallVec<[InstId; 8]> = module.uses(pointer).map(|(_, slot)| slot.user).collect();
        for user in users {
            let op = module.inst(user).op;
            debug_assert!(matches!(op, Op::Access | Op::Let), "no {} takes what holds atomics", op.mnemonic());
            let (ty, paths) = self.follow(module, user, ty, paths.clone());
            let result = module.result(user).expect("it makes a pointer");
            let mut kinds = Kind::ALL.into_iter().filter(|&kind| self.parts.of(module, ty, kind).is_some());
            match (kinds.next(), kinds.next()) {
                (Some(kind), None) => {
                    let variable = self.variables[kind as usize].expect("the variable holds this kind");
                    let pointer = module.store.types.pointer(AddressSpace::Workgroup, ty, Access::ReadWrite);
                    let place = Builder::before(module, user).access(pointer, variable.into(), &paths[kind as usize]);
                    replace(module, user, place);
                }
                _ => {
                    self.users(module, result, ty, &paths);
                    module.remove(user);
                }
            }
        }
    }

    /// Where an access leads, by the type as it was and by the indices in the parts.
    fn follow(&mut self, module: &mut Module, access: InstId, mut ty: TypeId, mut paths: Paths) -> (TypeId, Paths) {
        for index in module.operand_list::<[Value; 8]>(access).into_iter().skip(1) {
            let known = index.as_constant().and_then(|id| module.store.constants.as_integer(id)).unwrap_or(0) as u32;
            for kind in Kind::ALL {
                let index = self.index(module, ty, kind, index, known);
                paths[kind as usize].push(index);
            }
            ty = module.store.types.element_type(ty, known).expect("what is indexed has elements");
        }
        (ty, paths)
    }

    /// An index in the part of a type: structures have fewer members there.
    fn index(&mut self, module: &mut Module, ty: TypeId, kind: Kind, index: Value, known: u32) -> Value {
        let Type::Struct(id) = module.store.types.get(ty) else { return index };
        let before: Vec<TypeId> =
            module.store.types.struct_type(id).members[..known as usize].iter().map(|member| member.ty).collect();
        let left = before.into_iter().filter(|&member| self.parts.of(module, member, kind).is_some()).count();
        let root = module.root();
        Builder::new(module, Cursor::End(root)).u32(left as u32)
    }
}
