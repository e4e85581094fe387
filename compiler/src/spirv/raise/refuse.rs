//! Refuses what no SPIR-V module for Vulkan may hold, so that what follows need not think of it.

use crate::constant::Value;
use crate::diagnostic::{Diagnostics, Rule};
use crate::ir::{DialectProperties, Module};
use crate::transform::Transform;

pub(super) const INFO: Transform = Transform {
    name: "spirv_refuse",
    description: "refuses what no SPIR-V module for Vulkan may hold",
    accepts: DialectProperties::DUPLICATE_NAMES,
    adds: DialectProperties::CORE,
    removes: DialectProperties::CORE,
    follows: &[],
    options: &[],
    run: |module, _| refuse(module),
};

/// `OpFunction` takes at most 255 parameters.
const PARAMETERS: Rule = Rule::new("spirv/parameter-count", "");
/// A constant has at most as many elements as an instruction has words.
const CONSTANT: Rule = Rule::new("spirv/constant-size", "");

const MAX_PARAMETERS: usize = 255;
const MAX_ELEMENTS: u32 = 0xffff - 3;

/// Says what cannot be written; leaves the module as it is.
pub(super) fn refuse(module: &mut Module) -> Result<(), Diagnostics> {
    INFO.begin(module);
    let mut diagnostics = Diagnostics::new();
    let is_large = |ty| module.store.types.element_count(ty).is_some_and(|count| count > MAX_ELEMENTS);
    // Those that are no zeros have elements.
    let has_elements = |value| matches!(value, Value::Splat(_) | Value::Composite(_));
    if !module.store.constants.iter().any(|constant| has_elements(constant.value) && is_large(constant.ty)) {
        return Ok(());
    }
    for inst in module.all_insts() {
        for constant in module.operands(inst).filter_map(|operand| operand.as_constant()) {
            if is_large(module.store.constants.ty(constant)) && !module.store.constants.is_zero(constant) {
                let message = format!("a constant of more than {MAX_ELEMENTS} elements cannot be written as SPIR-V");
                diagnostics.error(CONSTANT, module.inst(inst).span, message);
            }
        }
    }
    if diagnostics.has_errors() { Err(diagnostics) } else { Ok(()) }
}

/// Says which functions have too many parameters, once every transform that adds some has run.
pub(super) fn refuse_parameters(module: &Module) -> Result<(), Diagnostics> {
    let mut diagnostics = Diagnostics::new();
    for &function in &module.function_order {
        let data = module.function(function);
        if data.param_info.len() > MAX_PARAMETERS {
            let message = format!("'{}' has more than {MAX_PARAMETERS} parameters in SPIR-V", module.name(data.name));
            diagnostics.error(PARAMETERS, data.span, message);
        }
    }
    if diagnostics.has_errors() { Err(diagnostics) } else { Ok(()) }
}
