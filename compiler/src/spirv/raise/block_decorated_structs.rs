//! Every buffer variable holds a structure that holds nothing else: its `Block`.
//!
//! A structure that ends in a runtime-sized array is one already: nothing else may hold it. Every other type is wrapped.

use hashbrown::HashMap;

use crate::diagnostic::Diagnostics;
use crate::ir::{DialectProperties, Module};
use crate::rewrite::repack::wrap_variable;
use crate::transform::Transform;
use crate::types::{IoAttributes, StructMember, StructType, Type, TypeFlags, TypeId, Types};

pub(super) const INFO: Transform = Transform {
    name: "block_decorated_structs",
    description: "wraps what buffer variables hold in structures of their own",
    accepts: DialectProperties::DUPLICATE_NAMES.union(DialectProperties::IO_VARIABLES),
    // All wrappers have one name.
    adds: DialectProperties::DUPLICATE_NAMES,
    removes: DialectProperties::CORE,
    follows: &["decompose_access", "direct_variable_access"],
    options: &[],
    run: |module, _| block_decorated_structs(module),
};

/// Wraps the types of uniform and storage variables and of immediates.
pub(super) fn block_decorated_structs(module: &mut Module) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        let mut wrappers = HashMap::new();
        for inst in module.block_insts(module.root()).collect::<Vec<_>>() {
            let Some(result) = module.result(inst) else { continue };
            if let Type::Pointer { space, store, .. } = module.store.types.get(module.value(result).ty) {
                if !space.is_buffer() {
                    continue;
                }
                let types = &module.store.types;
                let is_block = types.as_struct(store).is_some() && types.has(store, TypeFlags::HAS_RUNTIME);
                if !is_block {
                    let wrapper = *wrappers.entry(store).or_insert_with(|| wrap(module, store));
                    wrap_variable(module, result, wrapper);
                }
            }
        }
        Ok(())
    })
}

fn wrap(module: &mut Module, ty: TypeId) -> TypeId {
    let layout = module.store.types.layout(ty);
    let mut members = vec![StructMember {
        name: module.store.symbols.intern("inner"),
        ty,
        offset: 0,
        size: layout.size,
        align: layout.align,
        explicit_layout: false,
        io: IoAttributes::default(),
    }];
    Types::lay_out_members(&mut members);
    let name = match module.store.types.as_struct(ty).map(|of| of.name) {
        Some(name) => format!("{}_block", module.name(name)),
        None => "block".to_owned(),
    };
    let name = module.store.symbols.intern(&name);
    module.store.types.declare_struct(StructType { name, members, builtin_family: None })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text;

    fn run(source: &str) -> String {
        let mut module = text::parse(source).expect("it parses");
        block_decorated_structs(&mut module).expect("it does not fail");
        crate::ir::validate(&module).expect("it is valid");
        text::print(&module, &text::PrintOptions::default())
    }

    #[test]
    fn buffers_hold_structures_of_their_own() {
        let printed = run("\
struct S {
  n: u32
  a: array<u32>
}

root {
  %v: ptr<storage, vec4<f32>, read_write> = var @group(0) @binding(0)
  %s: ptr<storage, S, read_write> = var @group(0) @binding(1)
}

fn f() {
  %1: vec4<f32> = load %v
  %2: f32 = load_vector_element %v, 1u
  %3: ptr<storage, u32, read_write> = access %s, 1u, 2u
  ret
}
");
        for expected in
            ["%v: ptr<storage, block, read_write>", "%s: ptr<storage, S,", "access %v, 0u", "access %s, 1u, 2u"]
        {
            assert!(printed.contains(expected), "no '{expected}' in\n{printed}");
        }
    }
}
