//! Transforms that several targets share: each a free function from a module to a module, one file each.
//!
//! A transform first scans, then rewrites. What it expects of a module and what it leaves is its row of [`TABLE`]: the allow sets
//! that [`Transform::apply`] keeps, and that the validator checks around it in debug builds.

mod add_entry_point;
pub(crate) mod arrays;
mod binary_polyfill;
mod builtin_polyfill;
mod constant_indices;
mod clone_function;
mod conversion_polyfill;
mod demote_to_helper;
mod direct_variable_access;
mod external_textures;
mod prevent_infinite_loops;
mod remove_loop_exits_in_switch;
mod remove_terminator_args;
mod remove_unused;
pub(crate) mod repack;
pub(crate) mod rewrite;
mod robustness;
mod shader_io;
mod short_circuit;
mod signed_integer_polyfill;
mod single_entry_point;
mod substitute_overrides;
mod texture_polyfill;
pub(crate) mod usage;
mod value_to_let;
mod zero_init_workgroup_memory;

pub use add_entry_point::add_entry_point;
pub use binary_polyfill::{BinaryPolyfillConfig, binary_polyfill};
pub use builtin_polyfill::{BuiltinPolyfillConfig, builtin_polyfill};
pub use conversion_polyfill::{ConversionPolyfillConfig, conversion_polyfill};
pub use demote_to_helper::demote_to_helper;
pub use direct_variable_access::{DirectVariableAccessConfig, Handles, direct_variable_access};
pub use external_textures::{ExternalTexturesConfig, external_textures};
pub use prevent_infinite_loops::{PreventInfiniteLoopsConfig, prevent_infinite_loops};
pub use remove_loop_exits_in_switch::{LoopExitsConfig, remove_loop_exits_in_switch};
pub use remove_terminator_args::remove_terminator_args;
pub use remove_unused::{RemoveUnusedConfig, remove_unused};
pub use robustness::{RobustnessConfig, robustness};
pub use shader_io::{ShaderIoConfig, shader_io};
pub use short_circuit::short_circuit;
pub use signed_integer_polyfill::signed_integer_polyfill;
pub use single_entry_point::{SingleEntryPointConfig, single_entry_point};
pub use substitute_overrides::{SubstituteOverridesConfig, override_values, substitute_overrides};
pub use texture_polyfill::{TexturePolyfillConfig, texture_polyfill};
pub use value_to_let::{ValueToLetConfig, value_to_let};
pub use zero_init_workgroup_memory::{ZeroInitWorkgroupMemoryConfig, zero_init_workgroup_memory};

use crate::diagnostic::Diagnostics;
use crate::ir::{Allow, Module};

/// What is known of a transform beside its code.
#[derive(Copy, Clone, Debug)]
pub struct Transform {
    /// The function's name.
    pub name: &'static str,
    /// What it does, in a sentence.
    pub description: &'static str,
    /// What a module may hold before it.
    pub accepts: Allow,
    /// What a module may hold after it that it might not have held before.
    pub adds: Allow,
    /// What no module holds after it.
    pub removes: Allow,
    /// Runs it with its default configuration.
    pub run: fn(&mut Module) -> Result<(), Diagnostics>,
}

/// Every shared transform, in an order in which they may run.
pub const TABLE: &[&Transform] = &[
    &single_entry_point::INFO,
    &substitute_overrides::INFO,
    &remove_unused::INFO,
    &add_entry_point::INFO,
    &external_textures::INFO,
    &robustness::INFO,
    &texture_polyfill::INFO,
    &binary_polyfill::INFO,
    &builtin_polyfill::INFO,
    &conversion_polyfill::INFO,
    &zero_init_workgroup_memory::INFO,
    &demote_to_helper::INFO,
    &direct_variable_access::INFO,
    &prevent_infinite_loops::INFO,
    &shader_io::INFO,
    &Transform {
        name: "signed_integer_polyfill",
        description: "does `+`, `-`, `*`, `<<` and negation of signed integers on unsigned ones",
        run: signed_integer_polyfill,
        ..ANY
    },
    &Transform {
        name: "short_circuit",
        description: "folds ifs that are `&&` or `||` back into these operators",
        run: short_circuit,
        ..ANY
    },
    &Transform {
        name: "remove_terminator_args",
        description: "turns what control instructions hand over into variables",
        run: remove_terminator_args,
        ..ANY
    },
    &Transform {
        name: "remove_loop_exits_in_switch",
        description: "moves exits of loops out of switches, by a flag",
        run: |module| remove_loop_exits_in_switch(module, &LoopExitsConfig { continues: true }),
        ..ANY
    },
    &Transform {
        name: "value_to_let",
        description: "decides which values are written where they are used, and makes lets of the others",
        run: |module| value_to_let(module, &ValueToLetConfig::default()),
        ..ANY
    },
];

/// A transform that takes any module and leaves what it may hold as it is.
const ANY: Transform = Transform {
    name: "",
    description: "",
    accepts: Allow::ALL,
    adds: Allow::CORE,
    removes: Allow::CORE,
    run: |_| Ok(()),
};

impl Transform {
    /// Runs `body`, which is the transform, and keeps the module's allow set.
    pub(crate) fn apply(
        &self,
        module: &mut Module,
        body: impl FnOnce(&mut Module) -> Result<(), Diagnostics>,
    ) -> Result<(), Diagnostics> {
        self.check(module, "before");
        debug_assert!(self.accepts.contains(module.allow), "'{}' does not accept {:?}", self.name, module.allow);
        body(module)?;
        module.allow = module.allow.union(self.adds).without(self.removes);
        self.check(module, "after");
        Ok(())
    }

    /// An invalid module here is a bug of ours: of this transform, or of what came before.
    fn check(&self, module: &Module, when: &str) {
        if cfg!(debug_assertions)
            && let Err(diagnostics) = crate::ir::validate(module)
        {
            let messages: Vec<&str> = diagnostics.iter().map(|item| item.message.as_str()).collect();
            let text = crate::ir::text::print(module, &crate::ir::text::PrintOptions::default());
            panic!("the module is invalid {when} '{}': {}\n{text}", self.name, messages.join("; "));
        }
    }
}
