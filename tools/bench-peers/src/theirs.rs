//! naga's side.

use crate::{Measured, Times};
use naga::back::spv;
use naga::proc::{BoundsCheckPolicies, BoundsCheckPolicy};
use naga::valid::{Capabilities, ValidationFlags, Validator};
use std::time::Instant;

/// What is asked of the compiler, for the report.
pub const SETTINGS: &str =
    "SPIR-V 1.3, names off, all validation, bounds checks 'restrict', loops bounded, workgroup memory zeroed";

fn options() -> spv::Options<'static> {
    spv::Options {
        lang_version: (1, 3),
        flags: spv::WriterFlags::empty(),
        bounds_check_policies: BoundsCheckPolicies {
            index: BoundsCheckPolicy::Restrict,
            buffer: BoundsCheckPolicy::Restrict,
            image_load: BoundsCheckPolicy::Restrict,
            binding_array: BoundsCheckPolicy::Restrict,
        },
        zero_initialize_workgroup_memory: spv::ZeroInitializeWorkgroupMemoryMode::Polyfill,
        force_loop_bounding: true,
        ..spv::Options::default()
    }
}

/// Compiles once; the times of the stages and the words written. A panic of the peer's is its error.
pub fn compile(source: &str) -> Result<(Times, usize), String> {
    std::panic::catch_unwind(|| compile_unguarded(source)).unwrap_or_else(|_| Err("panics".to_owned()))
}

fn compile_unguarded(source: &str) -> Result<(Times, usize), String> {
    let start = Instant::now();
    let module = naga::front::wgsl::parse_str(source).map_err(|error| error.to_string())?;
    let parsed = start.elapsed();
    let start = Instant::now();
    let mut validator = Validator::new(ValidationFlags::all(), Capabilities::all());
    let info = validator.validate(&module).map_err(|error| error.into_inner().to_string())?;
    let validated = start.elapsed();
    let start = Instant::now();
    let (module, info) = naga::back::pipeline_constants::process_overrides(&module, &info, None, &Default::default())
        .map_err(|error| error.to_string())?;
    let words = spv::write_vec(&module, &info, &options(), None).map_err(|error| error.to_string())?;
    Ok((vec![("parse", parsed), ("validate", validated), ("write", start.elapsed())], words.len()))
}

/// Compiles once; the times of the stages.
pub fn measure(source: &str) -> Measured {
    compile(source).map(|(times, _)| times)
}
