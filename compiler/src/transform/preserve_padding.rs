//! Stores structures, arrays and matrices in storage buffers part by part, where bytes lie between the parts: these are the host's.
//!
//! A structure or an array is stored by a function made for its type, which is handed the pointer; so that what is stored often is
//! written out once.

use hashbrown::HashMap;

use super::Transform;
use crate::diagnostic::Diagnostics;
use crate::ir::{Builder, Cursor, DialectProperties, FunctionId, Module, Op, Value};
use crate::rewrite::arrays::{element_pointer, repeat};
use crate::types::{Access, AddressSpace, Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "preserve_padding",
    description: "stores part by part what has padding in storage buffers, which is the host's",
    accepts: DialectProperties::DUPLICATE_NAMES,
    adds: DialectProperties::DUPLICATE_NAMES,
    removes: DialectProperties::CORE,
    follows: &["buffer_views", "robustness", "demote_to_helper"],
    options: &[],
    run: |module, _| preserve_padding(module),
};

/// Arrays of at most so many elements are stored without a loop.
const MAX_UNROLLED: u32 = 4;

/// Takes stores apart. What has no padding is stored as a whole, however large.
pub fn preserve_padding(module: &mut Module) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        let mut state = State { padded: HashMap::new(), functions: HashMap::new(), order: Vec::new() };
        let originals = module.function_order.clone();
        for inst in module.find_insts(|op| op == Op::Store) {
            let (pointer, value) = (module.operand(inst, 0), module.operand(inst, 1));
            let shape = module.shape_of(pointer);
            let is_storage = matches!(shape, Type::Pointer { space: AddressSpace::Storage, .. });
            let ty = module.type_of(value);
            if is_storage && state.has_padding(module, ty) {
                state.store(&mut Builder::before(module, inst), pointer, value);
                module.remove(inst);
            }
        }
        module.function_order = state.order;
        module.function_order.extend(originals);
        Ok(())
    })
}

struct State {
    /// Whether there are bytes between the parts of a type, or behind the last.
    padded: HashMap<TypeId, bool>,
    /// The functions that store structures and arrays.
    functions: HashMap<TypeId, FunctionId>,
    /// The same, callees before callers.
    order: Vec<FunctionId>,
}

impl State {
    /// Whether there are bytes between the parts of a type, or behind the last. Types nest no deeper than a limit.
    fn has_padding(&mut self, module: &Module, ty: TypeId) -> bool {
        let shape = module.store.types.get(ty);
        if !matches!(shape, Type::Matrix { .. } | Type::Array { .. } | Type::Struct(_)) {
            return false;
        }
        if let Some(&known) = self.padded.get(&ty) {
            return known;
        }
        let types = &module.store.types;
        let size = types.layout(ty).size;
        let is_padded = match shape {
            Type::Matrix { column, .. } => types.matrix_stride(column) != types.layout(column).size,
            Type::Array { elem, .. } => {
                let is_spaced = types.array_stride(elem) != types.layout(elem).size;
                is_spaced || self.has_padding(module, elem)
            }
            Type::Struct(id) => {
                let members = &types.struct_type(id).members;
                let ends = members.iter().map(|member| member.offset + types.layout(member.ty).size);
                let nexts = members.iter().skip(1).map(|member| member.offset).chain([size]);
                let is_spaced = ends.zip(nexts).any(|(end, next)| end != next);
                is_spaced || members.iter().any(|member| self.has_padding(module, member.ty))
            }
            _ => false,
        };
        self.padded.insert(ty, is_padded);
        is_padded
    }

    /// Stores a value, its parts by themselves where there is something between them.
    fn store(&mut self, b: &mut Builder<'_>, pointer: Value, value: Value) {
        let ty = b.module.type_of(value);
        if !self.has_padding(b.module, ty) {
            b.store(pointer, value);
        } else if matches!(b.module.store.types.get(ty), Type::Matrix { .. }) {
            self.store_parts(b, pointer, value);
        } else {
            let function = self.function(b.module, ty);
            b.call(function, &[pointer, value]);
        }
    }

    /// Stores each part of a composite of few parts.
    fn store_parts(&mut self, b: &mut Builder<'_>, pointer: Value, value: Value) {
        let ty = b.module.type_of(value);
        for index in 0..b.module.store.types.element_count(ty).expect("only what has a fixed size is stored") {
            let part = part(b, value, index);
            let place = b.member_pointer(pointer, index);
            self.store(b, place, part);
        }
    }

    /// The function that stores a structure or array.
    fn function(&mut self, module: &mut Module, ty: TypeId) -> FunctionId {
        if let Some(&known) = self.functions.get(&ty) {
            return known;
        }
        let of = module.store.types.as_struct(ty).map_or("array", |structure| module.name(structure.name));
        let name = format!("store_{of}");
        let name = module.store.symbols.intern(&name);
        let pointer = module.store.types.pointer(AddressSpace::Storage, ty, Access::ReadWrite);
        let function = module.create_function(name, TypeId::VOID, &[pointer, ty]);
        let block = module.function(function).block;
        let params = module.function_params(function);
        let [target, value]: [Value; 2] = [0, 1].map(|index| params.get(index).expect("it has two").into());
        let mut b = Builder::new(module, Cursor::End(block));
        b.name(target, "target");
        b.name(value, "value");
        let count = b.module.store.types.element_count(ty).expect("only what has a fixed size is stored");
        match b.module.store.types.get(ty) {
            Type::Array { elem, .. } if count > MAX_UNROLLED => repeat(&mut b, count, &mut |b, index| {
                let part = b.access(elem, value, &[index]);
                let place = element_pointer(b, target, index);
                self.store(b, place, part);
            }),
            _ => self.store_parts(&mut b, target, value),
        }
        b.ret(None);
        self.functions.insert(ty, function);
        self.order.push(function);
        function
    }
}

/// A part of a value, which is a constant where the value is one.
fn part(b: &mut Builder<'_>, value: Value, index: u32) -> Value {
    let store = &mut b.module.store;
    let constant = value.as_constant().and_then(|id| store.constants.element(&store.types, id, index));
    constant.map_or_else(|| b.extract(value, index), Value::from)
}
