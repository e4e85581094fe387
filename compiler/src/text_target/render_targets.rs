//! The render targets that a platform has.

use crate::diagnostic::{Diagnostic, Diagnostics, Rule};
use crate::ir::Module;
use crate::types::ShaderStage;

/// Direct3D and Metal have as many.
const MAX: u32 = 8;

const RENDER_TARGETS: Rule = Rule::new("target/render-targets", "");

/// Refuses fragment stages that write to locations for which `platform` has no render target.
pub fn check_render_targets(module: &Module, platform: &str) -> Result<(), Diagnostics> {
    for entry in module.entry_points() {
        let function = module.function(entry);
        let members = module.store.types.as_struct(function.return_type).map(|structure| &structure.members[..]);
        let outputs = members.unwrap_or_default().iter().map(|member| member.io).chain([function.return_io]);
        let beyond = outputs.filter_map(|io| io.location).find(|&location| location >= MAX);
        if let (Some(ShaderStage::Fragment), Some(location)) = (function.stage, beyond) {
            let message = format!("{platform} has {MAX} render targets, and none for location {location}");
            return Err(Diagnostic::error(RENDER_TARGETS, function.span, message).into());
        }
    }
    Ok(())
}
