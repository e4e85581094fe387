//! Constants in the text: `1i`, `2u`, `1.5f`, `0.5h`, `true`, `zero T`, `splat T(x)`, `T(a, b)`; floats without a finite decimal
//! form, and NaNs, by their bits: `f32(0x7fc00000)`; entries of dialects' enums by name: `spirv.scope(device)`.

use super::names::Names;
use super::types;
use crate::constant::{ConstId, Value};
use crate::ir::Module;
use crate::types::Type;

/// Appends a constant's spelling.
pub(super) fn put(module: &Module, names: &Names, id: ConstId, out: &mut String) {
    let constants = &module.store.constants;
    let ty = constants.ty(id);
    match constants.value(id) {
        Value::Bool(value) => out.push_str(if value { "true" } else { "false" }),
        Value::AbstractInt(value) => out.push_str(&format!("{value}ai")),
        Value::AbstractFloat(bits) => out.push_str(&format!("{:?}af", f64::from_bits(bits))),
        Value::I32(value) => out.push_str(&format!("{value}i")),
        Value::U32(value) if let Type::Dialect { kind, .. } = module.store.types.get(ty) => {
            let entry = kind.entries().iter().find(|(_, number)| *number == value);
            out.push_str(&format!("{}({})", kind.name(), entry.map_or("?", |(name, _)| name)));
        }
        Value::U32(value) => out.push_str(&format!("{value}u")),
        Value::F32(bits) if f32::from_bits(bits).is_finite() => out.push_str(&format!("{:?}f", f32::from_bits(bits))),
        Value::F32(bits) => out.push_str(&format!("f32({bits:#x})")),
        Value::F16(bits) => out.push_str(&format!("f16({bits:#x})")),
        Value::Zero => {
            out.push_str("zero ");
            types::put(module, names, ty, out);
        }
        Value::Splat(element) => {
            out.push_str("splat ");
            types::put(module, names, ty, out);
            out.push('(');
            put(module, names, element, out);
            out.push(')');
        }
        Value::Composite(run) => {
            types::put(module, names, ty, out);
            for (index, &element) in constants.elements(run).iter().enumerate() {
                out.push_str(if index == 0 { "(" } else { ", " });
                put(module, names, element, out);
            }
            out.push(')');
        }
    }
}
