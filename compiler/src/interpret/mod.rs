//! The interpreter: runs compute entry points of a module on the host, the oracle that compiled shaders are held to.
//!
//! A module is first flattened ([`flatten`]) to steps without nesting, then whole dispatches run on a machine with explicit
//! frames ([`machine`]): the host stack never grows with the shader, and an invocation stops and resumes at any step, so
//! at barriers too. Values in frames have the memory layout that WGSL gives their types, so that loads, stores and bitcasts
//! are copies. Evaluation is written on its own, not shared with `constant`: two answers that agree prove something.
//!
//! Without checks the machine is robust as WGSL allows: an index out of bounds becomes the nearest one inside.
//!
//! Not interpreted: textures, samplers, derivatives, other stages than compute, calls of dialects.

mod arithmetic;
mod code;
mod flatten;
mod layout;
mod machine;
mod math;
mod memory;
mod packing;
mod pointer;
mod race;
mod step;
mod subgroup;
mod vector;

use crate::diagnostic::{Diagnostic, Diagnostics, Rule, Span};
use crate::ir::{Binding, Module};

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

/// The contents of buffers, by binding.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Buffers {
    entries: Vec<(Binding, Vec<u8>)>,
}

impl Buffers {
    /// No buffers.
    pub fn new() -> Self {
        Self::default()
    }

    /// Binds `bytes`, in place of what was bound there.
    pub fn insert(&mut self, binding: Binding, bytes: Vec<u8>) {
        match self.position(binding) {
            Some(at) => self.entries[at].1 = bytes,
            None => self.entries.push((binding, bytes)),
        }
    }

    /// The bytes of a buffer.
    pub fn get(&self, binding: Binding) -> Option<&[u8]> {
        self.position(binding).map(|at| self.entries[at].1.as_slice())
    }

    /// All buffers in the order in which they were bound.
    pub fn iter(&self) -> impl Iterator<Item = (Binding, &[u8])> {
        self.entries.iter().map(|(binding, bytes)| (*binding, bytes.as_slice()))
    }

    fn position(&self, binding: Binding) -> Option<usize> {
        self.entries.iter().position(|(other, _)| *other == binding)
    }
}

/// What is looked for while a shader runs. What is found is in [`Report::findings`]; the run goes on.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Checks {
    /// Indices out of bounds.
    pub bounds: bool,
    /// Unordered accesses of different invocations to the same memory, one of which writes.
    pub races: bool,
    /// Barriers that not all invocations of a workgroup reach together.
    pub barriers: bool,
}

impl Checks {
    /// The names of the checks, in the order of the fields.
    pub const NAMES: [&'static str; 3] = ["bounds", "races", "barriers"];

    /// All of them.
    pub const fn all() -> Self {
        Self { bounds: true, races: true, barriers: true }
    }

    /// The check called `name`, to switch it.
    pub fn by_name(&mut self, name: &str) -> Option<&mut bool> {
        match name {
            "bounds" => Some(&mut self.bounds),
            "races" => Some(&mut self.races),
            "barriers" => Some(&mut self.barriers),
            _ => None,
        }
    }
}

/// How a dispatch is run.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// What is looked for.
    pub checks: Checks,
    /// Steps of all invocations together: more end the run with an error, so that nothing hangs.
    pub step_limit: u64,
    /// Bytes of constants, frames and variables together, of one workgroup.
    pub memory_limit: u64,
}

impl Default for Settings {
    fn default() -> Self {
        Self { checks: Checks::default(), step_limit: 1 << 30, memory_limit: 1 << 30 }
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
    buffers: &mut Buffers,
    settings: &Settings,
) -> Result<Report, Diagnostics> {
    let sizes: Vec<(Binding, u64)> =
        buffers.entries.iter().map(|(binding, bytes)| (*binding, bytes.len() as u64)).collect();
    let program = flatten::flatten(module, entry_point, &sizes, settings)?;
    let memory = buffers.entries.iter_mut().map(|(_, bytes)| bytes.as_mut_slice()).collect();
    machine::run(&program, groups, memory, settings).map_err(Diagnostics::from)
}

fn error(rule: Rule, span: Span, message: impl Into<String>) -> Diagnostic {
    Diagnostic::error(rule, span, message)
}
