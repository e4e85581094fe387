//! What turns a module into what WGSL has: the list of transforms.

mod endless_loops;
mod extensions;
mod minimal_names;
mod refuse;
mod runtime_values;
mod shared_constants;
mod static_uses;
mod terminations;

use super::Options;
use crate::diagnostic::Diagnostics;
use crate::intrinsics::LoweringTarget;
use crate::intrinsics::enums::Target;
use crate::ir::Module;
use crate::text_target;
use crate::transform::{self, LoopExitsConfig, Transform, ValueToLetConfig};

pub(super) use shared_constants::SharedConstants;
pub(super) use static_uses::StaticUses;

/// The transforms of this target, in an order in which they may run.
pub const TABLE: &[&Transform] = &[&minimal_names::INFO, &runtime_values::INFO, &endless_loops::INFO];

/// What the printer must know beside the module.
pub struct Raised {
    /// The target, which says what built-in functions are called.
    pub(super) target: LoweringTarget,
    /// The variables that entry points must mention without using them.
    pub(super) mentions: StaticUses,
    /// The constants with a declaration of their own.
    pub(super) constants: SharedConstants,
}

/// Raises a module. Overrides may stay.
pub fn raise(module: &mut Module, options: &Options) -> Result<Raised, Diagnostics> {
    transform::short_circuit(module)?;
    terminations::discard_and_return(module);
    refuse::refuse(module)?;
    extensions::name_extensions(module);
    if options.minimal_names {
        minimal_names::minimal_names(module);
    }
    runtime_values::runtime_values(module);
    transform::remove_terminator_args(module)?;
    transform::remove_loop_exits_in_switch(module, &LoopExitsConfig { continues: false, returns: false })?;
    endless_loops::endless_loops(module);
    text_target::return_from_ends(module, text_target::ReturnConfig { behind_loops: true });
    transform::value_to_let(module, &ValueToLetConfig::default())?;
    let target = LoweringTarget::new(Target::Wgsl);
    text_target::check_spelled(module, &target)?;
    let mentions = StaticUses::not_used_otherwise(module);
    let constants = SharedConstants::of(module);
    Ok(Raised { target, mentions, constants })
}
