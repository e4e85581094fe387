//! Memory, element access, and composites from their parts.

use super::{Done, Flattener};
use crate::interpret::code::{PathStep, Source, Step};
use crate::interpret::layout::{self, DataRuns};
use crate::ir::{InstId, Swizzle, Value};
use crate::types::{AddressSpace, Type, TypeFlags, TypeId};
use crate::util::Range32;

impl Flattener<'_> {
    pub(super) fn load(&mut self, inst: InstId) -> Done {
        if let Type::Pointer { space: AddressSpace::Handle, .. } =
            self.types().get(self.module.type_of(self.module.operand(inst, 0)))
        {
            return self.copy_operand(inst);
        }
        let pointer = self.operand(inst, 0)?;
        let (dst, ty) = self.result(inst)?;
        let len = self.size(ty)?;
        self.emit(Step::Load { dst, pointer, len });
        Ok(())
    }

    pub(super) fn store(&mut self, inst: InstId) -> Done {
        let (pointer, src) = (self.operand(inst, 0)?, self.operand(inst, 1)?);
        let ty = self.module.type_of(self.module.operand(inst, 1));
        let len = self.size(ty)?;
        let runs = self.padding(ty);
        self.emit(Step::Store { pointer, src, len, runs });
        Ok(())
    }

    /// The runs of data of a type with padding, which a store leaves as it is.
    fn padding(&mut self, ty: TypeId) -> Option<u32> {
        if !layout::has_padding(self.types(), ty) {
            return None;
        }
        self.data_runs(ty)
    }

    /// The number of the runs of data of a type; none where they are too many.
    pub(super) fn data_runs(&mut self, ty: TypeId) -> Option<u32> {
        let runs = DataRuns::of(self.types(), ty)?;
        self.program.runs.push(runs);
        Some(self.program.runs.len() as u32 - 1)
    }

    /// A pointer to a vector's component.
    fn element_pointer(&mut self, inst: InstId) -> Done<Source> {
        let base = self.operand(inst, 0)?;
        let vector = self.store_type(self.module.type_of(self.module.operand(inst, 0)));
        let index = self.module.operand(inst, 1);
        let (path, _) = self.path(vector, [index].into_iter())?;
        let dst = self.room(super::Pointer::SIZE)?;
        self.emit(Step::AccessPointer { dst, base, path });
        Ok(Source::slot(dst))
    }

    pub(super) fn load_element(&mut self, inst: InstId) -> Done {
        let pointer = self.element_pointer(inst)?;
        let (dst, ty) = self.result(inst)?;
        let len = self.size(ty)?;
        self.emit(Step::Load { dst, pointer, len });
        Ok(())
    }

    pub(super) fn store_element(&mut self, inst: InstId) -> Done {
        let pointer = self.element_pointer(inst)?;
        let src = self.operand(inst, 2)?;
        let len = self.size(self.module.type_of(self.module.operand(inst, 2)))?;
        self.emit(Step::Store { pointer, src, len, runs: None });
        Ok(())
    }

    pub(super) fn access(&mut self, inst: InstId) -> Done {
        let module = self.module;
        let base = self.operand(inst, 0)?;
        let object = module.type_of(module.operand(inst, 0));
        let indices = module.operands(inst).skip(1);
        let (dst, ty) = self.result(inst)?;
        if let Type::Pointer { store, .. } = self.types().get(object) {
            let (path, _) = self.path(store, indices)?;
            self.emit(Step::AccessPointer { dst, base, path });
            return Ok(());
        }
        let (path, _) = self.path(object, indices)?;
        let len = self.size(ty)?;
        self.emit(Step::AccessValue { dst, base, path, len });
        Ok(())
    }

    /// The path that indices take from a type, and the type that it leads to.
    fn path(&mut self, mut ty: TypeId, indices: impl Iterator<Item = Value>) -> Done<(Range32, TypeId)> {
        let mut path = Vec::new();
        for index in indices {
            let constant = index.as_constant().and_then(|id| self.module.store.constants.as_integer(id));
            let count = self.types().element_count(ty);
            let known = constant.and_then(|at| u32::try_from(at).ok()).filter(|&at| count.is_some_and(|n| at < n));
            let at = known.unwrap_or(0);
            let element = self.types().element_type(ty, at);
            let element = element.unwrap_or_else(|| unreachable!("an index fits the type that it steps into"));
            let size = self.bounded(layout::size_of(self.types(), element))?;
            let step = match known {
                Some(at) => {
                    let tail = self.types().has(element, TypeFlags::HAS_RUNTIME);
                    let offset = self.bounded(self.element_offset(ty, at))?;
                    PathStep::Member { offset, size: (!tail).then_some(size) }
                }
                None => {
                    let stride = layout::index_stride(self.types(), ty);
                    let signed = self.module.type_of(index) == TypeId::I32;
                    let index = self.source(index)?;
                    PathStep::Element { index, signed, stride: self.bounded(stride)?, size, count }
                }
            };
            match (path.last_mut(), step) {
                (Some(PathStep::Member { offset: before, size: old }), PathStep::Member { offset, size }) => {
                    (*before, *old) = (*before + offset, size);
                }
                _ => path.push(step),
            }
            ty = element;
        }
        Ok((Range32::extend(&mut self.program.paths, path), ty))
    }

    pub(super) fn swizzle(&mut self, inst: InstId, swizzle: Swizzle) -> Done {
        let src = self.operand(inst, 0)?;
        let (dst, ty) = self.result(inst)?;
        let len = self.kind(ty)?.size();
        for (at, &component) in swizzle.components().iter().enumerate() {
            let src = src.at(u32::from(component) * len);
            self.emit(Step::Copy { dst: dst + at as u32 * len, src, len });
        }
        Ok(())
    }

    pub(super) fn construct(&mut self, inst: InstId) -> Done {
        let (dst, ty) = self.result(inst)?;
        let operands: Vec<Value> = self.module.operands(inst).collect();
        match (operands.as_slice(), self.types().get(ty)) {
            ([], _) => {
                let len = self.size(ty)?;
                self.emit(Step::Zero { dst, len });
                Ok(())
            }
            ([only], _) if self.module.type_of(*only) == ty => self.copy_operand(inst),
            ([only], Type::Vector { .. } | Type::Struct(_)) if self.repacks(*only, ty) => {
                let (src, len) = (self.source(*only)?, self.size(ty)?);
                self.emit(Step::Copy { dst, src, len });
                Ok(())
            }
            ([only], Type::Vector { size, .. }) => {
                let src = self.source(*only)?;
                let len = self.kind(ty)?.size();
                for at in 0..u32::from(size) {
                    self.emit(Step::Copy { dst: dst + at * len, src, len });
                }
                Ok(())
            }
            (_, Type::Vector { .. }) => self.concatenate(dst, &operands, None),
            (_, Type::Matrix { column, .. }) => {
                let (len, stride) = (self.size(column)?, self.types().matrix_stride(column) as u32);
                self.concatenate(dst, &operands, Some((len, stride)))
            }
            _ => {
                for (at, value) in operands.into_iter().enumerate() {
                    let offset = self.element_offset(ty, at as u32) as u32;
                    let len = self.size(self.module.type_of(value))?;
                    let src = self.source(value)?;
                    self.emit(Step::Copy { dst: dst + offset, src, len });
                }
                Ok(())
            }
        }
    }

    /// Whether a value becomes a vector or what a target packs one as: a structure of its components.
    fn repacks(&self, value: Value, ty: TypeId) -> bool {
        let is_packed = |packed: TypeId, vector: TypeId| {
            let Type::Vector { elem, size } = self.types().get(vector) else { return false };
            let members = self.types().as_struct(packed).map_or(&[][..], |structure| &structure.members);
            members.len() == usize::from(size) && members.iter().all(|member| member.ty == elem)
        };
        let from = self.module.type_of(value);
        is_packed(from, ty) || is_packed(ty, from)
    }

    /// Puts parts side by side; of a matrix, columns of so many bytes begin at multiples of a stride.
    fn concatenate(&mut self, dst: u32, parts: &[Value], columns: Option<(u32, u32)>) -> Done {
        let mut at = 0;
        for &part in parts {
            let src = self.source(part)?;
            let len = self.size(self.module.type_of(part))?;
            let offset = columns.map_or(at, |(column, stride)| at / column * stride + at % column);
            self.emit(Step::Copy { dst: dst + offset, src, len });
            at += len;
        }
        Ok(())
    }
}
