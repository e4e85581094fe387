//! Worker process around SPIRV-Tools' validator, linked in: one JSON line in, one verdict out.
//!
//! It is a program of its own because SPIRV-Tools takes minutes to compile, which `xtest` defers until a SPIR-V output is to
//! be validated; and because a crash of the validator then costs one output.

use colorfast_wire::{Validate, Verdict};
use spirv_tools::TargetEnv;
use spirv_tools::val::Validator;
use spirv_tools::val::compiled::CompiledValidator;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut validators = Vec::new();
    match colorfast_wire::serve(|request: Validate| validate(&mut validators, &request), Verdict::Unable) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("colorfast-spirv-val: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Validates one module; a validator per environment is made once.
fn validate(validators: &mut Vec<(String, CompiledValidator)>, request: &Validate) -> Verdict {
    let (words, rest) = request.module.0.as_chunks::<4>();
    if !rest.is_empty() {
        return Verdict::Invalid("the module is no whole number of words".to_owned());
    }
    let words: Vec<u32> = words.iter().map(|word| u32::from_le_bytes(*word)).collect();
    if !validators.iter().any(|(name, _)| *name == request.environment) {
        let Some(environment) = environment(&request.environment) else {
            return Verdict::Unable(format!("unknown environment `{}`", request.environment));
        };
        validators.push((request.environment.clone(), CompiledValidator::with_env(environment)));
    }
    let validator = validators.iter().find(|(name, _)| *name == request.environment).map(|(_, validator)| validator);
    let validator = validator.expect("it is there or was just added");
    match validator.validate(&words, None) {
        Ok(()) => Verdict::Valid,
        Err(error) => Verdict::Invalid(error.diagnostic.map_or_else(|| error.inner.to_string(), |d| d.message)),
    }
}

/// The environment that spirv-val calls `name`.
fn environment(name: &str) -> Option<TargetEnv> {
    Some(match name {
        "vulkan1.0" => TargetEnv::Vulkan_1_0,
        "vulkan1.1" => TargetEnv::Vulkan_1_1,
        "vulkan1.2" => TargetEnv::Vulkan_1_2,
        "vulkan1.3" => TargetEnv::Vulkan_1_3,
        "vulkan1.4" => TargetEnv::Vulkan_1_4,
        _ => return None,
    })
}
