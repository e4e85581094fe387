//! Keeps indices within bounds: `min(u32(index), count - 1)`, so that no access leaves the object that it names.
//!
//! A negative index becomes the last element. Constant indices are within bounds already, but for those of textures.

mod textures;

use smallvec::SmallVec;

use super::{Transform, read_settings};
use crate::diagnostic::Diagnostics;
use crate::intrinsics::BuiltinFn;
use crate::ir::{Builder, DialectProperties, InstId, Module, Op, Value};
use crate::types::{AddressSpace, ArrayCount, Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "robustness",
    description: "clamps indices, so that no access leaves the object that it names",
    accepts: DialectProperties::DUPLICATE_NAMES,
    adds: DialectProperties::CORE,
    removes: DialectProperties::CORE,
    follows: &["buffer_views"],
    options: RobustnessConfig::TABLE,
    run: |module, settings| robustness(module, &read_settings(settings)?),
};

crate::option_table! {
    /// Where indices are clamped.
    #[derive(Copy, Eq)]
    pub struct RobustnessConfig {
        /// In variables of functions, of invocations and of workgroups.
        variables: bool = true,
        /// In storage buffers.
        storage: bool = true,
        /// In uniform buffers and immediates.
        uniform: bool = true,
        /// In values that are not memory.
        values: bool = true,
        /// In textures that are loaded from: coordinates, array indices, levels and sample indices; and levels of which the size is asked.
        texture_loads: bool = true,
        /// In textures that are stored to: a store outside does not happen.
        texture_stores: bool = true,
    }
}

/// Clamps dynamic indices where the configuration says. Runs before `arrayLength` and the functions of textures are lowered, which it may
/// call.
pub fn robustness(module: &mut Module, config: &RobustnessConfig) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        let accesses =
            module.find_insts(|op| matches!(op, Op::Access | Op::LoadVectorElement | Op::StoreVectorElement));
        for inst in accesses {
            let count = index_end(module, inst);
            // Most indices are members and components.
            if !module.are_constants(inst, 1, count) {
                State { module, config }.access(inst, count);
            }
        }
        use BuiltinFn::{TextureDimensions, TextureLoad, TextureStore};
        let is_texel = |op| matches!(op, Op::Builtin(TextureLoad | TextureStore | TextureDimensions));
        for inst in module.find_insts(is_texel) {
            match module.inst(inst).op {
                Op::Builtin(TextureLoad) if config.texture_loads => {
                    textures::clamp_load(module, inst);
                }
                Op::Builtin(TextureDimensions) if config.texture_loads => {
                    textures::clamp_query(module, inst);
                }
                Op::Builtin(TextureStore) if config.texture_stores => {
                    textures::predicate_store(module, inst);
                }
                _ => {}
            }
        }
        Ok(())
    })
}

/// The place behind the last index of an access among its operands.
fn index_end(module: &Module, inst: InstId) -> usize {
    match module.inst(inst).op {
        Op::Access => module.operand_count(inst),
        _ => 2,
    }
}

struct State<'m, 'c> {
    module: &'m mut Module,
    config: &'c RobustnessConfig,
}

/// How many elements an index chooses between.
enum Bound {
    Count(u32),
    Runtime,
}

impl State<'_, '_> {
    /// Clamps the indices of an access, the operands from 1 up to, but without, `count`.
    fn access(&mut self, inst: InstId, count: usize) {
        let object = self.module.operand(inst, 0);
        let (space, mut ty) = match self.module.shape_of(object) {
            Type::Pointer { space, store, .. } => (Some(space), store),
            _ => (None, self.module.type_of(object)),
        };
        if !self.is_wanted(space) {
            return;
        }
        for at in 1..count {
            let index = self.module.operand(inst, at);
            if index.as_constant().is_none() {
                self.clamp(inst, at, ty, space);
            }
            let constant = index.as_constant().and_then(|index| self.module.store.constants.as_integer(index));
            let step = constant.map_or(0, |index| index as u32);
            ty = self.module.store.types.element_type(ty, step).expect("valid access");
        }
    }

    fn is_wanted(&self, space: Option<AddressSpace>) -> bool {
        match space {
            None => self.config.values,
            Some(AddressSpace::Storage) => self.config.storage,
            Some(AddressSpace::Uniform | AddressSpace::Immediate) => self.config.uniform,
            Some(AddressSpace::Function | AddressSpace::Private | AddressSpace::Workgroup) => self.config.variables,
            Some(AddressSpace::Handle | AddressSpace::In | AddressSpace::Out) => false,
        }
    }

    /// Clamps operand `at`, which indexes an object of type `ty`.
    fn clamp(&mut self, inst: InstId, at: usize, ty: TypeId, space: Option<AddressSpace>) {
        let bound = match self.module.store.types.get(ty) {
            Type::Array { count: ArrayCount::Fixed(count), .. } => Bound::Count(count),
            Type::Vector { size, .. } => Bound::Count(size.into()),
            Type::Matrix { columns, .. } => Bound::Count(columns.into()),
            Type::Array { count: ArrayCount::Runtime, .. } => Bound::Runtime,
            _ => return,
        };
        let index = self.module.operand(inst, at);
        let mut b = Builder::before(self.module, inst);
        let last = match bound {
            Bound::Count(count) => b.u32(count - 1),
            Bound::Runtime => {
                let space = space.expect("runtime-sized arrays are in memory");
                last_of_runtime_array(&mut b, inst, at, ty, space)
            }
        };
        let index = b.bitcast(TypeId::U32, index);
        let clamped = b.builtin_value(BuiltinFn::Min, TypeId::U32, &[index, last]);
        self.module.set_operand(inst, at, clamped);
    }
}

/// `arrayLength(array) - 1`: such an array has at least one element.
fn last_of_runtime_array(b: &mut Builder<'_>, inst: InstId, at: usize, array: TypeId, space: AddressSpace) -> Value {
    let object = b.module.operand(inst, 0);
    let Type::Pointer { access, .. } = b.module.shape_of(object) else { unreachable!("it is in memory") };
    let path: SmallVec<[Value; 4]> = b.module.operands(inst).skip(1).take(at - 1).collect();
    let pointer = if path.is_empty() {
        object
    } else {
        let ty = b.module.store.types.pointer(space, array, access);
        b.access(ty, object, &path)
    };
    let length = b.builtin_value(BuiltinFn::ArrayLength, TypeId::U32, &[pointer]);
    crate::rewrite::values::with_constant(b, crate::intrinsics::BinaryOp::Sub, length, 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text;

    #[test]
    fn clamps_dynamic_indices_only() {
        let source = "\
root {
  %buf: ptr<storage, array<u32>, read_write> = var @group(0) @binding(0)
}

fn f(%i: i32, %v: vec4<f32>) -> f32 {
  %p: ptr<storage, u32, read_write> = access %buf, %i
  store %p, 1u
  %q: ptr<storage, u32, read_write> = access %buf, 3u
  store %q, 2u
  %e: f32 = access %v, %i
  ret %e
}
";
        let mut module = text::parse(source).expect("it parses");
        robustness(&mut module, &RobustnessConfig::default()).expect("it never fails");
        let printed = text::print(&module, &text::PrintOptions::default());
        for expected in ["arrayLength %buf", "sub %1, 1u", "access %buf, 3u", ", 3u\n  %e: f32 = access %v,"] {
            assert!(printed.contains(expected), "no '{expected}' in\n{printed}");
        }
        assert_eq!(printed.matches(" min ").count(), 2, "{printed}");
    }
}
