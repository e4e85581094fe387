//! Zero values: GLSL has no short way to write them, and leaves variables without initializer undefined.
//!
//! Small ones are written out. Large arrays, and arrays of equal elements, are filled by loops.

use crate::constant::{self, ConstId};
use crate::ir::{Builder, Cursor, DialectProperties, InstId, Module, Op, Value};
use crate::rewrite::arrays::{element_pointer, repeat};
use crate::rewrite::values::replace;
use crate::text_target::Scalars;
use crate::transform::Transform;
use crate::types::{Access, AddressSpace, Type, TypeId};
use crate::util::Id;

/// Values of more scalars than this are filled by loops.
const SMALL: u64 = 32;

pub(super) const INFO: Transform = Transform {
    name: "zero_values",
    description: "fills large variables by loops, and takes large zero values out of expressions",
    accepts: DialectProperties::DIALECT_CALLS
        .union(DialectProperties::DUPLICATE_NAMES)
        .union(DialectProperties::IO_VARIABLES),
    run: |module, _| {
        zero_values(module);
        Ok(())
    },
    ..Transform::ANY
};

/// Fills large variables that start as zero by loops, and takes large uniform values out of expressions.
pub(super) fn zero_values(module: &mut Module) {
    INFO.begin(module);
    for inst in module.find_insts(|op| op == Op::Construct) {
        if let (0, Some(result)) = (module.operand_count(inst), module.result(inst)) {
            let zero = module.store.constants.zero(module.value(result).ty);
            replace(module, inst, zero.into());
        }
    }
    let has_filled = (0..module.store.constants.len()).any(|index| is_filled(module, ConstId::from_index(index)));
    for inst in module.find_insts(|op| has_filled || matches!(op, Op::Var(_))) {
        match module.inst(inst).op {
            Op::Var(_) if in_space(module, inst, AddressSpace::Function) => {
                variable(module, inst, Cursor::After(inst));
            }
            Op::Var(_) => {}
            _ => operands(module, inst),
        }
    }
    let Some(entry) = module.entry_points().next() else { return };
    for inst in module.root_insts() {
        if in_space(module, inst, AddressSpace::Private) {
            let first = module.first_inst(module.function(entry).block).expect("a body has a terminator");
            variable(module, inst, Cursor::Before(first));
        }
    }
}

/// Whether an instruction makes a pointer into an address space.
fn in_space(module: &Module, inst: InstId, wanted: AddressSpace) -> bool {
    let Some(result) = module.result(inst) else { return false };
    matches!(module.shape_of(result.into()), Type::Pointer { space, .. } if space == wanted)
}

pub(super) const INITIALIZERS: Transform = Transform {
    name: "glsl_initializers",
    description: "gives variables without a value their zero value",
    accepts: DialectProperties::DIALECT_CALLS
        .union(DialectProperties::DUPLICATE_NAMES)
        .union(DialectProperties::IO_VARIABLES),
    follows: &["remove_terminator_args"],
    run: |module, _| {
        initializers(module);
        Ok(())
    },
    ..Transform::ANY
};

/// Gives the variables that are left without initializer one. What is large is stored to before it is read.
pub(super) fn initializers(module: &mut Module) {
    INITIALIZERS.begin(module);
    for inst in module.find_insts(|op| matches!(op, Op::Var(_))) {
        let Some(result) = module.result(inst) else { continue };
        let Type::Pointer { space: AddressSpace::Function | AddressSpace::Private, store, .. } =
            module.shape_of(result.into())
        else {
            continue;
        };
        if module.operand_count(inst) == 0 && scalars(module, store) <= SMALL {
            let zero = module.store.constants.zero(store);
            module.set_operands(inst, &[zero.into()]);
        }
    }
}

/// Fills a variable at the cursor, if it is one to be filled.
fn variable(module: &mut Module, inst: InstId, cursor: Cursor) {
    let result = module.result(inst).expect("a variable has a result");
    let Type::Pointer { store, .. } = module.shape_of(result.into()) else { return };
    let initial = match module.get_operand(inst, 0) {
        Some(value) => value.as_constant(),
        None => Some(module.store.constants.zero(store)),
    };
    if let Some(id) = initial.filter(|&id| is_filled(module, id)) {
        module.set_operands(inst, &[]);
        fill(&mut Builder::new(module, cursor), result.into(), id);
    }
}

/// Takes large uniform constants out of an instruction's operands.
fn operands(module: &mut Module, inst: InstId) {
    for index in 0..module.operand_count(inst) {
        let Some(id) = module.operand(inst, index).as_constant().filter(|&id| is_filled(module, id)) else { continue };
        let ty = module.store.constants.ty(id);
        let is_store = module.inst(inst).op == Op::Store;
        let pointer = module.operand(inst, 0);
        let mut b = Builder::before(module, inst);
        if is_store {
            fill(&mut b, pointer, id);
            return module.remove(inst);
        }
        let memory = b.var(AddressSpace::Function, ty, Access::ReadWrite);
        fill(&mut b, memory, id);
        let value = b.load(memory);
        module.set_operand(inst, index, value);
    }
}

/// Whether a constant is an array, or holds one, of many equal elements.
#[inline]
fn is_filled(module: &Module, id: ConstId) -> bool {
    let constant::Constant { ty, value } = module.store.constants.get(id);
    match value {
        constant::Value::Zero => {
            matches!(module.store.types.get(ty), Type::Array { .. } | Type::Struct(_)) && scalars(module, ty) > SMALL
        }
        constant::Value::Splat(_) => {
            matches!(module.store.types.get(ty), Type::Array { .. }) && Scalars::default().of(module, id) > SMALL
        }
        _ => false,
    }
}

/// How many scalars a type holds.
fn scalars(module: &Module, ty: TypeId) -> u64 {
    let types = &module.store.types;
    match types.get(ty) {
        Type::Struct(id) => {
            let members = types.struct_type(id).members.iter();
            members.fold(0, |sum: u64, member| sum.saturating_add(scalars(module, member.ty)))
        }
        _ => match types.element_count(ty) {
            Some(count) => {
                let elem = types.element_type(ty, 0).expect("it has elements");
                scalars(module, elem).saturating_mul(count.into())
            }
            None => 1,
        },
    }
}

/// Stores a constant of many equal elements.
fn fill(b: &mut Builder<'_>, pointer: Value, id: ConstId) {
    let ty = b.module.store.constants.ty(id);
    if !is_filled(b.module, id) {
        b.store(pointer, id.into());
        return;
    }
    let value = b.module.store.constants.value(id);
    match (b.module.store.types.get(ty), value) {
        (Type::Array { elem, .. }, _) => {
            let element = match value {
                constant::Value::Splat(element) => element,
                _ => b.module.store.constants.zero(elem),
            };
            let count = b.module.store.types.element_count(ty).expect("the array has a fixed count");
            repeat(b, count, &mut |b, index| {
                let place = element_pointer(b, pointer, index);
                fill(b, place, element);
            });
        }
        _ => {
            for index in 0..b.module.store.types.element_count(ty).expect("a structure has members") {
                let member = b.module.store.types.element_type(ty, index).expect("within the structure");
                let zero = b.module.store.constants.zero(member);
                let place = b.member_pointer(pointer, index);
                fill(b, place, zero);
            }
        }
    }
}
