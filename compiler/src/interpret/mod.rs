//! The interpreter: runs entry points of a module on the host, the oracle that compiled shaders are held to.
//!
//! A module is first flattened ([`flatten`]) to steps without nesting, then whole dispatches ([`compute`]) and draws ([`draw`]) run on
//! a machine with explicit frames ([`machine`]): the host stack never grows with the shader, and an invocation stops and resumes at any step, so
//! at barriers too. Values in frames have the memory layout that WGSL gives their types, so that loads, stores and bitcasts
//! are copies. Evaluation is written on its own, not shared with `constant`: two answers that agree prove something.
//!
//! Without checks the machine is robust as WGSL allows: an index out of bounds becomes the nearest one inside.
//!
//! Textures are sampled in software ([`texture`]); derivatives compare the invocations of a quad ([`exchange`]).
//!
//! A module that was raised for a target runs too ([`raised`]), as far as its definitions say what the target's own functions mean.

mod arithmetic;
mod code;
mod compute;
mod draw;
mod convergence;
mod flatten;
mod layout;
mod machine;
mod math;
mod memory;
mod packing;
mod pointer;
mod race;
mod raised;
mod raster;
mod resources;
mod sampling;
mod step;
mod strict;
mod subgroup;
pub mod texture;
mod uninitialized;
mod vector;

pub use draw::{Attribute, Call, Depth, Draw, Stencil, Topology};
pub use resources::Resources;
pub use strict::Strict;

use crate::diagnostic::{Diagnostic, Diagnostics, Rule, Span};
use crate::ir::Module;
use crate::types::ShaderStage;

/// What the interpreter does not run.
const UNSUPPORTED: Rule = Rule::new("interpret/unsupported", "");
/// The dispatch itself is wrong: no such entry point, a missing or too small buffer.
const DISPATCH: Rule = Rule::new("interpret/dispatch", "");
/// A limit of the settings was reached.
const LIMIT: Rule = Rule::new("interpret/limit", "");
/// What valid programs never reach was reached.
const UNREACHABLE: Rule = Rule::new("interpret/unreachable", "");
/// An index beyond the end.
const OUT_OF_BOUNDS: Rule = Rule::new("interpret/out-of-bounds", "out-of-bounds-access");
/// Two unordered accesses to the same memory, one of them a write.
const DATA_RACE: Rule = Rule::new("interpret/data-race", "");
/// A barrier that part of a workgroup reaches.
const NON_UNIFORM_BARRIER: Rule = Rule::new("interpret/non-uniform-barrier", "barrier");

/// A read of a variable that nothing has written.
const UNINITIALISED: Rule = Rule::new("interpret/uninitialised", "");
/// What a target leaves undefined.
const UNDEFINED: Rule = Rule::new("interpret/undefined", "");

/// What is looked for while a shader runs. What is found is in [`Report::findings`]; the run goes on.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Checks {
    /// Indices out of bounds.
    pub bounds: bool,
    /// Unordered accesses of different invocations to the same memory, one of which writes.
    pub races: bool,
    /// Barriers that not all invocations of a workgroup reach together.
    pub barriers: bool,
    /// Reads of variables that nothing has written: they are zero in WGSL, and perhaps not meant.
    pub uninitialised: bool,
}

impl Checks {
    /// The names of the checks, in the order of the fields.
    pub const NAMES: [&'static str; 4] = ["bounds", "races", "barriers", "uninitialised"];

    /// All of them.
    pub const fn all() -> Self {
        Self { bounds: true, races: true, barriers: true, uninitialised: true }
    }

    /// The check called `name`, to switch it.
    pub fn by_name(&mut self, name: &str) -> Option<&mut bool> {
        match name {
            "bounds" => Some(&mut self.bounds),
            "races" => Some(&mut self.races),
            "barriers" => Some(&mut self.barriers),
            "uninitialised" => Some(&mut self.uninitialised),
            _ => None,
        }
    }
}

/// How a dispatch is run.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// What is looked for.
    pub checks: Checks,
    /// The target whose undefined operations are looked for, with indices out of bounds.
    pub strict: Option<Strict>,
    /// Steps of all invocations together: more end the run with an error, so that nothing hangs.
    pub step_limit: u64,
    /// Bytes of constants, frames and variables together, of one workgroup.
    pub memory_limit: u64,
    /// Invocations in a subgroup, where the entry point does not say: a power of two from 4 to 128.
    pub subgroup_size: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Self { checks: Checks::default(), strict: None, step_limit: 1 << 30, memory_limit: 1 << 30, subgroup_size: 8 }
    }
}

/// What a dispatch did.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Report {
    /// Steps that were executed: an instruction is one, or a few.
    pub steps: u64,
    /// Invocations that ran.
    pub invocations: u64,
    /// What the checks found, each place once.
    pub findings: Diagnostics,
}

/// Runs the compute entry point called `entry_point` over `groups` workgroups. Overrides must have been substituted.
///
/// # Errors
/// What is not interpreted, a buffer that is missing or too small for its type, and a limit that was reached. The buffers
/// then hold what was written before.
pub fn dispatch(
    module: &Module,
    entry_point: &str,
    groups: [u32; 3],
    resources: &mut Resources,
    settings: &Settings,
) -> Result<Report, Diagnostics> {
    check_settings(settings)?;
    let program = flatten::flatten(module, ShaderStage::Compute, entry_point, resources, settings)?;
    let subgroup_size = program.subgroup_size.unwrap_or(settings.subgroup_size);
    let settings = Settings { subgroup_size, ..*settings };
    check_settings(&settings)?;
    compute::run(&program, groups, resources, &settings).map_err(Diagnostics::from)
}

/// Draws with a vertex and a fragment entry point, each with its module, into the targets of `call`. Overrides must have been substituted.
///
/// # Errors
/// As [`dispatch`]; and a vertex stage that does not give what the fragment stage takes.
pub fn draw(
    [vertex, fragment]: [(&Module, &str); 2],
    call: &mut Draw,
    resources: &mut Resources,
    settings: &Settings,
) -> Result<Report, Diagnostics> {
    check_settings(settings)?;
    let vertex = flatten::flatten(vertex.0, ShaderStage::Vertex, vertex.1, resources, settings)?;
    let fragment = flatten::flatten(fragment.0, ShaderStage::Fragment, fragment.1, resources, settings)?;
    draw::run(&vertex, &fragment, call, resources, settings).map_err(Diagnostics::from)
}

fn check_settings(settings: &Settings) -> Result<(), Diagnostic> {
    if settings.subgroup_size.is_power_of_two() && (4..=128).contains(&settings.subgroup_size) {
        return Ok(());
    }
    Err(error(DISPATCH, Span::NONE, "the size of subgroups is a power of two from 4 to 128"))
}

fn error(rule: Rule, span: Span, message: impl Into<String>) -> Diagnostic {
    Diagnostic::error(rule, span, message)
}
