//! Modules raised for a target, as modules of the core that do the same: calls of dialects become what their definitions say that they
//! mean, and variables of stage inputs and outputs become parameters and results again.
//!
//! So that what raising makes of a shader can be held against the shader. Nothing here knows a target: the definitions do.

mod io;
mod meaning;

use std::borrow::Cow;

use super::{UNSUPPORTED, error};
use crate::diagnostic::Diagnostic;
use crate::intrinsics::{DialectFn, Lookup, OverloadCache};
use crate::ir::{Builder, DialectProperties, FunctionId, InstId, Module, Op, Value};
use crate::types::TypeId;

/// The module with one entry point as the interpreter takes it.
pub(super) fn as_core(module: &Module, entry: FunctionId) -> Result<Cow<'_, Module>, Diagnostic> {
    let has_calls = module.may_hold(|op| matches!(op, Op::Dialect(_)));
    if !has_calls && !module.properties.contains(DialectProperties::IO_VARIABLES) {
        return Ok(Cow::Borrowed(module));
    }
    let mut module = module.clone();
    let mut cache = OverloadCache::new();
    let mut lookup = Lookup::new(&mut cache);
    for inst in module.find_insts(|op| matches!(op, Op::Dialect(_))) {
        if let Op::Dialect(function) = module.inst(inst).op {
            call(&mut module, &mut lookup, inst, function)?;
        }
    }
    io::variables(&mut module, entry);
    Ok(Cow::Owned(module))
}

/// Puts what a call means in its place.
fn call(module: &mut Module, lookup: &mut Lookup<'_>, inst: InstId, function: DialectFn) -> Result<(), Diagnostic> {
    let span = module.inst(inst).span;
    let row = function.row();
    let Some(means) = row.means else {
        return Err(error(UNSUPPORTED, span, format!("'{}' has no meaning in the core", function.name())));
    };
    let arguments: Vec<Value> = module.operands(inst).collect();
    let names = row.parameters.iter().find(|names| names.len() == arguments.len()).copied().unwrap_or_default();
    let ty = module.result(inst).map_or(TypeId::VOID, |result| module.value(result).ty);
    let mut b = Builder::before(module, inst);
    let value = meaning::build(&mut b, lookup, means, names, &arguments, ty).map_err(|why| {
        error(UNSUPPORTED, span, format!("the meaning of '{}' cannot be built: {why}", function.name()))
    })?;
    if let (Some(result), Some(value)) = (module.result(inst), value) {
        module.replace_all_uses(result, value);
    }
    module.remove(inst);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every name in a meaning is one of a parameter, or of what the core has.
    #[test]
    fn meanings_name_what_there_is() {
        for function in DialectFn::all() {
            let row = function.row();
            let Some(means) = row.means else { continue };
            let known: Vec<&str> = row.parameters.iter().flat_map(|names| names.iter().copied()).collect();
            assert!(!row.parameters.is_empty() && !known.contains(&""), "{}", function.name());
            let words = means.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty());
            let params = words.clone().filter(|word| known.contains(word)).count();
            assert!(
                params > 0 || known.is_empty() || means.is_empty() || words.count() <= 2,
                "{}: {means}",
                function.name()
            );
        }
    }
}
