//! Views of buffers: which bytes `bufferView` and `bufferArrayView` see, and how many there are.
//!
//! <https://www.w3.org/TR/WGSL/#buffer-view-builtin-functions>

use super::offset::Offset;
use super::walk::Decomposed;
use super::{Transform, decompose_where};
use crate::diagnostic::Diagnostics;
use crate::intrinsics::{BinaryOp, BuiltinFn, LoweringTarget};
use crate::ir::{Builder, DialectProperties, FunctionId, InstId, Module, Value};
use crate::rewrite::values::{same_type, with_constant};
use crate::transform::{DirectVariableAccessConfig, LoweringConfig, direct_variable_access};
use crate::types::{ArrayCount, Type, TypeId};

pub(in crate::transform) const INFO: Transform = Transform {
    name: "buffer_views",
    description: "makes arrays of words of buffers that are seen as other types",
    accepts: DialectProperties::DUPLICATE_NAMES.union(DialectProperties::DIALECT_CALLS),
    adds: DialectProperties::DUPLICATE_NAMES,
    removes: DialectProperties::CORE,
    follows: &[],
    options: LoweringConfig::TABLE,
    run: |module, settings| buffer_views(module, &LoweringConfig::target(module, settings)?),
};

/// Makes arrays of u32 of buffers, and decomposes accesses to views of them. It runs before [`robustness`](crate::transform::robustness), which
/// then keeps to the words: what lies outside of a view, but in its buffer, may be reached by an index that is out of bounds.
pub fn buffer_views(module: &mut Module, target: &LoweringTarget) -> Result<(), Diagnostics> {
    let is_buffer = |module: &Module, ty| match module.store.types.get(ty) {
        Type::Pointer { store, .. } => matches!(module.store.types.get(store), Type::Buffer(_)),
        _ => false,
    };
    let takes_buffer = |module: &Module, function: FunctionId| {
        module.function_params(function).iter().any(|param| is_buffer(module, module.value(param).ty))
    };
    let has_variable = module
        .block_insts(module.root())
        .any(|inst| module.result(inst).is_some_and(|result| is_buffer(module, module.value(result).ty)));
    if !has_variable && !module.function_order.iter().any(|&function| takes_buffer(module, function)) {
        return Ok(());
    }
    direct_variable_access(module, &DirectVariableAccessConfig { views: true, ..DirectVariableAccessConfig::NONE })?;
    INFO.apply(module, |module| {
        // Whoever passes a variable has its own copy by now: nothing that runs calls the others.
        let (uncalled, kept): (Vec<_>, Vec<_>) =
            module.function_order.iter().partition(|&&function| takes_buffer(module, function));
        for function in uncalled {
            module.clear(module.function(function).block);
        }
        module.function_order = kept;
        decompose_where(module, Some(*target), &|module, _, store| {
            matches!(module.store.types.get(store), Type::Buffer(_))
        });
        Ok(())
    })
}

/// How far the memory behind a pointer reaches.
#[derive(Copy, Clone)]
pub(super) struct Extent {
    /// The bytes of the buffer, as far as its type, or that of a parameter, says.
    pub end: Option<u32>,
    /// Where the view begins that the pointer is or points into, and how many bytes it has if that was said.
    view: Option<(Offset, Option<Value>)>,
}

impl Extent {
    /// All of a variable.
    pub fn of(module: &Module, decomposed: &Decomposed) -> Self {
        Self { end: buffer_size(module, decomposed.store), view: None }
    }

    /// The same where a pointer to a buffer becomes one to a smaller buffer.
    pub fn narrowed(self, module: &Module, convert: InstId) -> Self {
        let result = module.result(convert).expect("a conversion has a result");
        let Type::Pointer { store, .. } = module.shape_of(result.into()) else { return self };
        let end = [self.end, buffer_size(module, store)].into_iter().flatten().min();
        Self { end, ..self }
    }
}

fn buffer_size(module: &Module, ty: TypeId) -> Option<u32> {
    match module.store.types.get(ty) {
        Type::Buffer(ArrayCount::Fixed(bytes)) => Some(bytes),
        _ => None,
    }
}

/// What a call of `bufferView` or `bufferArrayView` gives: the type, where it begins, and how far it reaches.
pub(super) fn view(b: &mut Builder<'_>, call: InstId, extent: Extent) -> (TypeId, Offset, Extent) {
    let result = b.module.result(call).expect("a view is a pointer");
    let Type::Pointer { store, .. } = b.module.shape_of(result.into()) else { unreachable!("a view is a pointer") };
    let align = b.module.store.types.layout(store).align;
    let offset = b.module.operand(call, 1);
    let start = match offset.as_constant().and_then(|id| b.module.store.constants.as_integer(id)) {
        Some(bytes) => Offset { constant: bytes as u32 & !(align - 1), dynamic: None },
        None => {
            let bytes = b.bitcast(TypeId::U32, offset);
            let bytes = with_constant(b, BinaryOp::And, bytes, !(align - 1));
            Offset { constant: 0, dynamic: Some((bytes, align)) }
        }
    };
    let size = b.module.get_operand(call, 2).map(|size| b.bitcast(TypeId::U32, size));
    (store, start, Extent { view: Some((start, size)), ..extent })
}

/// How many elements a runtime-sized array has, or the one that a structure ends in.
pub(super) fn array_length(
    b: &mut Builder<'_>,
    ty: TypeId,
    offset: Offset,
    extent: Extent,
    size: &dyn Fn(&mut Builder<'_>) -> Value,
) -> Value {
    let (first, stride) = b.module.store.types.runtime_array(ty).expect("a runtime-sized array");
    let offset = offset.plus(first);
    let end = match extent.end {
        Some(bytes) => b.u32(bytes),
        None => size(b),
    };
    let bytes = match extent.view {
        None if offset.constant == 0 => end,
        None => {
            let start = b.u32(offset.constant);
            b.arith(BinaryOp::Sub, end, start)
        }
        Some((start, size)) => {
            // What does not reach as far has no elements, rather than very many.
            let at = start.value(b);
            let mut bytes = difference(b, end, at);
            if let Some(size) = size {
                bytes = same_type(b, BuiltinFn::Min, &[bytes, size]);
            }
            let before = b.u32(offset.constant.wrapping_sub(start.constant));
            difference(b, bytes, before)
        }
    };
    let stride = b.u32(stride as u32);
    b.arith(BinaryOp::Div, bytes, stride)
}

/// `from - amount`, or 0 where the amount is larger.
fn difference(b: &mut Builder<'_>, from: Value, amount: Value) -> Value {
    let known = |b: &Builder<'_>, value: Value| {
        value.as_constant().and_then(|id| b.module.store.constants.as_integer(id)).map(|value| value as u32)
    };
    match (known(b, from), known(b, amount)) {
        (Some(from), Some(amount)) => b.u32(from.saturating_sub(amount)),
        (_, Some(0)) => from,
        _ => {
            let amount = same_type(b, BuiltinFn::Min, &[amount, from]);
            b.arith(BinaryOp::Sub, from, amount)
        }
    }
}
