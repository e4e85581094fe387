//! Refuses what a version of GLSL cannot have, so that what follows need not think of it.

use crate::diagnostic::{Diagnostics, Rule, Span};
use crate::glsl::Options;
use crate::ir::{FunctionId, Module};
use crate::text_target::used_types;
use crate::types::{AddressSpace, BuiltinValue, IoAttributes, Type, TypeFlags};

/// GLSL ES has no floats of 16 bits.
const F16: Rule = Rule::new("glsl/f16", "");
/// GLSL ES 3.10 has no clip distances, and glslang does not know the extension that adds them.
const CLIP_DISTANCES: Rule = Rule::new("glsl/clip-distances", "");
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
    if options.is_es() && module.entry_points().any(|entry| writes_clip_distances(module, entry)) {
        diagnostics.error(CLIP_DISTANCES, Span::NONE, "GLSL ES has no clip distances");
    }
    if diagnostics.has_errors() { Err(diagnostics) } else { Ok(()) }
}

fn writes_clip_distances(module: &Module, entry: FunctionId) -> bool {
    let function = module.function(entry);
    let is_clip = |io: &IoAttributes| io.builtin == Some(BuiltinValue::ClipDistances);
    let members = module.store.types.as_struct(function.return_type).map_or(&[][..], |structure| &structure.members);
    is_clip(&function.return_io) || members.iter().any(|member| is_clip(&member.io))
}

/// Whether anything is of type f16, or made of it.
pub(in crate::glsl) fn uses_f16(module: &Module) -> bool {
    used_types(module).into_iter().any(|ty| module.store.types.has(ty, TypeFlags::HAS_F16))
}
