//! Arrays of arrays in workgroup memory become flat ones: DXC may join pointers into different rows, and then refuses what it made.
//!
//! Those of which a row is read or written as a whole stay as they are.

use smallvec::SmallVec;

use crate::intrinsics::BinaryOp;
use crate::ir::{Builder, DialectProperties, InstId, Module, Op, Value, ValueId};
use crate::transform::Transform;
use crate::types::{AddressSpace, ArrayCount, Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "flat_arrays",
    description: "flattens arrays of arrays in workgroup memory",
    accepts: DialectProperties::DIALECT_CALLS.union(DialectProperties::DUPLICATE_NAMES),
    follows: &["robustness", "direct_variable_access"],
    run: |module, _| {
        flat_arrays(module);
        Ok(())
    },
    ..Transform::ANY
};

/// Flattens them.
pub(super) fn flat_arrays(module: &mut Module) {
    INFO.begin(module);
    for inst in module.root_insts() {
        let Some(variable) = module.result(inst) else { continue };
        let Type::Pointer { space: AddressSpace::Workgroup, store, access } =
            module.store.types.get(module.value(variable).ty)
        else {
            continue;
        };
        let (counts, elem) = nested(module, store);
        let mut accesses = Vec::new();
        if counts.len() < 2 || !collect(module, variable, &SmallVec::new(), counts.len(), &mut accesses) {
            continue;
        }
        let total = counts.iter().product();
        let flat = module.store.types.array(elem, ArrayCount::Fixed(total));
        let pointer = module.store.types.pointer(AddressSpace::Workgroup, flat, access);
        module.set_type(variable, pointer);
        for (access, indices) in accesses {
            flatten(module, variable, access, &indices, &counts);
        }
    }
}

/// The counts of an array and of its elements, outermost first, and what they are arrays of.
fn nested(module: &Module, ty: TypeId) -> (SmallVec<[u32; 4]>, TypeId) {
    let (mut counts, mut ty) = (SmallVec::new(), ty);
    while let Type::Array { elem, count: ArrayCount::Fixed(count) } = module.store.types.get(ty) {
        counts.push(count);
        ty = elem;
    }
    (counts, ty)
}

type Indices = SmallVec<[Value; 4]>;

/// Finds the accesses that reach through all levels, with all their indices. False where something else is done with a part.
fn collect(
    module: &Module,
    pointer: ValueId,
    before: &Indices,
    depth: usize,
    found: &mut Vec<(InstId, Indices)>,
) -> bool {
    module.uses(pointer).all(|(_, slot)| {
        if module.inst(slot.user).op != Op::Access {
            return false;
        }
        let mut indices = before.clone();
        indices.extend(module.operands(slot.user).skip(1));
        if indices.len() >= depth {
            found.push((slot.user, indices));
            return true;
        }
        let result = module.result(slot.user).expect("an access has a result");
        collect(module, result, &indices, depth, found)
    })
}

/// Replaces an access by one with a single index for all levels.
fn flatten(module: &mut Module, variable: ValueId, access: InstId, indices: &Indices, counts: &[u32]) {
    let ty = module.type_of(module.result(access).expect("an access has a result").into());
    let mut b = Builder::before(module, access);
    let (mut known, mut flat) = (0, None);
    for (&index, &count) in indices.iter().zip(counts) {
        known *= count;
        if let Some(rows) = flat {
            let count = b.u32(count);
            flat = Some(b.arith(BinaryOp::Mul, rows, count));
        }
        match index.as_constant().and_then(|id| b.module.store.constants.as_integer(id)) {
            Some(index) => known += index as u32,
            None => {
                let index = b.bitcast(TypeId::U32, index);
                flat = Some(flat.map_or(index, |rows| b.arith(BinaryOp::Add, rows, index)));
            }
        }
    }
    let constant = b.u32(known);
    let flat = match flat {
        Some(flat) if known == 0 => flat,
        Some(flat) => b.arith(BinaryOp::Add, flat, constant),
        None => constant,
    };
    let mut rest: Indices = smallvec::smallvec![flat];
    rest.extend_from_slice(&indices[counts.len()..]);
    let pointer = b.access(ty, variable.into(), &rest);
    crate::rewrite::values::replace(b.module, access, pointer);
}
