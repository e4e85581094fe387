//! What the shader model lacks: refused by name, or asked for beside the output where a higher one has it.

use super::Options;
use crate::diagnostic::{Diagnostic, Diagnostics, Rule, Span};
use crate::intrinsics::{LoweringTarget, Version};
use crate::ir::{FunctionId, FunctionParam, Module, ValueId};
use crate::lowering;
use crate::types::{BuiltinValue, Type, TypeFlags, TypeId};

const SUBGROUPS: Rule = Rule::new("hlsl/subgroups", "");
const SHADER_MODEL: Rule = Rule::new("hlsl/shader-model", "");

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

/// Refuses what is of subgroups where the shader model has no waves: calls by their rules, and the built-in values.
pub(super) fn subgroups(module: &Module, target: &LoweringTarget) -> Result<(), Diagnostics> {
    if let Some((inst, rule)) = lowering::refused(module, target) {
        let message = format!("'{}' needs shader model 6.0; 5.0 was asked for", module.inst(inst).op.mnemonic());
        return Err(Diagnostic::error(Rule::new(rule, ""), module.inst(inst).span, message).into());
    }
    if target.version < Version::new(6, 0) {
        let is_of_waves = |builtin: &BuiltinValue| {
            use BuiltinValue::{NumSubgroups, SubgroupId, SubgroupInvocationId, SubgroupSize};
            matches!(builtin, SubgroupInvocationId | SubgroupSize | SubgroupId | NumSubgroups)
        };
        for entry in module.entry_points() {
            if let Some(builtin) = inputs(module, entry).into_iter().find(is_of_waves) {
                let message = format!("'{}' needs shader model 6.0; 5.0 was asked for", builtin.name());
                return Err(Diagnostic::error(SUBGROUPS, module.function(entry).span, message).into());
            }
        }
    }
    Ok(())
}

/// The built-in values that an entry point gets.
fn inputs(module: &Module, entry: FunctionId) -> Vec<BuiltinValue> {
    let params = module.function_params(entry).iter().zip(&module.function(entry).param_info);
    let of = |(param, info): (ValueId, &FunctionParam)| -> Vec<BuiltinValue> {
        match module.store.types.as_struct(module.value(param).ty) {
            Some(structure) => structure.members.iter().filter_map(|member| member.io.builtin).collect(),
            None => info.io.builtin.into_iter().collect(),
        }
    };
    params.flat_map(of).collect()
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
    if !module.may_hold_type(is_half) {
        return None;
    }
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
