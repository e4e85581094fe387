//! Where the pixel is, as fragment shaders see it: the host may ask for its centre where Vulkan gives a sample's place.

use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::{Builder, DialectProperties, InstId, Module, Op, ValueId};
use crate::rewrite::values::{float, same_type};
use crate::transform::Transform;
use crate::types::{AddressSpace, BuiltinValue, Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "centred_position",
    description: "moves positions of fragments to centres of pixels",
    accepts: DialectProperties::DUPLICATE_NAMES.union(DialectProperties::IO_VARIABLES),
    follows: &["shader_io"],
    run: |module, _| {
        centred_position(module);
        Ok(())
    },
    ..Transform::ANY
};

/// Makes the fragment's position the centre of its pixel. Stage inputs and outputs are variables.
pub(super) fn centred_position(module: &mut Module) {
    INFO.begin(module);
    for variable in io_variables(module, AddressSpace::In, BuiltinValue::Position) {
        centre(module, variable);
    }
}

/// The variables of a built-in input or output.
fn io_variables(module: &Module, wanted: AddressSpace, builtin: BuiltinValue) -> Vec<ValueId> {
    let is_wanted = |inst: &InstId| {
        let Op::Var(info) = module.inst(*inst).op else { return false };
        let ty = module.result(*inst).map(|result| module.shape_of(result.into()));
        matches!(ty, Some(Type::Pointer { space, .. }) if space == wanted)
            && module.var_info(info).io.builtin == Some(builtin)
    };
    module.block_insts(module.root()).filter(is_wanted).filter_map(|inst| module.result(inst)).collect()
}

fn users(module: &Module, variable: ValueId, wanted: Op) -> Vec<InstId> {
    module.uses(variable).map(|(_, slot)| slot.user).filter(|&user| module.inst(user).op == wanted).collect()
}

/// `vec4(floor(position.xy) + 0.5, position.zw)`
fn centre(module: &mut Module, variable: ValueId) {
    for load in users(module, variable, Op::Load) {
        let position = module.result(load).expect("a load has a result");
        let mut b = Builder::after(module, load);
        let xy = b.swizzle(position.into(), &[0, 1]);
        let swizzle = b.module.defining_inst(xy).expect("it was made");
        let corner = same_type(&mut b, BuiltinFn::Floor, &[xy]);
        let half = float(&mut b, TypeId::VEC2_F32, 0.5);
        let centre = b.arith(BinaryOp::Add, corner, half);
        let zw = b.swizzle(position.into(), &[2, 3]);
        let rest = b.module.defining_inst(zw).expect("it was made");
        let centred = b.construct(TypeId::VEC4_F32, &[centre, zw]);
        module.replace_all_uses(position, centred);
        for part in [swizzle, rest] {
            module.set_operand(part, 0, position.into());
        }
    }
}
