//! Images that are read and written, in GLSL ES: but for those of one 32-bit channel, it takes each either way only. They become two variables of
//! one number, one for each way.

use hashbrown::HashMap;

use super::combined::remove_variable;
use crate::ir::{Builder, Cursor, Module, Op, ValueId, VarInfo};
use crate::types::{Access, AddressSpace, TexelFormat, Type};

/// What variables became: the one that is read, and the one that is written.
#[derive(Default)]
pub(super) struct SplitImages(HashMap<ValueId, [ValueId; 2]>);

impl SplitImages {
    /// The variable through which an image is read, or written.
    pub fn of(&self, image: ValueId, writes: bool) -> ValueId {
        self.0.get(&image).map_or(image, |parts| parts[usize::from(writes)])
    }

    /// Removes the variables of which there are two now, and those of the two that nothing uses.
    pub fn remove(&self, module: &mut Module) {
        let mut images: Vec<ValueId> = self.0.keys().copied().collect();
        images.sort_unstable();
        for image in images {
            for part in self.0[&image].into_iter().filter(|&part| !module.is_used(part)).collect::<Vec<_>>() {
                remove_variable(module, part);
            }
            remove_variable(module, image);
        }
    }
}

/// Whether GLSL ES reads and writes images of a format.
pub(super) fn is_both(format: TexelFormat) -> bool {
    matches!(format, TexelFormat::R32float | TexelFormat::R32sint | TexelFormat::R32uint)
}

/// Declares the two variables of each image that needs them.
pub(super) fn split(module: &mut Module) -> SplitImages {
    let mut split = SplitImages::default();
    for inst in module.root_insts() {
        let (Op::Var(info), Some(image)) = (module.inst(inst).op, module.result(inst)) else { continue };
        let Type::Pointer { store, .. } = module.shape_of(image.into()) else { continue };
        let Type::StorageTexture { dimension, format, access: Access::ReadWrite } = module.store.types.get(store)
        else {
            continue;
        };
        if is_both(format) {
            continue;
        }
        let binding = module.var_info(info).binding;
        let name = module.value(image).name.map_or("image", |name| module.name(name)).to_owned();
        let parts = [(Access::Read, "read"), (Access::Write, "written")].map(|(access, way)| {
            let ty = module.store.types.intern(Type::StorageTexture { dimension, format, access });
            // What is written through one is read through the other.
            let pointer = module.store.types.pointer(AddressSpace::Handle, ty, Access::ReadWrite);
            let mut b = Builder::new(module, Cursor::After(inst));
            let part = b.var_of(pointer, VarInfo { binding, ..VarInfo::default() }, None);
            b.name(part, &format!("{name}_{way}")).as_defined().expect("a variable is defined")
        });
        split.0.insert(image, parts);
    }
    split
}
