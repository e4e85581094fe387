//! For drivers: workgroup memory as arrays of words, with atomics in variables of their own.
//!
//! Direct3D 12 on graphics of Intel's twelfth generation mixes up structures and arrays in workgroup memory. What holds f16 stays as it is:
//! half a word cannot be written without the other.

mod split;

use smallvec::SmallVec;

use crate::intrinsics::BinaryOp;
use crate::ir::{Builder, DialectProperties, InstId, Module, Op, Value, ValueId};
use crate::rewrite::values::with_constant;
use crate::transform::decompose_access::{Bytes, Decomposed, Offset, decompose};
use crate::transform::{Transform, functions_take, needs};
use crate::types::{Access, AddressSpace, ArrayCount, Type, TypeFlags, TypeId};

/// Bytes of a word.
const WORD: u32 = 4;

pub(super) const INFO: Transform = Transform {
    name: "flat_workgroup",
    description: "makes arrays of words of workgroup memory, and parts atomics from the rest",
    accepts: DialectProperties::DIALECT_CALLS.union(DialectProperties::DUPLICATE_NAMES),
    adds: DialectProperties::DUPLICATE_NAMES,
    follows: &["robustness", "builtin_polyfill", "zero_init_workgroup_memory", "direct_variable_access"],
    run: |module, _| {
        let is_shared = |ty| matches!(ty, Type::Pointer { space: AddressSpace::Workgroup, .. });
        needs(!functions_take(module, is_shared), "whose functions take no pointers into workgroup memory")?;
        flat_workgroup(module);
        Ok(())
    },
    ..Transform::ANY
};

/// Rewrites the variables that hold structures, or arrays of what is no scalar. No function takes a pointer to one.
pub(super) fn flat_workgroup(module: &mut Module) {
    INFO.note(module);
    if split::split(module) {
        module.properties = module.properties.union(DialectProperties::DUPLICATE_NAMES);
    }
    let mut variables = Vec::new();
    for variable in variables_of(module) {
        let Type::Pointer { store, .. } = module.shape_of(variable.into()) else { continue };
        let has_halves = module.store.types.has(store, TypeFlags::HAS_F16);
        if !is_composite(module, store) || has_halves {
            continue;
        }
        let elem = if module.store.types.has(store, TypeFlags::HAS_ATOMIC) { leaf(module, store) } else { TypeId::U32 };
        let count = module.store.types.layout(store).size.div_ceil(WORD.into()) as u32;
        let words = module.store.types.array(elem, ArrayCount::Fixed(count));
        let ty = module.store.types.pointer(AddressSpace::Workgroup, words, Access::ReadWrite);
        variables.push(Decomposed { variable, store, ty });
    }
    decompose(module, &variables, &Words);
}

/// The variables in workgroup memory, in order.
fn variables_of(module: &Module) -> Vec<ValueId> {
    let is_shared = |variable: &ValueId| {
        matches!(module.shape_of((*variable).into()), Type::Pointer { space: AddressSpace::Workgroup, .. })
    };
    module.block_insts(module.root()).filter_map(|inst| module.result(inst)).filter(is_shared).collect()
}

/// Whether a type is anything but a scalar, vector or atomic, or an array of scalars or atomics.
fn is_composite(module: &Module, ty: TypeId) -> bool {
    match module.store.types.get(ty) {
        Type::Array { elem, .. } => {
            !module.store.types.is_scalar(elem) && !matches!(module.store.types.get(elem), Type::Atomic(_))
        }
        ty => matches!(ty, Type::Struct(_) | Type::Matrix { .. }),
    }
}

/// What a type that holds nothing else holds.
fn leaf(module: &Module, mut ty: TypeId) -> TypeId {
    while matches!(module.store.types.get(ty), Type::Array { .. } | Type::Struct(_)) {
        ty = module.store.types.element_type(ty, 0).expect("structures and arrays have elements");
    }
    ty
}

struct Words;

/// Points to the word at an offset.
fn word(b: &mut Builder<'_>, variable: ValueId, offset: Offset) -> Value {
    let index = match offset.dynamic {
        None => b.u32(offset.constant / WORD),
        Some(_) => {
            let bytes = offset.value(b);
            with_constant(b, BinaryOp::ShiftRight, bytes, 2)
        }
    };
    let Type::Pointer { store, .. } = b.module.shape_of(variable.into()) else { unreachable!("it is a variable") };
    let elem = b.module.store.types.element_type(store, 0).expect("the variable is an array");
    let ty = b.module.store.types.pointer(AddressSpace::Workgroup, elem, Access::ReadWrite);
    b.access(ty, variable.into(), &[index])
}

/// The shape of a scalar or vector in words, and how many it has.
fn shape(b: &mut Builder<'_>, ty: TypeId) -> (TypeId, u32) {
    let count = b.module.store.types.component_count(ty);
    (b.module.store.types.with_scalar(ty, TypeId::U32), count)
}

impl Bytes for Words {
    fn load(&self, b: &mut Builder<'_>, variable: ValueId, ty: TypeId, offset: Offset) -> Value {
        let (shape, count) = shape(b, ty);
        let words: SmallVec<[Value; 4]> = (0..count)
            .map(|index| {
                let pointer = word(b, variable, offset.plus(u64::from(index * WORD)));
                b.load(pointer)
            })
            .collect();
        let bits = if count == 1 { words[0] } else { b.construct(shape, &words) };
        match b.module.store.types.deepest_elem(ty) {
            TypeId::BOOL => b.convert(ty, bits),
            _ => b.bitcast(ty, bits),
        }
    }

    fn store(&self, b: &mut Builder<'_>, variable: ValueId, ty: TypeId, offset: Offset, value: Value) {
        let (shape, count) = shape(b, ty);
        let bits = match b.module.store.types.deepest_elem(ty) {
            TypeId::BOOL => b.convert(shape, value),
            _ => b.bitcast(shape, value),
        };
        for index in 0..count {
            let part = if count == 1 { bits } else { b.extract(bits, index) };
            let pointer = word(b, variable, offset.plus(u64::from(index * WORD)));
            b.store(pointer, part);
        }
    }

    fn size(&self, _: &mut Builder<'_>, _: ValueId) -> Value {
        unreachable!("only buffers of the host's are asked for their size")
    }

    fn atomic(
        &self,
        b: &mut Builder<'_>,
        call: InstId,
        variable: ValueId,
        offset: Offset,
        args: &[Value],
        result: TypeId,
    ) -> Option<Value> {
        let pointer = word(b, variable, offset);
        let operands: SmallVec<[Value; 4]> = [pointer].into_iter().chain(args.iter().copied()).collect();
        let Op::Builtin(function) = b.module.inst(call).op else { unreachable!("it is one of a function of atomics") };
        b.builtin(function, result, &operands)
    }

    fn take_step(&self, _: &mut Module, _: InstId) {
        unreachable!("only buffers of the host's are asked for their size")
    }
}
