//! Buffers as HLSL has them: byte address buffers, and rows of words for uniform buffers, since HLSL's own layout is another.

use super::storage;
use crate::intrinsics::{BinaryOp, BuiltinFn, DialectFn, HlslFn};
use crate::ir::{Allow, Builder, Module, Value, ValueId};
use crate::transform::Transform;
use crate::transform::decompose_access::{Bytes, Decomposed, Offset, Rows, decompose, load_from_rows};
use crate::transform::rewrite::with_constant;
use crate::types::{Access, AddressSpace, ArrayCount, Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "memory",
    description: "writes buffers as byte address buffers and rows of words",
    adds: Allow::DIALECT_CALLS,
    follows: &["robustness", "direct_variable_access"],
    run: |module, _| {
        memory(module);
        Ok(())
    },
    ..Transform::ANY
};

/// Rewrites every access to storage and uniform buffers, and to immediate data, which is a uniform buffer here. No function takes a pointer to one.
pub(super) fn memory(module: &mut Module) {
    INFO.begin(module);
    let mut variables = Vec::new();
    for inst in module.block_insts(module.root()).collect::<Vec<_>>() {
        let Some(variable) = module.result(inst) else { continue };
        let Type::Pointer { space, store, access } = module.store.types.get(module.value(variable).ty) else {
            continue;
        };
        let types = &mut module.store.types;
        let ty = match space {
            AddressSpace::Storage => {
                let bytes = types.array(TypeId::U32, ArrayCount::Runtime);
                types.pointer(space, bytes, access)
            }
            AddressSpace::Uniform | AddressSpace::Immediate => {
                let rows = types.layout(store).size.div_ceil(16) as u32;
                let rows = types.array(TypeId::VEC4_U32, ArrayCount::Fixed(rows));
                types.pointer(AddressSpace::Uniform, rows, Access::Read)
            }
            _ => continue,
        };
        variables.push(Decomposed { variable, store, ty });
    }
    decompose(module, &variables, &Buffers);
}

struct Buffers;

impl Bytes for Buffers {
    fn load(&self, b: &mut Builder<'_>, variable: ValueId, ty: TypeId, offset: Offset) -> Value {
        match b.module.shape_of(variable.into()) {
            Type::Pointer { space: AddressSpace::Storage, .. } => storage::load(b, variable, ty, offset),
            _ => load_from_rows(b, variable, ty, offset, Rows { unpack: &halves, are_whole: true }),
        }
    }

    fn store(&self, b: &mut Builder<'_>, variable: ValueId, ty: TypeId, offset: Offset, value: Value) {
        storage::store(b, variable, ty, offset, value);
    }

    fn size(&self, b: &mut Builder<'_>, variable: ValueId) -> Value {
        storage::size(b, variable)
    }

    fn atomic(
        &self,
        b: &mut Builder<'_>,
        variable: ValueId,
        function: BuiltinFn,
        offset: Offset,
        args: &[Value],
        result: TypeId,
    ) -> Option<Value> {
        storage::atomic(b, variable, function, offset, args, result)
    }
}

/// A scalar or vector of f16, of the words that it fills.
fn halves(b: &mut Builder<'_>, ty: TypeId, words: &[Value]) -> Value {
    let count = b.module.store.types.element_count(ty).unwrap_or(1);
    let mut bits: smallvec::SmallVec<[Value; 4]> = smallvec::SmallVec::new();
    for index in 0..count {
        let word = words[index as usize / 2];
        bits.push(if index % 2 == 0 { word } else { with_constant(b, BinaryOp::ShiftRight, word, 16) });
    }
    let (function, bits) = match count {
        1 => (HlslFn::HalfFromBits, bits[0]),
        _ => {
            let shape = b.module.store.types.with_scalar(ty, TypeId::U32);
            let functions = [HlslFn::Half2FromBits, HlslFn::Half3FromBits, HlslFn::Half4FromBits];
            (functions[count as usize - 2], b.construct(shape, &bits))
        }
    };
    b.dialect(DialectFn::Hlsl(function), ty, &[bits]).expect("it gives a value")
}
