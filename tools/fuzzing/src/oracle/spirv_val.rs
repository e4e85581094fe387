//! SPIRV-Tools' validator in this process. Without the feature `spirv-val` nothing is validated.

/// Says what is wrong with a module for the environment in which the least version of SPIR-V runs that Colorfast writes.
///
/// # Errors
/// What the validator says.
#[cfg(feature = "spirv-val")]
pub(super) fn validate(words: &[u32]) -> Result<(), String> {
    use spirv_tools::TargetEnv;
    use spirv_tools::val::Validator;
    use spirv_tools::val::compiled::CompiledValidator;

    thread_local! {
        static VALIDATOR: CompiledValidator = CompiledValidator::with_env(TargetEnv::Vulkan_1_1);
    }
    let verdict = VALIDATOR.with(|validator| validator.validate(words, None));
    verdict.map_err(|error| error.diagnostic.map_or_else(|| error.inner.to_string(), |diagnostic| diagnostic.message))
}

#[cfg(not(feature = "spirv-val"))]
pub(super) fn validate(_: &[u32]) -> Result<(), String> {
    Ok(())
}
