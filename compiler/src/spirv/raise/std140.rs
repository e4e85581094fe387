//! Matrices of uniform buffers whose columns lie less than 16 bytes apart: they become their columns, since Vulkan lays matrices out no
//! closer there.
//!
//! In a structure the columns take the matrix's place as members; as elements of arrays they get a structure of their own. Loads put
//! the matrix together again.

use crate::diagnostic::Diagnostics;
use crate::ir::{DialectProperties, Module};
use crate::rewrite::repack::Repacked;
use crate::transform::Transform;
use crate::types::{AddressSpace, IoAttributes, StructMember, StructType, Type, TypeId};
use crate::util::IdVec;

pub(super) const INFO: Transform = Transform {
    name: "std140",
    description: "splits matrices of uniform buffers into columns where Vulkan cannot lay them out",
    accepts: DialectProperties::DUPLICATE_NAMES.union(DialectProperties::IO_VARIABLES),
    adds: DialectProperties::CORE,
    removes: DialectProperties::CORE,
    follows: &["block_decorated_structs"],
    options: &[],
    run: |module, _| std140(module),
};

/// Columns in uniform buffers are a multiple of so many bytes apart.
const COLUMN_STRIDE: u64 = 16;

/// Splits matrices of uniform variables, which [`block_decorated_structs`](super::block_decorated_structs) has wrapped.
pub(super) fn std140(module: &mut Module) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        if !may_split(module) {
            return Ok(());
        }
        let mut split = Split::default();
        for inst in module.block_insts(module.root()).collect::<Vec<_>>() {
            let Some(variable) = module.result(inst) else { continue };
            if let Type::Pointer { space: AddressSpace::Uniform, store, .. } =
                module.store.types.get(module.value(variable).ty)
            {
                split.split(module, store);
                split.repacked.variable(module, variable);
            }
        }
        Ok(())
    })
}

/// The types of uniform buffers.
#[derive(Default)]
struct Split {
    repacked: Repacked,
}

/// Whether a uniform variable holds a matrix that is split, however deep.
fn may_split(module: &Module) -> bool {
    let types = &module.store.types;
    let variables = module.block_insts(module.root()).filter_map(|inst| module.result(inst));
    let mut uniform = variables.filter_map(|variable| match module.shape_of(variable.into()) {
        Type::Pointer { space: AddressSpace::Uniform, store, .. } => Some(store),
        _ => None,
    });
    let Some(first) = uniform.next() else { return false };
    // Parts come before wholes.
    let mut holds: IdVec<TypeId, bool> = IdVec::with_capacity(types.len());
    for (ty, shape) in types.iter() {
        holds.push(match shape {
            Type::Matrix { .. } => is_split_matrix(module, ty),
            Type::Array { elem, .. } => holds[elem],
            Type::Struct(structure) => types.struct_type(structure).members.iter().any(|member| holds[member.ty]),
            _ => false,
        });
    }
    holds[first] || uniform.any(|store| holds[store])
}

fn is_split_matrix(module: &Module, ty: TypeId) -> bool {
    let types = &module.store.types;
    matches!(types.get(ty), Type::Matrix { column, .. } if !types.matrix_stride(column).is_multiple_of(COLUMN_STRIDE))
}

fn declare(module: &mut Module, name: &str, members: Vec<StructMember>) -> TypeId {
    let name = module.store.symbols.intern(name);
    module.store.types.declare_struct(StructType { name, members, builtin_family: None })
}

/// The columns of a matrix that begins at byte `offset`, as members.
fn columns(module: &mut Module, matrix: TypeId, name: &str, offset: u64) -> Vec<StructMember> {
    let Type::Matrix { column, columns } = module.store.types.get(matrix) else { unreachable!("a matrix") };
    let layout = module.store.types.layout(column);
    let stride = module.store.types.matrix_stride(column);
    let member = |index: u8| StructMember {
        name: module.store.symbols.intern(&format!("{name}_{index}")),
        ty: column,
        offset: offset + u64::from(index) * stride,
        size: layout.size,
        align: layout.align,
        explicit_layout: true,
        io: IoAttributes::default(),
    };
    (0..columns).map(member).collect()
}

impl Split {
    /// The type that takes the place of `ty` in uniform buffers.
    fn split(&mut self, module: &mut Module, ty: TypeId) -> TypeId {
        if let Some(&split) = self.repacked.types.get(&ty) {
            return split;
        }
        let split = match module.store.types.get(ty) {
            Type::Matrix { .. } if is_split_matrix(module, ty) => {
                let members = columns(module, ty, "column", 0);
                declare(module, "columns", members)
            }
            Type::Array { elem, count } => {
                let split = self.split(module, elem);
                module.store.types.array(split, count)
            }
            Type::Struct(_) => self.split_struct(module, ty),
            _ => ty,
        };
        self.repacked.types.insert(ty, split);
        split
    }

    fn split_struct(&mut self, module: &mut Module, ty: TypeId) -> TypeId {
        let old = module.store.types.as_struct(ty).expect("it is a structure").clone();
        let mut members = Vec::new();
        let mut starts = Vec::new();
        for member in &old.members {
            starts.push(members.len() as u32);
            if is_split_matrix(module, member.ty) {
                self.split(module, member.ty);
                let name = module.name(member.name).to_owned();
                members.extend(columns(module, member.ty, &name, member.offset));
            } else {
                let split = self.split(module, member.ty);
                members.push(StructMember { ty: split, ..member.clone() });
            }
        }
        let is_changed =
            members.len() != old.members.len() || members.iter().zip(&old.members).any(|(a, b)| a.ty != b.ty);
        self.repacked.members.insert(ty, starts);
        if !is_changed {
            return ty;
        }
        let name = format!("{}_std140", module.name(old.name));
        declare(module, &name, members)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text;

    #[test]
    fn narrow_matrices_become_columns() {
        let source = "\
struct S {
  a: f32
  m: mat2x2<f32>
  w: mat4x4<f32>
}

root {
  %u: ptr<uniform, S, read> = var @group(0) @binding(0)
}

fn f(%i: u32) -> f32 {
  %p: ptr<uniform, mat2x2<f32>, read> = access %u, 1u
  %m: mat2x2<f32> = load %p
  %q: ptr<uniform, vec2<f32>, read> = access %p, %i
  %e: f32 = load_vector_element %q, 1u
  %w: ptr<uniform, vec4<f32>, read> = access %u, 2u, %i
  %g: f32 = load_vector_element %w, 0u
  ret %g
}
";
        let mut module = text::parse(source).expect("it parses");
        std140(&mut module).expect("it never fails");
        let printed = text::print(&module, &text::PrintOptions::default());
        for expected in ["m_1: vec2<f32>", "access %u, 1u", "access %u, 2u", "access %u, 3u, %i", ", %i, 1u"] {
            assert!(printed.contains(expected), "no '{expected}' in\n{printed}");
        }
        crate::ir::validate(&module).expect("it is valid");
    }
}
