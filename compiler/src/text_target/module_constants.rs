//! Large constants: written once, at module scope, and not copied at each use.

use hashbrown::HashMap;

use crate::constant::{self, ConstId};
use crate::diagnostic::Diagnostics;
use crate::ir::{Builder, Cursor, Module, Op, Value};
use crate::text_target::Scalars;
use crate::types::Type;

/// Arrays and structures of more scalars than this are moved.
const SMALL: u64 = 8;

/// Gives large constants a `let` in the root block; refuses what would be too much text.
pub fn module_constants(module: &mut Module) -> Result<(), Diagnostics> {
    if !holds_aggregates(module) {
        return Ok(());
    }
    let mut scalars = Scalars::default();
    let mut moved: HashMap<ConstId, Value> = HashMap::new();
    for function in module.function_order.clone() {
        for inst in module.nested_insts(module.function(function).block) {
            for index in 0..module.operand_count(inst) {
                let Some(id) = module.operand(inst, index).as_constant() else { continue };
                let is_aggregate = matches!(
                    module.store.types.get(module.store.constants.ty(id)),
                    Type::Array { .. } | Type::Struct(_)
                );
                if !is_aggregate || scalars.of(module, id) <= SMALL {
                    continue;
                }
                let value = match moved.get(&id) {
                    Some(&value) => value,
                    None => {
                        scalars.write(module, id)?;
                        let value = declare(module, id);
                        moved.insert(id, value);
                        value
                    }
                };
                module.set_operand(inst, index, value);
            }
        }
    }
    Ok(())
}

/// Whether there is any constant of an array or structure that is written as its elements.
fn holds_aggregates(module: &Module) -> bool {
    module.store.constants.iter().any(|constant| {
        matches!(constant.value, constant::Value::Composite(_) | constant::Value::Splat(_))
            && matches!(module.store.types.get(constant.ty), Type::Array { .. } | Type::Struct(_))
    })
}

fn declare(module: &mut Module, id: ConstId) -> Value {
    let (root, ty) = (module.root(), module.store.constants.ty(id));
    let mut b = Builder::new(module, Cursor::End(root));
    let value = b.emit_value(Op::Let, &[id.into()], ty);
    b.name(value, "constants")
}
