//! Gives workgroup variables their zero values at the start of every compute entry point that uses them.
//!
//! The invocations of the workgroup share the work: variables are taken apart into parts that are stored at once, parts of equal count
//! share a loop over the invocations' indices. A barrier follows.

use smallvec::SmallVec;

use super::{Transform, read_settings};
use crate::diagnostic::Diagnostics;
use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::{Builder, DialectProperties, FunctionId, FunctionParam, InstId, Module, Op, Value, ValueId};
use crate::types::{
    Access, AddressSpace, ArrayCount, BuiltinValue, IoAttributes, ShaderStage, Type, TypeFlags, TypeId,
};
use crate::util::Id;

pub(super) const INFO: Transform = Transform {
    name: "zero_init_workgroup_memory",
    description: "zeroes workgroup variables at the start of compute entry points",
    accepts: DialectProperties::DUPLICATE_NAMES,
    adds: DialectProperties::CORE,
    removes: DialectProperties::CORE,
    follows: &["substitute_overrides"],
    options: ZeroInitWorkgroupMemoryConfig::TABLE,
    run: |module, settings| zero_init_workgroup_memory(module, &read_settings(settings)?),
};

crate::option_table! {
    /// What is zeroed.
    #[derive(Copy, Eq)]
    pub struct ZeroInitWorkgroupMemoryConfig {
        /// Workgroup variables; nothing happens without.
        enabled: bool = true,
    }
}

/// Zeroes workgroup variables. Overrides must have their values.
pub fn zero_init_workgroup_memory(
    module: &mut Module,
    config: &ZeroInitWorkgroupMemoryConfig,
) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        if !config.enabled {
            return Ok(());
        }
        if crate::rewrite::usage::has_buffers(module, AddressSpace::Workgroup) {
            let why =
                "'zero_init_workgroup_memory' takes modules whose buffers are arrays: 'buffer_views' makes them so";
            return Err(super::wrong_setting(why.to_owned()));
        }
        if !crate::rewrite::usage::has_variables(module, AddressSpace::Workgroup) {
            return Ok(());
        }
        let used = crate::rewrite::usage::variables_by_function(module, |space| space == AddressSpace::Workgroup);
        for entry in module.entry_points().collect::<Vec<_>>() {
            let variables = &used[entry.index()];
            if module.function(entry).stage == Some(ShaderStage::Compute) && !variables.is_empty() {
                zero(module, entry, variables);
            }
        }
        Ok(())
    })
}

/// A part of a variable that is stored at once, as often as the arrays around it have elements.
struct Part {
    variable: ValueId,
    path: SmallVec<[Step; 4]>,
    ty: TypeId,
    count: u32,
}

#[derive(Copy, Clone)]
enum Step {
    Member(u32),
    /// An array of so many elements.
    Elements(u32),
}

fn zero(module: &mut Module, entry: FunctionId, variables: &[ValueId]) {
    let mut parts = Vec::new();
    for &variable in variables {
        let Type::Pointer { store, .. } = module.store.types.get(module.value(variable).ty) else { continue };
        parts_of(module, Part { variable, path: SmallVec::new(), ty: store, count: 1 }, &mut parts);
    }
    // Stable, so that parts of one count keep their order.
    parts.sort_by_key(|part| part.count);
    let size = workgroup_size(module, entry);
    let first = module.first_inst(module.function(entry).block).expect("a body has a terminator");
    let index = (size > 1 || parts.iter().any(|part| part.count > 1)).then(|| local_index(module, entry, first));
    let mut b = Builder::before(module, first);
    for group in parts.chunk_by(|a, b| a.count == b.count) {
        store_group(&mut b, group, index, size);
    }
    b.builtin(BuiltinFn::WorkgroupBarrier, TypeId::VOID, &[]);
}

/// Takes a part apart until none holds an array, or a structure with an atomic or an array.
fn parts_of(module: &Module, part: Part, found: &mut Vec<Part>) {
    let types = &module.store.types;
    let step = |step, ty, count: u32| {
        let mut path = part.path.clone();
        path.push(step);
        Part { variable: part.variable, path, ty, count: part.count.saturating_mul(count) }
    };
    match types.get(part.ty) {
        Type::Array { elem, count: ArrayCount::Fixed(count) } => {
            parts_of(module, step(Step::Elements(count), elem, count), found);
        }
        Type::Struct(id) if types.has(part.ty, TypeFlags::HAS_ATOMIC) || types.layout(part.ty).depth > 3 => {
            for (index, member) in types.struct_type(id).members.iter().enumerate() {
                parts_of(module, step(Step::Member(index as u32), member.ty, 1), found);
            }
        }
        _ => found.push(part),
    }
}

fn workgroup_size(module: &Module, entry: FunctionId) -> u32 {
    let sizes = module.function(entry).workgroup_size.expect("a compute entry point has a workgroup size");
    let size = |value: Value| module.store.constants.as_integer(value.as_constant()?);
    let sizes = sizes.map(|value| size(value).and_then(|size| u32::try_from(size).ok()).unwrap_or(1));
    sizes.iter().fold(1, |product: u32, &size| product.saturating_mul(size))
}

/// The invocation's index in its workgroup: a parameter, or a member of one, made if there is none.
fn local_index(module: &mut Module, entry: FunctionId, before: InstId) -> Value {
    let wanted = Some(BuiltinValue::LocalInvocationIndex);
    for (at, param) in module.function_params(entry).iter().enumerate() {
        if module.function(entry).param_info[at].io.builtin == wanted {
            return param.into();
        }
        let members = module.store.types.as_struct(module.value(param).ty);
        let member = members.and_then(|of| of.members.iter().position(|member| member.io.builtin == wanted));
        if let Some(member) = member {
            return Builder::before(module, before).extract(param.into(), member as u32);
        }
    }
    add_param(module, entry, IoAttributes { builtin: wanted, ..IoAttributes::default() })
}

/// Appends a u32 parameter to an entry point.
fn add_param(module: &mut Module, entry: FunctionId, io: IoAttributes) -> Value {
    let old = module.function_params(entry);
    let mut info = module.function(entry).param_info.clone();
    let mut types: Vec<TypeId> = old.iter().map(|param| module.value(param).ty).collect();
    types.push(TypeId::U32);
    info.push(FunctionParam { io, binding: None });
    let uses: Vec<_> = old
        .iter()
        .map(|param| (module.value(param).name, module.uses(param).map(|(slot, _)| slot).collect::<Vec<_>>()))
        .collect();
    // The new parameters are made while the old ones are still used, so those lose their users first.
    let placeholder: Value = module.store.constants.u32(0).into();
    for slot in uses.iter().flat_map(|(_, slots)| slots) {
        module.set_use(*slot, placeholder);
    }
    let new = module.set_function_params(entry, &types);
    for (param, (name, slots)) in new.iter().zip(&uses) {
        module.set_name(param, *name);
        slots.iter().for_each(|&slot| module.set_use(slot, param.into()));
    }
    module.function_mut(entry).param_info = info;
    new.iter().next_back().expect("one was appended").into()
}

/// Stores zero to parts that are all repeated as often.
fn store_group(b: &mut Builder<'_>, group: &[Part], index: Option<Value>, size: u32) {
    let count = group[0].count;
    let Some(index) = index else {
        return group.iter().for_each(|part| store(b, part, None));
    };
    if count <= size {
        if count == size {
            return group.iter().for_each(|part| store(b, part, Some(index)));
        }
        let limit = b.u32(count);
        let condition = b.compare(BinaryOp::LessThan, index, limit);
        let (_, then, otherwise) = b.if_(condition, &[]);
        b.in_block(then, |b| {
            group.iter().for_each(|part| store(b, part, Some(index)));
            b.exit(Op::ExitIf, &[]);
        });
        b.in_block(otherwise, |b| b.exit(Op::ExitIf, &[]));
        return;
    }
    store_loop(b, group, index, size);
}

/// `for (var i = index; i < count; i += size)`
fn store_loop(b: &mut Builder<'_>, group: &[Part], index: Value, size: u32) {
    let (_, initializer, body, continuing) = b.loop_(&[]);
    b.in_block(initializer, |b| b.exit(Op::NextIteration, &[index]));
    let at: Value = b.module.set_block_params(body, &[TypeId::U32]).get(0).expect("one was made").into();
    b.in_block(body, |b| {
        let limit = b.u32(group[0].count);
        let is_beyond = b.compare(BinaryOp::GreaterEqual, at, limit);
        let (_, then, otherwise) = b.if_(is_beyond, &[]);
        b.in_block(then, |b| b.exit(Op::ExitLoop, &[]));
        b.in_block(otherwise, |b| b.exit(Op::ExitIf, &[]));
        group.iter().for_each(|part| store(b, part, Some(at)));
        b.exit(Op::Continue, &[]);
    });
    b.in_block(continuing, |b| {
        let step = b.u32(size);
        let next = b.arith(BinaryOp::Add, at, step);
        b.exit(Op::NextIteration, &[next]);
    });
}

/// Stores zero to repetition `index` of a part.
fn store(b: &mut Builder<'_>, part: &Part, index: Option<Value>) {
    let mut remaining = part.count;
    let mut indices = SmallVec::<[Value; 4]>::new();
    for &step in &part.path {
        indices.push(match step {
            Step::Member(member) => b.u32(member),
            Step::Elements(count) => {
                let inner = remaining / count;
                let element = element_index(b, index, count, inner, remaining == part.count);
                remaining = inner;
                element
            }
        });
    }
    let mut pointer: Value = part.variable.into();
    if !indices.is_empty() {
        let ty = b.module.store.types.pointer(AddressSpace::Workgroup, part.ty, Access::ReadWrite);
        pointer = b.access(ty, pointer, &indices);
    }
    match b.module.store.types.get(part.ty) {
        Type::Atomic(elem) => {
            let zero = b.zero(elem);
            b.builtin(BuiltinFn::AtomicStore, TypeId::VOID, &[pointer, zero]);
        }
        _ => {
            let zero = b.zero(part.ty);
            b.store(pointer, zero);
        }
    }
}

/// `index / inner % count`, as far as it is needed: the outermost index needs no remainder, the innermost no quotient.
fn element_index(b: &mut Builder<'_>, index: Option<Value>, count: u32, inner: u32, is_outermost: bool) -> Value {
    let Some(mut value) = index.filter(|_| count > 1) else { return b.u32(0) };
    if inner > 1 {
        let inner = b.u32(inner);
        value = b.arith(BinaryOp::Div, value, inner);
    }
    if !is_outermost {
        let count = b.u32(count);
        value = b.arith(BinaryOp::Mod, value, count);
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text;

    #[test]
    fn variables_are_zeroed_by_the_whole_workgroup() {
        let source = "\
struct S {
  a: u32
  b: array<atomic<u32>, 3>
}

root {
  %s: ptr<workgroup, array<S, 100>, read_write> = var
  %f: ptr<workgroup, f32, read_write> = var
}

fn helper() {
  store %f, 1.0f
  ret
}

@compute @workgroup_size(8u, 8u, 1u)
fn main(%id: vec3<u32> @builtin(local_invocation_id)) {
  %1: u32 = access %id, 0u
  %p: ptr<workgroup, u32, read_write> = access %s, 1u, 0u
  store %p, %1
  call @helper
  ret
}
";
        let mut module = text::parse(source).expect("it parses");
        zero_init_workgroup_memory(&mut module, &ZeroInitWorkgroupMemoryConfig::default()).expect("it never fails");
        let printed = text::print(&module, &text::PrintOptions::default());
        for expected in ["u32 @builtin(local_invocation_index)", "store %f, 0.0f", ", 300u", ", 64u", "access %id, 0u"]
        {
            assert!(printed.contains(expected), "no '{expected}' in\n{printed}");
        }
        assert!(printed.contains("atomicStore") && printed.contains("workgroupBarrier"), "{printed}");
        crate::ir::validate(&module).expect("it is valid");
    }
}
