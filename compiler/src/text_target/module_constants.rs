//! Large constants: written once, at module scope, and not copied at each use.

use hashbrown::HashMap;

use crate::constant::ConstId;
use crate::diagnostic::Diagnostics;
use crate::ir::{Builder, Cursor, Module, Op, Value};
use crate::text_target::Scalars;
use crate::transform::Transform;
use crate::types::Type;
use crate::util::Id;

/// Arrays and structures of more scalars than this are moved.
const SMALL: u64 = 8;

pub(super) const INFO: Transform = Transform {
    name: "module_constants",
    description: "declares large constants once, at module scope",
    run: |module, _| module_constants(module),
    ..Transform::ANY
};

/// Gives large constants a `let` in the root block; refuses what would be too much text.
pub fn module_constants(module: &mut Module) -> Result<(), Diagnostics> {
    INFO.begin(module);
    let mut scalars = Scalars::default();
    if !(0..module.store.constants.len()).any(|index| is_large(module, &mut scalars, ConstId::from_index(index))) {
        return Ok(());
    }
    let mut moved: HashMap<ConstId, Value> = HashMap::new();
    for function in module.function_order.clone() {
        for inst in module.nested_insts(module.function(function).block) {
            for index in 0..module.operand_count(inst) {
                let Some(id) = module.operand(inst, index).as_constant() else { continue };
                if !is_large(module, &mut scalars, id) {
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
fn is_large(module: &Module, scalars: &mut Scalars, id: ConstId) -> bool {
    matches!(module.store.types.get(module.store.constants.ty(id)), Type::Array { .. } | Type::Struct(_))
        && scalars.of(module, id) > SMALL
}

fn declare(module: &mut Module, id: ConstId) -> Value {
    let (root, ty) = (module.root(), module.store.constants.ty(id));
    let mut b = Builder::new(module, Cursor::End(root));
    let value = b.emit_value(Op::Let, &[id.into()], ty);
    b.name(value, "constants")
}
