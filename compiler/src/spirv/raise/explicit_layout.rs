//! Loads and stores of structures and arrays in buffers, taken apart.
//!
//! Types in buffers carry decorations of their layout, and types elsewhere must not: they are different types in SPIR-V, though one type
//! here. So composites are moved between buffers and the rest in parts that have no layout of their own: scalars, vectors, matrices.

use crate::diagnostic::Diagnostics;
use crate::ir::{Builder, DialectProperties, InstId, Module, Op, Value};
use crate::rewrite::arrays::{build_array, element_pointer, take_array};
use crate::rewrite::values::replace;
use crate::transform::Transform;
use crate::types::{AddressSpace, Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "explicit_layout",
    description: "loads and stores structures and arrays in buffers part by part",
    accepts: DialectProperties::DUPLICATE_NAMES.union(DialectProperties::IO_VARIABLES),
    adds: DialectProperties::CORE,
    removes: DialectProperties::CORE,
    follows: &["block_decorated_structs", "std140"],
    options: &[],
    run: |module, _| explicit_layout(module),
};

/// Afterwards nothing larger than a matrix is loaded from a buffer or stored to one.
pub(super) fn explicit_layout(module: &mut Module) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        for inst in module.find_insts(|op| matches!(op, Op::Load | Op::Store)) {
            let pointer = module.operand(inst, 0);
            let Type::Pointer {
                space: AddressSpace::Storage | AddressSpace::Uniform | AddressSpace::Immediate,
                store,
                ..
            } = module.shape_of(pointer)
            else {
                continue;
            };
            if matches!(module.store.types.get(store), Type::Array { .. } | Type::Struct(_)) {
                decompose(module, inst, pointer, store);
            }
        }
        Ok(())
    })
}

fn decompose(module: &mut Module, inst: InstId, pointer: Value, ty: TypeId) {
    if module.inst(inst).op == Op::Load {
        let value = load(&mut Builder::before(module, inst), pointer, ty);
        replace(module, inst, value);
    } else {
        let value = module.operand(inst, 1);
        store(&mut Builder::before(module, inst), pointer, value);
        module.remove(inst);
    }
}

fn load(b: &mut Builder<'_>, pointer: Value, ty: TypeId) -> Value {
    match b.module.store.types.get(ty) {
        Type::Struct(_) => {
            let count = b.module.store.types.element_count(ty).expect("a structure has members");
            let mut parts = Vec::new();
            for index in 0..count {
                let member = b.module.store.types.element_type(ty, index).expect("within the structure");
                let part = b.member_pointer(pointer, index);
                parts.push(load(b, part, member));
            }
            b.construct(ty, &parts)
        }
        Type::Array { elem, .. } => build_array(b, ty, &mut |b, index| {
            let part = element_pointer(b, pointer, index);
            load(b, part, elem)
        }),
        _ => b.load(pointer),
    }
}

fn store(b: &mut Builder<'_>, pointer: Value, value: Value) {
    let ty = b.module.type_of(value);
    match b.module.store.types.get(ty) {
        Type::Struct(_) => {
            let count = b.module.store.types.element_count(ty).expect("a structure has members");
            for index in 0..count {
                let part = b.extract(value, index);
                let member = b.member_pointer(pointer, index);
                store(b, member, part);
            }
        }
        Type::Array { .. } => take_array(b, value, &mut |b, index, part| {
            let element = element_pointer(b, pointer, index);
            store(b, element, part);
        }),
        _ => {
            b.store(pointer, value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text;

    fn run(source: &str) -> String {
        let mut module = text::parse(source).expect("it parses");
        explicit_layout(&mut module).expect("it does not fail");
        crate::ir::validate(&module).expect("it is valid");
        text::print(&module, &text::PrintOptions::default())
    }

    #[test]
    fn composites_move_in_parts() {
        let printed = run("\
struct S {
  a: array<f32, 2>
  m: mat2x2<f32>
}

root {
  %s: ptr<storage, S, read_write> = var @group(0) @binding(0)
  %big: ptr<storage, array<u32, 100>, read> = var @group(0) @binding(1)
  %p: ptr<private, S, read_write> = var
}

fn f() {
  %1: S = load %s
  store %p, %1
  %2: S = load %p
  store %s, %2
  %3: array<u32, 100> = load %big
  ret
}
");
        // Two elements and a matrix each way; whole copies stay in private memory; a long array takes a loop.
        assert_eq!(printed.matches("mat2x2<f32> = load").count(), 1, "{printed}");
        assert_eq!(printed.matches("loop {").count(), 1, "{printed}");
        assert!(printed.contains("S = load %p") && !printed.contains("load %s\n"), "{printed}");
    }
}
