//! Functions.

use super::{GlslPrinter, types};
use crate::ir::FunctionId;
use crate::types::Type;

/// Writes a function. What it is given a pointer to, it may change.
pub(super) fn function(p: &mut GlslPrinter<'_>, id: FunctionId) {
    let (module, names) = (p.module, p.names);
    let function = module.function(id);
    types::put(p, function.return_type);
    p.out.put(" ").put(names.function(id)).put("(");
    for (index, param) in module.function_params(id).iter().enumerate() {
        p.out.put(if index == 0 { "" } else { ", " });
        let ty = module.value(param).ty;
        if matches!(module.store.types.get(ty), Type::Pointer { .. }) {
            p.out.put("inout ");
        }
        types::declare(p, ty, names.value_name(param));
    }
    p.out.put(") ");
    p.braced(function.block);
    p.out.newline();
}
