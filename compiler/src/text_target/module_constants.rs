//! Large constants: written once, at module scope, and not copied at each use.

use hashbrown::HashMap;

use crate::constant::{self, ConstId};
use crate::diagnostic::Diagnostics;
use crate::ir::{Builder, Cursor, DialectProperties, Module, Op, Value};
use crate::text_target::Scalars;
use crate::transform::Transform;
use crate::types::Type;
use crate::util::Id;

/// Arrays and structures of more scalars than this are moved.
const SMALL: u64 = 8;

pub(super) const INFO: Transform = Transform {
    name: "module_constants",
    description: "declares large constants once, at module scope",
    adds: DialectProperties::MODULE_CONSTANTS.union(DialectProperties::DUPLICATE_NAMES),
    run: |module, _| module_constants(module),
    ..Transform::ANY
};

/// Gives large constants a `let` in the root block; refuses what would be too much text.
pub fn module_constants(module: &mut Module) -> Result<(), Diagnostics> {
    INFO.note(module);
    let mut ids = (0..module.store.constants.len()).map(ConstId::from_index);
    if !ids.any(|id| is_large(module, id)) {
        return Ok(());
    }
    let is_used = |inst| module.operands(inst).filter_map(Value::as_constant).any(|id| is_large(module, id));
    if !module.placed_insts().any(is_used) {
        return Ok(());
    }
    let mut scalars = Scalars::default();
    let mut moved: HashMap<ConstId, Value> = HashMap::new();
    for function in module.function_order.clone() {
        for inst in module.nested_insts(module.function(function).block) {
            for index in 0..module.operand_count(inst) {
                let Some(id) = module.operand(inst, index).as_constant() else { continue };
                if !is_large(module, id) {
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

/// Whether a constant of an array or structure is written as many elements.
#[inline]
fn is_large(module: &Module, id: ConstId) -> bool {
    let constant::Constant { ty, value } = module.store.constants.get(id);
    matches!(value, constant::Value::Splat(_) | constant::Value::Composite(_))
        && matches!(module.store.types.get(ty), Type::Array { .. } | Type::Struct(_))
        && scalars_up_to(module, id, SMALL + 1) > SMALL
}

/// How many scalars a constant is written as, but for those beyond `most`, which nobody looks at.
fn scalars_up_to(module: &Module, id: ConstId, most: u64) -> u64 {
    let constants = &module.store.constants;
    match constants.value(id) {
        constant::Value::Splat(element) => {
            let count = module.store.types.element_count(constants.ty(id)).unwrap_or(1);
            scalars_up_to(module, element, most).saturating_mul(count.into())
        }
        constant::Value::Composite(run) => {
            let mut count = 0;
            for &element in constants.elements(run) {
                if count >= most {
                    break;
                }
                count += scalars_up_to(module, element, most - count);
            }
            count
        }
        _ => 1,
    }
}

fn declare(module: &mut Module, id: ConstId) -> Value {
    let (root, ty) = (module.root(), module.store.constants.ty(id));
    let mut b = Builder::new(module, Cursor::End(root));
    b.module.properties = b.module.properties.union(INFO.adds);
    let value = b.emit_value(Op::Let, &[id.into()], ty);
    b.name(value, "constants")
}
