//! Transforms that several targets share: each a free function from a module to a module, one file each.
//!
//! A transform first scans, then rewrites. What it expects of a module and what it leaves is its row of [`TABLE`]: the dialect properties
//! that [`Transform::apply`] keeps, and that the validator checks around it in debug builds.

mod add_entry_point;
mod binary_polyfill;
mod binding_remapping;
mod builtin_polyfill;
pub(crate) mod clamp_frag_depth;
mod combine_accesses;
mod constant_folding;
mod conversion_polyfill;
mod dead_code_elimination;
pub(crate) mod decompose_access;
mod demote_to_helper;
mod direct_variable_access;
mod external_textures;
mod preserve_padding;
mod prevent_infinite_loops;
mod remove_loop_exits_in_switch;
mod remove_terminator_args;
mod remove_unused;
mod robustness;
mod shader_io;
mod short_circuit;
mod signed_integer_polyfill;
mod single_entry_point;
mod substitute_overrides;
mod texture_polyfill;
mod value_to_let;
mod vertex_pulling;
mod zero_init_workgroup_memory;

pub use add_entry_point::add_entry_point;
pub use binary_polyfill::binary_polyfill;
pub use binding_remapping::{BindingRemappingConfig, binding_remapping};
pub use builtin_polyfill::builtin_polyfill;
pub use clamp_frag_depth::{ClampFragDepthConfig, clamp_frag_depth};
pub use combine_accesses::combine_accesses;
pub use constant_folding::constant_folding;
pub use conversion_polyfill::conversion_polyfill;
pub use dead_code_elimination::dead_code_elimination;
pub use decompose_access::{DecomposeAccessConfig, buffer_views, decompose_access};
pub use demote_to_helper::demote_to_helper;
pub use direct_variable_access::{DirectVariableAccessConfig, Handles, direct_variable_access};
pub use external_textures::{ExternalTexturesConfig, external_textures};
pub use preserve_padding::preserve_padding;
pub use prevent_infinite_loops::{PreventInfiniteLoopsConfig, prevent_infinite_loops};
pub use remove_loop_exits_in_switch::{LoopExitsConfig, remove_loop_exits_in_switch};
pub use remove_terminator_args::remove_terminator_args;
pub use remove_unused::{RemoveUnusedConfig, remove_unused};
pub use robustness::{RobustnessConfig, robustness};
pub use shader_io::{ShaderIoConfig, shader_io};
pub use short_circuit::short_circuit;
pub use signed_integer_polyfill::signed_integer_polyfill;
pub use single_entry_point::{SingleEntryPointConfig, entry_point_alone, only_entry_point, single_entry_point};
pub use substitute_overrides::{SubstituteOverridesConfig, override_values, substitute_overrides};
pub use texture_polyfill::texture_polyfill;
pub use value_to_let::{ValueToLetConfig, value_to_let};
pub use vertex_pulling::{VertexBuffers, VertexPullingConfig, vertex_pulling};
pub use zero_init_workgroup_memory::{ZeroInitWorkgroupMemoryConfig, zero_init_workgroup_memory};

use crate::diagnostic::{Diagnostic, Diagnostics, Rule, Span};
use crate::intrinsics::enums::Target;
use crate::intrinsics::{LoweringTarget, TransformStep};
use crate::ir::{DialectProperties, InstId, Module, Passed, assert_valid};
use crate::lowering;
use crate::types::Type;
use crate::util::{OptionInfo, OptionTable, OptionValue};

/// A transform is given a setting that it does not have, or a module that it does not take.
const REQUEST: Rule = Rule::new("ir/transform-request", "");

/// A setting of a transform as a caller gives it: a name and a value.
pub type Setting = (String, OptionValue);

/// What is known of a transform beside its code.
#[derive(Copy, Clone, Debug)]
pub struct Transform {
    /// The function's name.
    pub name: &'static str,
    /// What it does, in a sentence.
    pub description: &'static str,
    /// What a module may hold before it.
    pub accepts: DialectProperties,
    /// What a module may hold after it that it might not have held before.
    pub adds: DialectProperties,
    /// What no module holds after it.
    pub removes: DialectProperties,
    /// The transforms that may not run after it: it needs what they make, or they would undo what it does.
    pub follows: &'static [&'static str],
    /// What its configuration may say.
    pub options: &'static [OptionInfo],
    /// Runs it with its default configuration, but for these settings.
    pub run: fn(&mut Module, &[Setting]) -> Result<(), Diagnostics>,
}

/// Every shared transform, in an order in which they may run.
pub const TABLE: &[&Transform] = &[
    &single_entry_point::INFO,
    &substitute_overrides::INFO,
    &binding_remapping::INFO,
    &constant_folding::INFO,
    &dead_code_elimination::INFO,
    &remove_unused::INFO,
    &add_entry_point::INFO,
    &decompose_access::VIEWS,
    &external_textures::INFO,
    &vertex_pulling::INFO,
    &clamp_frag_depth::INFO,
    &robustness::INFO,
    &texture_polyfill::INFO,
    &binary_polyfill::INFO,
    &builtin_polyfill::INFO,
    &conversion_polyfill::INFO,
    &zero_init_workgroup_memory::INFO,
    &demote_to_helper::INFO,
    &preserve_padding::INFO,
    &direct_variable_access::INFO,
    &prevent_infinite_loops::INFO,
    &shader_io::INFO,
    &decompose_access::INFO,
    &combine_accesses::INFO,
    &signed_integer_polyfill::INFO,
    &short_circuit::INFO,
    &remove_terminator_args::INFO,
    &remove_loop_exits_in_switch::INFO,
    &value_to_let::INFO,
];

crate::option_table! {
    /// What a transform that lowers calls asks for when it is run by itself.
    #[derive(Copy, Eq)]
    pub struct LoweringConfig {
        /// The target whose rules say what is lowered.
        target: crate::util::Choice = ("spirv", ["wgsl", "spirv", "msl", "hlsl", "glsl"]),
    }
}

impl LoweringConfig {
    /// The target that settings name, with the stages of a module.
    pub(crate) fn target(module: &Module, settings: &[Setting]) -> Result<LoweringTarget, Diagnostics> {
        let config: Self = read_settings(settings)?;
        let target = Target::from_name(config.target).expect("the choices are targets");
        Ok(LoweringTarget { stages: lowering::stages(module), ..LoweringTarget::new(target) })
    }
}

/// Takes the steps of one transform with the calls of a module, in the order in which the calls were made.
pub(crate) fn lower_calls<S: TransformStep>(
    module: &mut Module,
    target: &LoweringTarget,
    mut take: impl FnMut(&mut Module, InstId, S),
) {
    for inst in lowering::candidates::<S>(module, target) {
        if let Some(step) = lowering::step(module, inst, target) {
            take(module, inst, step);
        }
    }
}

/// A configuration with these settings.
pub(crate) fn read_settings<C: OptionTable>(settings: &[Setting]) -> Result<C, Diagnostics> {
    let mut config = C::default();
    settings.iter().try_for_each(|(name, value)| config.set_option(name, value)).map_err(wrong_setting)?;
    Ok(config)
}

/// Refuses, to a transform that is run by itself, a module of which it needs more than that it is lawful.
pub(crate) fn needs(is_so: bool, what: &str) -> Result<(), Diagnostics> {
    if is_so { Ok(()) } else { Err(wrong_setting(format!("the transform needs a module {what}"))) }
}

/// Whether a function that is no entry point has a parameter of such a type.
pub(crate) fn functions_take(module: &Module, is_such: impl Fn(Type) -> bool) -> bool {
    let functions = module.function_order.iter().filter(|&&function| module.function(function).stage.is_none());
    let mut parameters = functions.flat_map(|&function| module.function_params(function).iter());
    parameters.any(|parameter| is_such(module.shape_of(parameter.into())))
}

fn wrong_setting(why: String) -> Diagnostics {
    Diagnostic::error(REQUEST, Span::NONE, why).into()
}

impl Transform {
    /// A transform that takes any module and leaves what it may hold as it is.
    pub(crate) const ANY: Self = Self {
        name: "",
        description: "",
        accepts: DialectProperties::ALL,
        adds: DialectProperties::CORE,
        removes: DialectProperties::CORE,
        follows: &[],
        options: &[],
        run: |_, _| Ok(()),
    };

    /// Runs it as a step of its own: on a module that somebody made for it, with settings that somebody wrote.
    ///
    /// # Errors
    /// A setting that it does not have, a module that it does not accept, and what the transform itself refuses.
    pub fn run_alone(&self, module: &mut Module, settings: &[Setting]) -> Result<(), Diagnostics> {
        if self.options.is_empty() && !settings.is_empty() {
            return Err(wrong_setting(format!("'{}' has no options", self.name)));
        }
        if let Some(name) = module.properties.first_beyond(self.accepts) {
            return Err(wrong_setting(format!("'{}' does not take modules that allow {name}", self.name)));
        }
        if let Some(later) = self.comes_too_late(module) {
            return Err(wrong_setting(format!("'{}' may not run after '{later}'", self.name)));
        }
        (self.run)(module, settings)
    }

    /// The transform that was run on the module already and must follow this one.
    fn comes_too_late(&self, module: &Module) -> Option<&'static str> {
        module.passed.iter().find(|passed| passed.follows.contains(&self.name)).map(|passed| passed.name)
    }

    /// Notes that a step of a target is run, and what the module may hold because of it. What all steps together leave is held to the law.
    pub(crate) fn begin(&self, module: &mut Module) {
        debug_assert!(
            self.accepts.contains(module.properties),
            "'{}' does not accept {:?}",
            self.name,
            module.properties
        );
        self.note(module);
        module.properties = module.properties.union(self.adds).without(self.removes);
    }

    /// Notes that the transform is run, and leaves what the module may hold to it. In a list of ours that it comes too late is a bug.
    pub(crate) fn note(&self, module: &mut Module) {
        debug_assert_eq!(self.comes_too_late(module), None, "it must follow '{}', which runs only now", self.name);
        module.passed.push(Passed { name: self.name, follows: self.follows });
    }

    /// Runs `body`, which is the transform, and keeps the module's dialect properties.
    pub(crate) fn apply(
        &self,
        module: &mut Module,
        body: impl FnOnce(&mut Module) -> Result<(), Diagnostics>,
    ) -> Result<(), Diagnostics> {
        assert_valid(module, self.name);
        debug_assert!(
            self.accepts.contains(module.properties),
            "'{}' does not accept {:?}",
            self.name,
            module.properties
        );
        self.note(module);
        body(module)?;
        module.properties = module.properties.union(self.adds).without(self.removes);
        assert_valid(module, self.name);
        Ok(())
    }
}
