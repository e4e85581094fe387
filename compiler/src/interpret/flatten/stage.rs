//! What an entry point takes and gives, place by place.

use super::{Done, Flattener};
use crate::interpret::code::{Place, StageValue};
use crate::interpret::{DISPATCH, layout};
use crate::ir::FunctionId;
use crate::types::{AddressSpace, BuiltinValue, IoAttributes, Type, TypeId};

impl Flattener<'_> {
    /// The size of the workgroups of a compute entry point.
    pub(super) fn workgroup_size(&mut self, entry: FunctionId) -> Done {
        let Some(size) = self.module.function(entry).workgroup_size else { return Ok(()) };
        for (axis, value) in size.into_iter().enumerate() {
            let constant = value.as_constant().and_then(|id| self.module.store.constants.as_integer(id));
            let size = constant.and_then(|size| u32::try_from(size).ok()).filter(|&size| size > 0);
            self.program.workgroup_size[axis] =
                size.ok_or_else(|| self.error(DISPATCH, "the workgroup size depends on overrides without value"))?;
        }
        if let Some(size) = self.module.function(entry).subgroup_size {
            let constant = size.as_constant().and_then(|id| self.module.store.constants.as_integer(id));
            let size = constant.and_then(|size| u32::try_from(size).ok());
            self.program.subgroup_size =
                Some(size.ok_or_else(|| self.error(DISPATCH, "the subgroup size depends on overrides without value"))?);
        }
        Ok(())
    }

    /// The parameters, and what is returned.
    pub(super) fn stage_values(&mut self, entry: FunctionId) -> Done {
        let module = self.module;
        let function = module.function(entry);
        let slots = self.parameter_slots(entry)?;
        for ((param, info), slot) in module.function_params(entry).iter().zip(&function.param_info).zip(slots) {
            let ty = module.value(param).ty;
            if let Some(binding) = info.binding {
                self.parameter_resource(ty, binding, slot)?;
                continue;
            }
            if let Type::Pointer { space: AddressSpace::Workgroup, store, .. } = self.types().get(ty) {
                let memory = self.workgroup_memory(store)?;
                self.program.parameters.push((slot, memory.to_bytes().to_vec()));
                continue;
            }
            let mut values = Vec::new();
            self.places_of(ty, info.io, slot, &mut values)?;
            self.program.inputs.extend(values);
        }
        if function.return_type != TypeId::VOID {
            let mut values = Vec::new();
            self.places_of(function.return_type, function.return_io, 0, &mut values)?;
            self.program.outputs = values;
            self.program.result_size = self.size(function.return_type)?;
        }
        Ok(())
    }

    /// The stage values in a parameter or result: itself, or its members.
    fn places_of(&mut self, ty: TypeId, io: IoAttributes, offset: u32, into: &mut Vec<StageValue>) -> Done {
        if io.builtin == Some(BuiltinValue::ClipDistances) {
            // A target may have them as vectors and scalars, in several parts.
            let (len, kind) = (self.types().element_count(ty).unwrap_or(1), self.kind(TypeId::F32)?);
            into.push(StageValue { place: Place::ClipDistances, offset, kind, count: len as u8 });
            return Ok(());
        }
        let place = match (io.builtin, io.location) {
            (Some(builtin), _) => Place::Builtin(builtin),
            (None, Some(location)) => {
                Place::Location { location, blend_src: io.blend_src.unwrap_or(0), interpolation: io.interpolation }
            }
            (None, None) => {
                let Some(structure) = self.types().as_struct(ty) else {
                    return Err(self.unsupported("parameters of entry points that are no inputs"));
                };
                let members: Vec<_> =
                    structure.members.iter().map(|member| (member.ty, member.io, member.offset)).collect();
                for (ty, io, at) in members {
                    self.places_of(ty, io, offset + at as u32, into)?;
                }
                return Ok(());
            }
        };
        let count = match self.types().get(ty) {
            Type::Vector { size, .. } => size,
            _ => 1,
        };
        into.push(StageValue { place, offset, kind: self.kind(ty)?, count });
        Ok(())
    }

    /// A resource that a target passes as a parameter: its bytes are put into the frame before the entry point runs.
    fn parameter_resource(&mut self, ty: TypeId, binding: crate::ir::Binding, slot: u32) -> Done {
        let bytes = match self.types().get(ty) {
            Type::Pointer { store, .. } => self.buffer(Some(binding), store, self.span)?.to_bytes().to_vec(),
            _ => self.handle(Some(binding), ty, self.span)?.to_le_bytes().to_vec(),
        };
        debug_assert_eq!(bytes.len() as u64, layout::size_of(self.types(), ty));
        self.program.parameters.push((slot, bytes));
        Ok(())
    }
}
