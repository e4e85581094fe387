//! What the shader model lacks: refused by name, or asked for beside the output where a higher one has it.

use super::Options;
use crate::diagnostic::{Diagnostic, Diagnostics, Rule, Span};
use crate::ir::Module;
use crate::types::{AddressSpace, Type, TypeFlags, TypeId};

const SHADER_MODEL: Rule = Rule::new("hlsl/shader-model", "");

/// A pointer into a buffer that comes from nobody knows where.
const BUFFER_POINTER: Rule = Rule::new("hlsl/buffer-pointer", "");

/// Refuses functions that take pointers into buffers once those that are called take none: nothing says which buffer it is.
pub(super) fn buffer_pointers(module: &Module) -> Result<(), Diagnostics> {
    let is_buffer = |ty: Type| {
        matches!(
            ty,
            Type::Pointer { space: AddressSpace::Storage | AddressSpace::Uniform | AddressSpace::Immediate, .. }
        )
    };
    for &id in &module.function_order {
        if module.function_params(id).iter().any(|param| is_buffer(module.shape_of(param.into()))) {
            let message = "a function that nothing calls cannot take a pointer into a buffer in HLSL";
            return Err(Diagnostic::error(BUFFER_POINTER, module.function(id).span, message).into());
        }
    }
    Ok(())
}

/// Shader models in their order.
const MODELS: [&str; 9] = ["5.0", "6.0", "6.1", "6.2", "6.3", "6.4", "6.5", "6.6", "6.7"];

/// The shader model that a module needs, where it is higher than the one asked for. Refuses what FXC does not have at all.
pub(super) fn shader_model(module: &Module, options: &Options) -> Result<Option<&'static str>, Diagnostics> {
    let mut needed = "5.0";
    if let Some(span) = half(module) {
        if options.shader_model == "5.0" {
            let message = "'f16' needs shader model 6.2; 5.0 was asked for".to_owned();
            return Err(Diagnostic::error(SHADER_MODEL, span, message).into());
        }
        needed = "6.2";
    }
    let place = |model: &str| MODELS.iter().position(|&known| known == model);
    Ok((place(needed) > place(options.shader_model)).then_some(needed))
}

/// Where a module has a value of type f16, if it has any.
fn half(module: &Module) -> Option<Span> {
    let is_half = |ty: TypeId| {
        let ty = match module.store.types.get(ty) {
            Type::Pointer { store, .. } => store,
            _ => ty,
        };
        module.store.types.has(ty, TypeFlags::HAS_F16)
    };
    for &id in &module.function_order {
        let function = module.function(id);
        let is_signature = is_half(function.return_type)
            || module.function_params(id).iter().any(|param| is_half(module.value(param).ty));
        if is_signature {
            return Some(function.span);
        }
    }
    let uses = |&inst: &crate::ir::InstId| {
        module.results(inst).iter().any(|result| is_half(module.value(result).ty))
            || module.operands(inst).any(|operand| operand.as_function().is_none() && is_half(module.type_of(operand)))
    };
    let insts = module.block_insts(module.root()).chain(module.all_insts());
    insts.into_iter().find(uses).map(|inst| module.inst(inst).span)
}
