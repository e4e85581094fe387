//! Module-scope variables but for what goes into stages and comes out of them: buffers, textures and samplers, private and workgroup memory.

use std::collections::BTreeSet;

use hashbrown::{HashMap, HashSet};

use super::memory::space_of;
use super::report::Refused;
use super::rules::{INVALID, RESOURCE};
use super::types::Shape;
use super::words::At;
use super::{Global, Reader, Rebound};
use crate::ir::{Binding, Builder, Cursor, Value, VarInfo};
use crate::spirv::grammar::{Decoration, ExecutionModel, Op, StorageClass};
use crate::types::{Access, AddressSpace, TypeFlags, TypeId};

/// Which numbers of each group are taken.
#[derive(Default)]
struct Bindings {
    taken: BTreeSet<Binding>,
    /// The first number behind all that the source uses, by group.
    next: HashMap<u32, u32>,
}

impl Bindings {
    /// A number of a group that nothing has.
    fn free(&mut self, group: u32) -> Binding {
        let next = self.next.entry(group).or_insert(0);
        let binding = Binding { group, binding: *next };
        *next = next.saturating_add(1);
        self.taken.insert(binding);
        binding
    }
}

impl Reader<'_> {
    /// Declares the variables that functions name.
    pub(super) fn declare_globals(&mut self, order: &[u32]) {
        let outline = self.outline;
        let used: HashSet<u32> = order
            .iter()
            .filter_map(|id| outline.functions.get(id))
            .flat_map(|data| data.variables.iter().copied())
            .collect();
        let compared = self.compared_images(order);
        let mut bindings = Bindings::default();
        for &at in &outline.variables {
            let id = self.code.insts[at].result;
            if let (Some(group), Some(binding)) =
                (self.decoration(id, Decoration::DescriptorSet), self.decoration(id, Decoration::Binding))
            {
                let next = bindings.next.entry(group).or_insert(0);
                *next = (*next).max(binding.saturating_add(1));
            }
        }
        for &at in &outline.variables {
            let id = self.code.insts[at].result;
            if !used.contains(&id) {
                continue;
            }
            match self.global(at, id, &compared, &mut bindings) {
                Ok(Some(global)) => _ = self.globals.insert(id, global),
                Ok(None) => {}
                Err(Refused) => _ = self.refused_variables.insert(id),
            }
        }
    }

    fn global(
        &mut self,
        at: At,
        id: u32,
        compared: &HashSet<u32>,
        bindings: &mut Bindings,
    ) -> Result<Option<Global>, Refused> {
        let (class, pointee) = self.pointer_shape(at, self.code.insts[at].ty)?;
        match class {
            // Entry points have them.
            StorageClass::Input | StorageClass::Output => return Ok(None),
            StorageClass::UniformConstant => return self.handle(at, id, pointee, compared, bindings).map(Some),
            _ => {}
        }
        let Some((mut space, mut access)) = space_of(class) else {
            return self.report.refuse(RESOURCE, at, "a variable of this storage class is not there");
        };
        let is_buffer = space.is_buffer();
        if is_buffer {
            if !matches!(self.shape(at, pointee)?, Shape::Struct { .. }) {
                return self.report.refuse(RESOURCE, at, "arrays of buffers are not there");
            }
            if class == StorageClass::Uniform && self.decoration(pointee, Decoration::BufferBlock).is_some() {
                (space, access) = (AddressSpace::Storage, Access::ReadWrite);
            }
        }
        let atomics = self.atomics.get(&id).cloned().unwrap_or_default();
        let memory = self.memory(at, pointee, class, &atomics)?;
        if space == AddressSpace::Storage && (self.is_read_only(id, pointee) || self.is_vertex_input(id)) {
            access = Access::Read;
        }
        if !atomics.is_empty() && access != Access::ReadWrite {
            return self.report.refuse(INVALID, at, "memory that is only read has atomics");
        }
        let flags = match space {
            AddressSpace::Private | AddressSpace::Immediate => TypeFlags::CONSTRUCTIBLE,
            _ => TypeFlags::STORABLE,
        };
        let has_no_size = self.module.store.types.has(memory.ty, TypeFlags::HAS_RUNTIME);
        if !self.module.store.types.has(memory.ty, flags) || has_no_size && space != AddressSpace::Storage {
            return self.report.refuse(RESOURCE, at, "no variable of this storage class is of this type");
        }
        let initializer = match self.code.operands(at).get(1) {
            Some(&id) if space == AddressSpace::Private => Some(self.constant(at, id)?),
            Some(&id) if space == AddressSpace::Workgroup => {
                let value = self.constant(at, id)?;
                let is_zero = value.as_constant().is_some_and(|value| self.module.store.constants.is_zero(value));
                if !is_zero {
                    return self.report.refuse(RESOURCE, at, "workgroup memory begins as zero");
                }
                None
            }
            Some(_) => return self.report.refuse(INVALID, at, "a variable of this storage class has no initializer"),
            None => None,
        };
        if initializer.is_some_and(|value| self.module.type_of(value) != memory.ty) {
            return self.report.refuse(INVALID, at, "the initializer has another type than the variable");
        }
        let is_bound = matches!(space, AddressSpace::Uniform | AddressSpace::Storage);
        let binding = if is_bound { Some(self.binding(at, id, bindings)?) } else { None };
        let ty = self.module.store.types.pointer(space, memory.ty, access);
        let given = self.given_name(id, pointee);
        let pointer = self.root_variable(ty, binding, initializer, &given);
        Ok(Some(Global::Memory { pointer, memory }))
    }

    /// The name of a variable, or of its block where it has none.
    fn given_name(&self, id: u32, pointee: u32) -> String {
        let names = &self.outline.names;
        let own = names.get(&id).filter(|name| !name.is_empty());
        own.or_else(|| names.get(&pointee)).cloned().unwrap_or_default()
    }

    /// Whether a buffer is one that a vertex shader may have: it is not written, though it does not say so.
    fn is_vertex_input(&mut self, id: u32) -> bool {
        let has_vertices = self.outline.entry_points.iter().any(|entry| entry.model == ExecutionModel::Vertex);
        has_vertices && !self.written().contains(&id)
    }

    /// The variables that are written, or handed to functions.
    fn written(&self) -> HashSet<u32> {
        let mut found = HashSet::new();
        for at in 0..self.code.insts.len() {
            let operands = self.code.operands(at);
            let pointers = match self.code.op(at) {
                Some(Op::Store | Op::CopyMemory) => &operands[..1],
                Some(Op::FunctionCall) => &operands[1..],
                Some(op) if super::atomics::is_atomic(op) => &operands[..1],
                _ => continue,
            };
            found.extend(pointers.iter().map(|&pointer| self.traced(pointer).0));
        }
        found
    }

    /// Whether a buffer is only read: it says so, or each of its members does.
    fn is_read_only(&self, id: u32, pointee: u32) -> bool {
        let count = self.code.definition(pointee).map_or(0, |at| self.code.operands(at).len() as u32);
        self.decoration(id, Decoration::NonWritable).is_some()
            || (0..count).all(|member| self.member_decoration(pointee, member, Decoration::NonWritable).is_some())
    }

    /// Where a resource is bound; elsewhere than it says, where another is bound there.
    fn binding(&mut self, at: At, id: u32, bindings: &mut Bindings) -> Result<Binding, Refused> {
        let group = self.decoration(id, Decoration::DescriptorSet).unwrap_or(0);
        let Some(binding) = self.decoration(id, Decoration::Binding) else {
            return self.report.refuse(RESOURCE, at, "a resource has no binding");
        };
        let from = Binding { group, binding };
        if bindings.taken.insert(from) {
            return Ok(from);
        }
        let to = bindings.free(group);
        let name = self.outline.names.get(&id).cloned().unwrap_or_default();
        self.rebound.push(Rebound { name, from, to, is_split_sampler: false });
        Ok(to)
    }

    /// A variable at module scope.
    pub(super) fn root_variable(
        &mut self,
        pointer: TypeId,
        binding: Option<Binding>,
        initializer: Option<Value>,
        given: &str,
    ) -> Value {
        let name = self.names.unique(given, "variable");
        let root = self.module.root();
        let mut b = Builder::new(&mut self.module, Cursor::End(root));
        let info = VarInfo { binding, ..VarInfo::default() };
        let value = b.var_of(pointer, info, initializer);
        b.name(value, &name)
    }

    /// A private variable that holds bits, which no const-expression sees.
    pub(super) fn bits_variable(&mut self, bits: u32) -> Value {
        if let Some(&known) = self.bits.get(&bits) {
            return known;
        }
        let ty = self.module.store.types.pointer(AddressSpace::Private, TypeId::U32, Access::ReadWrite);
        let value = self.module.store.constants.u32(bits).into();
        let variable = self.root_variable(ty, None, Some(value), "bits");
        self.bits.insert(bits, variable);
        variable
    }

    /// A texture, a sampler, or both in one.
    fn handle(
        &mut self,
        at: At,
        id: u32,
        pointee: u32,
        compared: &HashSet<u32>,
        bindings: &mut Bindings,
    ) -> Result<Global, Refused> {
        let shape = self.shape(at, pointee)?;
        let is_compared = compared.contains(&id);
        let sampler = if is_compared { TypeId::SAMPLER_COMPARISON } else { TypeId::SAMPLER };
        let (ty, is_combined) = match shape {
            Shape::Sampler => (sampler, false),
            Shape::Image => (self.texture_type(at, pointee, id, is_compared)?, false),
            Shape::SampledImage { image } => (self.texture_type(at, image, id, is_compared)?, true),
            Shape::Array { .. } | Shape::RuntimeArray { .. } => {
                return self.report.refuse(RESOURCE, at, "arrays of images and samplers are not there");
            }
            _ => return self.report.refuse(RESOURCE, at, "this is neither image nor sampler"),
        };
        let binding = self.binding(at, id, bindings)?;
        let given = self.outline.names.get(&id).cloned().unwrap_or_default();
        let variable = |reader: &mut Self, ty: TypeId, binding: Binding, given: &str| {
            let pointer = reader.module.store.types.pointer(AddressSpace::Handle, ty, Access::Read);
            reader.root_variable(pointer, Some(binding), None, given)
        };
        let texture = variable(self, ty, binding, &given);
        if !is_combined {
            return Ok(Global::Handle(texture));
        }
        let to = bindings.free(binding.group);
        let name = format!("{}_sampler", super::names::identifier(&given, "variable"));
        let sampler = variable(self, sampler, to, &name);
        let name = sampler.as_defined().and_then(|id| self.module.value(id).name).map(|name| self.module.name(name));
        let name = name.unwrap_or_default().to_owned();
        self.rebound.push(Rebound { name, from: binding, to, is_split_sampler: true });
        Ok(Global::Combined { texture, sampler })
    }
}
