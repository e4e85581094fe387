//! Functions: attributes, signature, body.

use super::{WgslPrinter, declarations, types};
use crate::ir::{FunctionId, Value};
use crate::text_target::Precedence;
use crate::types::{AddressSpace, Type, TypeId};

/// Writes a function.
pub(super) fn function(p: &mut WgslPrinter<'_>, id: FunctionId) {
    let (module, names) = (p.module, p.names);
    let function = module.function(id);
    if let Some(stage) = function.stage {
        p.out.put("@").put(stage.name());
        if let Some(size) = function.workgroup_size {
            p.out.put(" ");
            workgroup_size(p, &size);
        }
        if let Some(size) = function.subgroup_size {
            p.out.put(" @subgroup_size(");
            dimension(p, size);
            p.out.put(")");
        }
        p.out.newline();
    }
    p.out.put("fn ").put(names.function(id)).put("(");
    for (index, (param, info)) in module.function_params(id).iter().zip(&function.param_info).enumerate() {
        p.out.put(if index == 0 { "" } else { ", " });
        declarations::io(p, &info.io);
        p.out.put(names.value_name(param)).put(": ");
        types::put(p, module.value(param).ty);
    }
    p.out.put(") ");
    if function.return_type != TypeId::VOID {
        p.out.put("-> ");
        declarations::io(p, &function.return_io);
        types::put(p, function.return_type);
        p.out.put(" ");
    }
    p.out.line("{").indent();
    mentions(p, id);
    p.block(function.block);
    p.out.dedent().line("}");
}

/// Writes `@workgroup_size` without the ones at its end.
fn workgroup_size(p: &mut WgslPrinter<'_>, size: &[Value; 3]) {
    let constant = |value: Value| p.module.store.constants.as_integer(value.as_constant()?);
    let known = size.map(constant);
    let count = known.iter().rposition(|&dimension| dimension != Some(1)).map_or(1, |last| last + 1);
    p.out.put("@workgroup_size(");
    for (index, &value) in size.iter().take(count).enumerate() {
        p.out.put(if index == 0 { "" } else { ", " });
        dimension(p, value);
    }
    p.out.put(")");
}

fn dimension(p: &mut WgslPrinter<'_>, value: Value) {
    match value.as_constant().and_then(|constant| p.module.store.constants.as_integer(constant)) {
        // Without a suffix it goes with dimensions of either type.
        Some(known) => {
            p.out.put(&known.to_string());
        }
        None => p.expression(value, Precedence::ARGUMENT),
    }
}

/// Writes phony assignments of the variables that are part of an entry point's interface by being mentioned only.
fn mentions(p: &mut WgslPrinter<'_>, id: FunctionId) {
    let names = p.names;
    for &value in p.language.mentions.of(id) {
        let is_handle = matches!(p.module.shape_of(value.into()), Type::Pointer { space: AddressSpace::Handle, .. });
        p.out.put(if is_handle { "_ = " } else { "_ = &" }).put(names.value_name(value)).line(";");
    }
}
