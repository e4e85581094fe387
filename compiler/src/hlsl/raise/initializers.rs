//! Values of structures and arrays, which HLSL makes in declarations only: constants are declared at module scope, other values get a name.

use hashbrown::HashMap;

use crate::constant::{ConstId, Value as Constant};
use crate::diagnostic::Diagnostics;
use crate::ir::{Builder, Cursor, DialectProperties, InstId, Module, Op, Value};
use crate::text_target::Scalars;
use crate::transform::Transform;
use crate::types::{Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "hlsl_initializers",
    description: "gives values of structures and arrays declarations",
    accepts: DialectProperties::DIALECT_CALLS.union(DialectProperties::DUPLICATE_NAMES),
    adds: DialectProperties::MODULE_CONSTANTS,
    follows: &["hlsl_builtins"],
    run: |module, _| initializers(module),
    ..Transform::ANY
};

/// Gives every such value a declaration.
pub(super) fn initializers(module: &mut Module) -> Result<(), Diagnostics> {
    INFO.note(module);
    let mut state = State { scalars: Scalars::default(), moved: HashMap::new() };
    // Without constants of such types, instructions that make them are all that there is to see.
    let mut has_zeros = false;
    let mut has_others = false;
    for constant in module.store.constants.iter().filter(|constant| is_aggregate(module, constant.ty)) {
        *if constant.value == Constant::Zero { &mut has_zeros } else { &mut has_others } = true;
    }
    let is_wanted = |op| has_others || matches!(op, Op::Construct) || has_zeros && matches!(op, Op::Access);
    for inst in module.find_insts_of_functions(is_wanted) {
        state.constants(module, inst)?;
        if matches!(module.inst(inst).op, Op::Construct) {
            declare(module, inst);
        }
    }
    Ok(())
}

struct State {
    scalars: Scalars,
    moved: HashMap<ConstId, Value>,
}

impl State {
    /// Replaces an instruction's constant operands that are not scalars, vectors or matrices.
    fn constants(&mut self, module: &mut Module, inst: InstId) -> Result<(), Diagnostics> {
        for index in 0..module.operand_count(inst) {
            let Some(id) = module.operand(inst, index).as_constant() else { continue };
            let ty = module.store.constants.ty(id);
            // The zero value is a cast, of which nothing can be selected.
            let is_plain = module.store.constants.value(id) == Constant::Zero && module.inst(inst).op != Op::Access;
            if is_plain || !is_aggregate(module, ty) {
                continue;
            }
            let value = match self.moved.get(&id) {
                Some(&value) => value,
                None => {
                    self.scalars.write(module, id)?;
                    let root = module.root();
                    let mut b = Builder::new(module, Cursor::End(root));
                    b.module.properties = b.module.properties.union(DialectProperties::MODULE_CONSTANTS);
                    let value = b.emit_value(Op::Let, &[id.into()], ty);
                    let value = b.name(value, "constants");
                    self.moved.insert(id, value);
                    value
                }
            };
            module.set_operand(inst, index, value);
        }
        Ok(())
    }
}

/// Whether values of a type are made by braces.
fn is_aggregate(module: &Module, ty: TypeId) -> bool {
    matches!(module.store.types.get(ty), Type::Array { .. } | Type::Struct(_))
}

/// Names what a `construct` makes, unless its only user is a declaration or another such value, which has it in its braces.
fn declare(module: &mut Module, construct: InstId) {
    let result = module.result(construct).expect("a construct has a result");
    if !is_aggregate(module, module.value(result).ty) {
        return;
    }
    let user = module.uses(result).next().map(|(_, slot)| slot.user);
    let is_in_braces = user.is_some_and(|user| match module.inst(user).op {
        Op::Let | Op::Var(_) => true,
        Op::Construct => module.result(user).is_some_and(|outer| is_aggregate(module, module.value(outer).ty)),
        _ => false,
    });
    if user.is_none() || is_in_braces && module.has_one_use(result) {
        return;
    }
    let name = module.value(result).name;
    module.set_name(result, None);
    let mut b = Builder::after(module, construct);
    let operands: smallvec::SmallVec<[Value; 8]> = b.module.operand_list(construct);
    let ty = b.module.value(result).ty;
    let made = b.construct(ty, &operands);
    let declared = b.emit_value(Op::Let, &[made], ty);
    b.module.replace_all_uses(result, declared);
    b.module.set_name(declared.as_defined().expect("a let is defined"), name);
    b.module.remove(construct);
}
