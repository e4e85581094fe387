//! Refuses what a version of GLSL cannot have, so that what follows need not think of it.

use crate::diagnostic::{Diagnostics, Rule, Span};
use crate::glsl::{Bindings, Options};
use crate::intrinsics::LoweringTarget;
use crate::ir::{FunctionId, Module};
use crate::lowering;
use crate::types::{BuiltinValue, IoAttributes, TexelFormat, Type};

/// GLSL ES 3.10 has no clip distances, and glslang does not know the extension that adds them.
const CLIP_DISTANCES: Rule = Rule::new("glsl/clip-distances", "");
/// GLSL ES has few formats of images.
const TEXEL_FORMAT: Rule = Rule::new("glsl/texel-format", "");

/// The host gave one number to two resources of a kind.
const BINDING_TAKEN: Rule = Rule::new("glsl/binding-taken", "");

/// Says what cannot be written; leaves the module as it is.
pub(super) fn refuse(
    module: &Module,
    bindings: &Bindings,
    options: &Options,
    target: &LoweringTarget,
) -> Result<(), Diagnostics> {
    let mut diagnostics = Diagnostics::new();
    if let Some((kind, number)) = bindings.taken_twice() {
        let message = format!("two {kind} have number {number}");
        diagnostics.error(BINDING_TAKEN, Span::NONE, message);
    }
    if options.is_es() {
        formats(module, &mut diagnostics);
    }
    if let Some((inst, rule)) = lowering::refused(module, target) {
        let message = "GLSL ES 3.10 cannot compare with a level of an array of depth cubes in a fragment shader";
        diagnostics.error(Rule::new(rule, ""), module.inst(inst).span, message);
    }
    if options.is_es() && module.entry_points().any(|entry| writes_clip_distances(module, entry)) {
        diagnostics.error(CLIP_DISTANCES, Span::NONE, "GLSL ES has no clip distances");
    }
    if diagnostics.has_errors() { Err(diagnostics) } else { Ok(()) }
}

/// Refuses the formats of storage textures that GLSL ES lacks.
fn formats(module: &Module, diagnostics: &mut Diagnostics) {
    use TexelFormat as F;
    for inst in module.block_insts(module.root()) {
        let Some(Type::Pointer { store, .. }) = module.result(inst).map(|result| module.shape_of(result.into())) else {
            continue;
        };
        let Type::StorageTexture { format, .. } = module.store.types.get(store) else { continue };
        let is_known = matches!(format, F::R32float | F::R32sint | F::R32uint)
            || matches!(format, F::Rgba32float | F::Rgba16float | F::Rgba8unorm | F::Rgba8snorm | F::Bgra8unorm)
            || matches!(format, F::Rgba32sint | F::Rgba16sint | F::Rgba8sint)
            || matches!(format, F::Rgba32uint | F::Rgba16uint | F::Rgba8uint);
        if !is_known {
            let message = format!("GLSL ES 3.10 has no images of the format '{}'", format.name());
            diagnostics.error(TEXEL_FORMAT, module.inst(inst).span, message);
        }
    }
}

fn writes_clip_distances(module: &Module, entry: FunctionId) -> bool {
    let function = module.function(entry);
    let is_clip = |io: &IoAttributes| io.builtin == Some(BuiltinValue::ClipDistances);
    let members = module.store.types.as_struct(function.return_type).map_or(&[][..], |structure| &structure.members);
    is_clip(&function.return_io) || members.iter().any(|member| is_clip(&member.io))
}
