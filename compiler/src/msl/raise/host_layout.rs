//! Structures that the host shares: MSL gives a vector of three the room of four, WGSL may put something into the fourth place.
//!
//! Such members become packed vectors, which have no alignment of their own. Packed vectors are not what computations take, so that
//! loads and stores convert; and a function that is given a pointer to one takes pointers to packed vectors only. Where nothing follows
//! closely the fourth place is the host's: what is stored to such a vector in a storage buffer is packed too.

use hashbrown::{HashMap, HashSet};

use crate::ir::{Builder, DialectProperties, InstId, Module, Op, ValueId};
use crate::transform::Transform;
use crate::types::{AddressSpace, IoAttributes, StructId, StructMember, StructType, Type, TypeId, Types};

/// What became of the structures that the host shares.
#[derive(Clone, Default)]
pub struct HostStructs {
    shared: HashSet<StructId>,
    packed: Vec<(StructId, TypeId)>,
}

impl HostStructs {
    /// Whether a structure lies in a buffer, so that its members have the offsets of WGSL.
    pub fn is_shared(&self, structure: StructId) -> bool {
        self.shared.contains(&structure)
    }

    /// The scalar of the packed vector of three that a structure stands for.
    pub fn packed_scalar(&self, structure: StructId) -> Option<TypeId> {
        self.packed.iter().find(|(id, _)| *id == structure).map(|&(_, scalar)| scalar)
    }
}

pub(super) const INFO: Transform = Transform {
    name: "host_layout",
    description: "packs vectors of buffers where a member follows closely",
    accepts: DialectProperties::DIALECT_CALLS.union(DialectProperties::DUPLICATE_NAMES),
    adds: DialectProperties::PACKED_VECTORS.union(DialectProperties::DUPLICATE_NAMES),
    follows: &["robustness", "preserve_padding"],
    run: |module, _| {
        host_layout(module);
        Ok(())
    },
    ..Transform::ANY
};

/// Packs the members that need it.
pub(super) fn host_layout(module: &mut Module) -> HostStructs {
    INFO.note(module);
    let mut host = HostStructs { shared: shared_structs(module), packed: Vec::new() };
    let mut state = Packer { packed: HashMap::new() };
    let mut ids: Vec<StructId> = host.shared.iter().copied().collect();
    ids.sort_unstable();
    for id in ids {
        for index in tight_members(&module.store.types, id) {
            let vector = module.store.types.struct_type(id).members[index].ty;
            let packed = state.packed_type(module, &mut host, vector);
            module.store.types.set_member_type(id, index, packed);
        }
    }
    if !host.packed.is_empty() {
        state.rewrite(module);
    }
    state.whole_stores(module, &mut host);
    if !host.packed.is_empty() {
        module.properties = module.properties.union(DialectProperties::PACKED_VECTORS);
    }
    if host.packed.len() > 1 {
        module.properties = module.properties.union(DialectProperties::DUPLICATE_NAMES);
    }
    host
}

/// The structures that buffers hold, however deep.
fn shared_structs(module: &Module) -> HashSet<StructId> {
    let types = &module.store.types;
    let mut shared = HashSet::new();
    let mut seen = HashSet::new();
    let mut pending: Vec<TypeId> = Vec::new();
    for inst in module.block_insts(module.root()) {
        let ty = module.result(inst).map(|result| types.get(module.value(result).ty));
        let Some(Type::Pointer { space, store, .. }) = ty else { continue };
        if matches!(space, AddressSpace::Uniform | AddressSpace::Storage | AddressSpace::Immediate) {
            pending.push(store);
        }
    }
    while let Some(ty) = pending.pop() {
        if !seen.insert(ty) {
            continue;
        }
        match types.get(ty) {
            Type::Array { elem, .. } => pending.push(elem),
            Type::Struct(id) => {
                shared.insert(id);
                pending.extend(types.struct_type(id).members.iter().map(|member| member.ty));
            }
            _ => {}
        }
    }
    shared
}

/// The members that are vectors of three with something right behind.
fn tight_members(types: &Types, id: StructId) -> Vec<usize> {
    let members = &types.struct_type(id).members;
    let is_tight = |index: &usize| {
        let Type::Vector { size: 3, elem } = types.get(members[*index].ty) else { return false };
        let room = 4 * types.layout(elem).size;
        members.get(index + 1).is_some_and(|next| next.offset < members[*index].offset + room)
    };
    (0..members.len()).filter(is_tight).collect()
}

struct Packer {
    /// The packed type of each vector type.
    packed: HashMap<TypeId, TypeId>,
}

impl Packer {
    /// The structure that stands for the packed form of a vector of three.
    fn packed_type(&mut self, module: &mut Module, host: &mut HostStructs, vector: TypeId) -> TypeId {
        if let Some(&packed) = self.packed.get(&vector) {
            return packed;
        }
        let scalar = module.store.types.deepest_elem(vector);
        let layout = module.store.types.layout(scalar);
        let name = module.store.symbols.intern("packed_vector");
        let components = ["x", "y", "z"].map(|name| module.store.symbols.intern(name));
        let member = |(index, name)| StructMember {
            name,
            ty: scalar,
            offset: index * layout.size,
            size: layout.size,
            align: layout.align,
            explicit_layout: false,
            io: IoAttributes::default(),
        };
        let members = (0..).zip(components).map(member).collect();
        let ty = module.store.types.declare_struct(StructType { name, members, builtin_family: None });
        let Type::Struct(id) = module.store.types.get(ty) else { unreachable!("a structure was declared") };
        host.packed.push((id, scalar));
        self.packed.insert(vector, ty);
        ty
    }

    fn is_packed(&self, ty: TypeId) -> bool {
        self.packed.values().any(|&packed| packed == ty)
    }

    /// Adapts what reads and writes packed members.
    fn rewrite(&self, module: &mut Module) {
        let mut pointers = Vec::new();
        for inst in module.find_insts(|op| matches!(op, Op::Access | Op::Construct)) {
            match module.inst(inst).op {
                Op::Access => pointers.extend(self.access(module, inst)),
                Op::Construct => self.construct(module, inst),
                _ => {}
            }
        }
        while let Some(pointer) = pointers.pop() {
            self.users(module, pointer, &mut pointers);
        }
        for inst in module.find_insts(|op| op == Op::Call) {
            self.arguments(module, inst);
        }
    }

    /// An `access` that ends at a packed member: a value is converted, a pointer is given back.
    fn access(&self, module: &mut Module, inst: InstId) -> Option<ValueId> {
        let result = module.result(inst)?;
        let end = end_of(module, inst);
        if !self.is_packed(end) {
            return None;
        }
        let vector = match module.store.types.get(module.value(result).ty) {
            Type::Pointer { space, access, .. } => {
                let pointer = module.store.types.pointer(space, end, access);
                module.set_type(result, pointer);
                return Some(result);
            }
            _ => module.value(result).ty,
        };
        self.unpack(module, inst, result, vector);
        None
    }

    /// Makes `result` packed, and its users use the vector that it is converted to.
    fn unpack(&self, module: &mut Module, inst: InstId, result: ValueId, vector: TypeId) {
        let value = Builder::after(module, inst).construct(vector, &[]);
        let conversion = module.defining_inst(value).expect("it is an instruction's result");
        module.replace_all_uses(result, value);
        module.add_operand(conversion, result.into());
        let name = module.value(result).name;
        module.set_name(result, None);
        module.set_name(value.as_defined().expect("it is an instruction's result"), name);
        module.set_type(result, self.packed[&vector]);
    }

    /// Members of a structure under construction are converted.
    fn construct(&self, module: &mut Module, inst: InstId) {
        let Some(result) = module.result(inst) else { return };
        let Type::Struct(id) = module.store.types.get(module.value(result).ty) else { return };
        for index in 0..module.operand_count(inst) {
            let member = module.store.types.struct_type(id).members[index].ty;
            if self.is_packed(member) {
                let value = module.operand(inst, index);
                let packed = Builder::before(module, inst).construct(member, &[value]);
                module.set_operand(inst, index, packed);
            }
        }
    }

    /// Adapts the users of a pointer to a packed vector; pointers and parameters that become such are added to `pointers`.
    fn users(&self, module: &mut Module, pointer: ValueId, pointers: &mut Vec<ValueId>) {
        let users: Vec<(InstId, usize)> =
            module.uses(pointer).map(|(slot, site)| (site.user, module.operand_index(slot))).collect();
        for (inst, index) in users {
            match module.inst(inst).op {
                Op::Load => {
                    let result = module.result(inst).expect("a load gives a value");
                    let vector = module.value(result).ty;
                    self.unpack(module, inst, result, vector);
                }
                Op::Store if index == 0 => {
                    let Type::Pointer { store, .. } = module.shape_of(pointer.into()) else { continue };
                    let value = module.operand(inst, 1);
                    let packed = Builder::before(module, inst).construct(store, &[value]);
                    module.set_operand(inst, 1, packed);
                }
                Op::LoadVectorElement | Op::StoreVectorElement => element(module, inst, pointer),
                Op::Let => {
                    let result = module.result(inst).expect("a let has a result");
                    let ty = module.value(pointer).ty;
                    module.set_type(result, ty);
                    pointers.push(result);
                }
                Op::Call => {
                    let callee = module.operand(inst, 0).as_function().expect("a call's first operand is a function");
                    let param = module.function_params(callee).get(index - 1).expect("one parameter an argument");
                    let ty = module.value(pointer).ty;
                    if module.value(param).ty != ty {
                        module.set_type(param, ty);
                        pointers.push(param);
                    }
                }
                _ => {}
            }
        }
    }

    /// Has stores of vectors of three to storage buffers leave the fourth place as it is.
    fn whole_stores(&mut self, module: &mut Module, host: &mut HostStructs) {
        for inst in module.find_insts(|op| op == Op::Store) {
            let pointer = module.operand(inst, 0);
            let Type::Pointer { space: space @ AddressSpace::Storage, store, access } = module.shape_of(pointer) else {
                continue;
            };
            let has_room = matches!(module.store.types.get(store), Type::Vector { size: 3, .. });
            if !has_room {
                continue;
            }
            let packed = self.packed_type(module, host, store);
            let place = module.store.types.pointer(space, packed, access);
            let value = module.operand(inst, 1);
            let mut b = Builder::before(module, inst);
            let place = b.bitcast(place, pointer);
            let value = b.construct(packed, &[value]);
            module.set_operand(inst, 0, place);
            module.set_operand(inst, 1, value);
        }
    }

    /// Arguments that point to plain vectors where the parameter points to packed ones: these have the same bytes.
    fn arguments(&self, module: &mut Module, call: InstId) {
        let callee = module.operand(call, 0).as_function().expect("a call's first operand is a function");
        for (index, param) in module.function_params(callee).iter().enumerate() {
            let (ty, argument) = (module.value(param).ty, module.operand(call, index + 1));
            if module.type_of(argument) != ty && matches!(module.store.types.get(ty), Type::Pointer { .. }) {
                let cast = Builder::before(module, call).bitcast(ty, argument);
                module.set_operand(call, index + 1, cast);
            }
        }
    }
}

/// A component behind a pointer to a packed vector is an element of it.
fn element(module: &mut Module, inst: InstId, pointer: ValueId) {
    let Type::Pointer { space, store, access } = module.shape_of(pointer.into()) else { return };
    let scalar = module.store.types.element_type(store, 0).expect("a packed vector has elements");
    let ty = module.store.types.pointer(space, scalar, access);
    let (op, index) = (module.inst(inst).op, module.operand(inst, 1));
    let mut b = Builder::before(module, inst);
    let place = b.access(ty, pointer.into(), &[index]);
    if op == Op::LoadVectorElement {
        let value = b.load(place);
        crate::rewrite::values::replace(module, inst, value);
    } else {
        let value = b.module.operand(inst, 2);
        b.store(place, value);
        module.remove(inst);
    }
}

/// The type at the end of an `access`.
fn end_of(module: &Module, inst: InstId) -> TypeId {
    let object = module.operand(inst, 0);
    let mut ty = match module.shape_of(object) {
        Type::Pointer { store, .. } => store,
        _ => module.type_of(object),
    };
    for index in module.operands(inst).skip(1) {
        let known = index.as_constant().and_then(|id| module.store.constants.as_integer(id)).unwrap_or(0);
        ty = module.store.types.element_type(ty, known as u32).expect("what is indexed has elements");
    }
    ty
}
