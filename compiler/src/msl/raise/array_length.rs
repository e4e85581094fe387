//! `arrayLength`: MSL cannot ask a buffer for its size, so the host gives sizes in bytes, in a buffer or behind immediate data.
//!
//! Where a function gets its array by a pointer, it gets the array's length as a parameter too.

use hashbrown::{HashMap, HashSet};

use super::buffers::{List, bindings};
use crate::diagnostic::{Diagnostic, Diagnostics, Rule, Span};
use crate::intrinsics::BinaryOp;
use crate::intrinsics::steps::ArrayLength as Step;
use crate::ir::{
    Builder, Cursor, DialectProperties, FunctionId, FunctionParam, InstId, Module, Op, Value, ValueDef, ValueId,
    VarInfo,
};
use crate::msl::Options;
use crate::rewrite::values::replace;
use crate::transform::{Transform, lower_calls, read_settings};
use crate::types::{Access, AddressSpace, ArrayCount, IoAttributes, StructMember, StructType, Type, TypeFlags, TypeId};

/// A message for the host, which has no place in the source.
const OVERLAP: Rule = Rule::new("msl/buffer-sizes-offset", "");

pub(super) const INFO: Transform = Transform {
    name: "array_length",
    description: "reads lengths of arrays from a buffer of sizes",
    accepts: DialectProperties::DIALECT_CALLS.union(DialectProperties::DUPLICATE_NAMES),
    // The buffer is Metal's own.
    adds: DialectProperties::DIALECT_CALLS,
    follows: &["buffer_views", "robustness"],
    options: Options::TABLE,
    run: |module, settings| array_length(module, &read_settings(settings)?).map(drop),
    ..Transform::ANY
};

/// Lowers `arrayLength`; gives the variable of the buffer sizes, if there is one of them alone.
pub(super) fn array_length(module: &mut Module, options: &Options) -> Result<Option<ValueId>, Diagnostics> {
    INFO.begin(module);
    let target = options.lowering_target(module);
    let mut calls: Vec<InstId> = Vec::new();
    lower_calls(module, &target, |_, call, Step::FromSizes| calls.push(call));
    if calls.is_empty() {
        return Ok(None);
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
    match state.sizes {
        Some(sizes) if options.buffer_sizes_source == "immediates" => {
            into_immediates(module, sizes, options.buffer_sizes_offset)?;
            Ok(None)
        }
        sizes => Ok(sizes),
    }
}

/// Makes the sizes a part of immediate data, behind what the source has there.
fn into_immediates(module: &mut Module, sizes: ValueId, offset: u32) -> Result<(), Diagnostics> {
    let variables: Vec<ValueId> = module.block_insts(module.root()).filter_map(|inst| module.result(inst)).collect();
    let space =
        |var: &ValueId| matches!(module.shape_of((*var).into()), Type::Pointer { space: AddressSpace::Immediate, .. });
    let own: Vec<ValueId> = variables.into_iter().filter(space).collect();
    let mut members: Vec<StructMember> = Vec::new();
    for (var, offset) in own.iter().map(|&var| (var, 0)).chain([(sizes, offset)]) {
        let Type::Pointer { store, .. } = module.shape_of(var.into()) else { unreachable!("a variable is a pointer") };
        let layout = module.store.types.layout(store);
        let name = module.value(var).name.unwrap_or_else(|| module.store.symbols.intern("immediates"));
        let (size, align, offset) = (layout.size, layout.align, u64::from(offset));
        members.push(StructMember {
            name,
            ty: store,
            offset,
            size,
            align,
            explicit_layout: true,
            io: IoAttributes::default(),
        });
    }
    let end = own.iter().zip(&members).map(|(_, member)| member.size).max().unwrap_or(0);
    if u64::from(offset) < end || !offset.is_multiple_of(4) {
        let message = format!(
            "the buffer sizes cannot be at byte {offset} of immediate data, whose first {end} bytes are the shader's"
        );
        return Err(Diagnostic::error(OVERLAP, Span::NONE, message).into());
    }
    let name = module.store.symbols.intern("immediate_data");
    let whole = module.store.types.declare_struct(StructType { name, members, builtin_family: None });
    let pointer = module.store.types.pointer(AddressSpace::Immediate, whole, Access::Read);
    let root = module.root();
    let mut b = Builder::new(module, Cursor::End(root));
    let all = b.var_of(pointer, VarInfo::default(), None);
    let whole_variable = b.name(all, "immediates").as_defined().expect("a variable is defined");
    let count = own.len() as u32;
    for (index, var) in own.into_iter().map(|var| (0, var)).chain([(count.min(1), sizes)]) {
        let uses: Vec<(InstId, usize)> =
            module.uses(var).map(|(slot, site)| (site.user, module.operand_index(slot))).collect();
        for (user, operand) in uses {
            let part = Builder::before(module, user).member_pointer(all, index);
            module.set_operand(user, operand, part);
            // A size is where the sizes are now.
            if let Some(result) = module.result(user).filter(|_| var == sizes)
                && let Type::Pointer { store, access, .. } = module.shape_of(result.into())
            {
                let pointer = module.store.types.pointer(AddressSpace::Immediate, store, access);
                module.set_type(result, pointer);
            }
        }
        for function in module.function_order.clone() {
            let resources = &mut module.function_mut(function).resources;
            if let Some(at) = resources.iter().position(|&resource| resource == var) {
                resources[at] = whole_variable;
                let mut seen = HashSet::new();
                resources.retain(|&resource| seen.insert(resource));
            }
        }
        let inst = module.defining_inst(var.into()).expect("a variable is an instruction's result");
        module.remove(inst);
    }
    Ok(())
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
