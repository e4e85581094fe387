//! Refuses what a version of GLSL cannot have, so that what follows need not think of it.

use crate::diagnostic::{Diagnostics, Rule, Span};
use crate::glsl::Options;
use crate::ir::Module;
use crate::text_target::used_types;
use crate::types::{AddressSpace, Type, TypeFlags};

/// GLSL ES has no floats of 16 bits.
const F16: Rule = Rule::new("glsl/f16", "");
/// Textures, samplers and immediates are not written yet.
const RESOURCE: Rule = Rule::new("glsl/resource-kind", "");

/// Says what cannot be written; leaves the module as it is.
pub(super) fn refuse(module: &Module, options: &Options) -> Result<(), Diagnostics> {
    let mut diagnostics = Diagnostics::new();
    for inst in module.block_insts(module.root()) {
        let Some(result) = module.result(inst) else { continue };
        if let Type::Pointer { space: AddressSpace::Handle | AddressSpace::Immediate, store, .. } =
            module.store.types.get(module.value(result).ty)
        {
            let message = format!("variables of type '{}' cannot be written as GLSL", module.store.type_name(store));
            diagnostics.error(RESOURCE, module.inst(inst).span, message);
        }
    }
    if options.is_es() && uses_f16(module) {
        diagnostics.error(F16, Span::NONE, "GLSL ES has no type 'f16'");
    }
    if diagnostics.has_errors() { Err(diagnostics) } else { Ok(()) }
}

/// Whether anything is of type f16, or made of it.
pub(in crate::glsl) fn uses_f16(module: &Module) -> bool {
    used_types(module).into_iter().any(|ty| module.store.types.has(ty, TypeFlags::HAS_F16))
}
