//! Drops the names of values in functions. Parameters keep theirs, and so does all of module scope.

use crate::ir::Module;
use crate::transform::Transform;

pub(super) const INFO: Transform = Transform {
    name: "minimal_names",
    description: "drops the names of values in functions",
    run: |module, _| {
        minimal_names(module);
        Ok(())
    },
    ..Transform::ANY
};

/// Drops the names of all values that instructions of functions make.
pub(super) fn minimal_names(module: &mut Module) {
    INFO.begin(module);
    for function in module.function_order.clone() {
        for inst in module.nested_insts(module.function(function).block) {
            for result in module.results(inst).iter() {
                module.set_name(result, None);
            }
        }
    }
}
