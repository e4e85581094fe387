//! `arrayLength`: MSL cannot ask a buffer for its size, so the host binds a buffer of sizes in bytes, by buffer index.
//!
//! Where a function gets its array by a pointer, it gets the array's length as a parameter too.

use hashbrown::{HashMap, HashSet};

use super::buffers::{List, bindings};
use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::{Builder, Cursor, FunctionId, FunctionParam, InstId, Module, Op, Value, ValueDef, ValueId, VarInfo};
use crate::transform::rewrite::replace;
use crate::types::{Access, AddressSpace, ArrayCount, Type, TypeFlags, TypeId};

/// Lowers `arrayLength`; gives the variable of the buffer sizes, if any is needed.
pub(super) fn array_length(module: &mut Module) -> Option<ValueId> {
    let calls = module.find_insts(|op| op == Op::Builtin(BuiltinFn::ArrayLength));
    if calls.is_empty() {
        return None;
    }
    let mut state = State { bindings: bindings(module, List::Buffers), sizes: None, places: HashMap::new() };
    let needed = needed(module, &calls);
    for &(function, index) in &needed {
        let value = module.add_function_param(function, TypeId::U32, FunctionParam::default());
        let name = module.store.symbols.intern("array_length");
        module.set_name(value, Some(name));
        state.places.insert((function, index), module.function_params(function).len() - 1);
    }
    for &(function, index) in &needed {
        for site in sites(module, function) {
            let length = state.length(module, site, module.operand(site, 1 + usize::from(index)));
            module.add_operand(site, length);
        }
    }
    for call in calls {
        let length = state.length(module, call, module.operand(call, 0));
        replace(module, call, length);
    }
    state.sizes
}

/// A parameter that points to a runtime-sized array, by its place: adding parameters renews the values.
type Param = (FunctionId, u16);

/// The calls of a function, first ones first.
fn sites(module: &Module, function: FunctionId) -> Vec<InstId> {
    let mut sites: Vec<InstId> = module.calls(function).collect();
    sites.reverse();
    sites
}

/// The parameters whose arrays' lengths are asked for, in the function or in what it hands them to.
fn needed(module: &Module, calls: &[InstId]) -> Vec<Param> {
    let mut needed: Vec<Param> = Vec::new();
    let mut seen = HashSet::new();
    let mut note = |needed: &mut Vec<Param>, pointer: Value| {
        if let ValueDef::FunctionParam(function, index) = module.value(root(module, pointer)).def
            && seen.insert((function, index))
        {
            needed.push((function, index));
        }
    };
    for &call in calls {
        note(&mut needed, module.operand(call, 0));
    }
    let mut next = 0;
    while let Some(&(function, index)) = needed.get(next) {
        next += 1;
        for site in sites(module, function) {
            note(&mut needed, module.operand(site, 1 + usize::from(index)));
        }
    }
    needed
}

struct State {
    bindings: Vec<crate::ir::Binding>,
    sizes: Option<ValueId>,
    /// Which parameter of the function is the length of the array that a parameter points to.
    places: HashMap<Param, usize>,
}

impl State {
    /// The length, before `at`, of the runtime-sized array that `pointer` points to or into the structure of.
    fn length(&mut self, module: &mut Module, at: InstId, pointer: Value) -> Value {
        let root = root(module, pointer);
        match module.value(root).def {
            ValueDef::FunctionParam(function, index) => {
                let place = self.places[&(function, index)];
                module.function_params(function).get(place).expect("it was added").into()
            }
            _ => self.buffer_length(module, at, root),
        }
    }

    /// `(size of the buffer - offset of the array) / stride`
    fn buffer_length(&mut self, module: &mut Module, at: InstId, buffer: ValueId) -> Value {
        let Type::Pointer { store, .. } = module.store.types.get(module.value(buffer).ty) else {
            unreachable!("a buffer is a pointer")
        };
        let (offset, elem) = runtime_array(module, store);
        let stride = module.store.types.array_stride(elem) as u32;
        let binding = module.binding_of(buffer).expect("runtime-sized arrays lie in buffers");
        let index = self.bindings.binary_search(&binding).expect("every binding is in the list");
        let sizes = self.sizes(module);
        let mut b = Builder::before(module, at);
        let size = b.member_pointer(sizes.into(), index as u32);
        let mut size = b.load(size);
        if offset > 0 {
            let offset = b.u32(offset as u32);
            size = b.arith(BinaryOp::Sub, size, offset);
        }
        let stride = b.u32(stride);
        b.arith(BinaryOp::Div, size, stride)
    }

    fn sizes(&mut self, module: &mut Module) -> ValueId {
        if let Some(sizes) = self.sizes {
            return sizes;
        }
        let count = ArrayCount::Fixed(self.bindings.len() as u32);
        let ty = module.store.types.array(TypeId::U32, count);
        let pointer = module.store.types.pointer(AddressSpace::Uniform, ty, Access::Read);
        let root = module.root();
        let mut b = Builder::new(module, Cursor::End(root));
        let sizes = b.var_of(pointer, VarInfo::default(), None);
        let id = b.name(sizes, "buffer_sizes").as_defined().expect("a variable is defined");
        self.sizes = Some(id);
        id
    }
}

/// What a chain of accesses starts at.
fn root(module: &Module, pointer: Value) -> ValueId {
    let mut value = pointer;
    while let Some(inst) =
        module.defining_inst(value).filter(|&inst| matches!(module.inst(inst).op, Op::Access | Op::Let))
    {
        value = module.operand(inst, 0);
    }
    value.as_defined().expect("pointers are defined")
}

/// The offset of the runtime-sized array in a buffer's type, and its element.
fn runtime_array(module: &Module, store: TypeId) -> (u64, TypeId) {
    let types = &module.store.types;
    let (offset, array) = match types.as_struct(store) {
        Some(structure) => structure.members.last().map_or((0, store), |member| (member.offset, member.ty)),
        None => (0, store),
    };
    debug_assert!(types.has(array, TypeFlags::HAS_RUNTIME));
    let Type::Array { elem, .. } = types.get(array) else { unreachable!("it is a runtime-sized array") };
    (offset, elem)
}
