//! Variables, of the module and of functions, with their decorations.

use super::super::grammar::{Opcode, capability, decoration};
use super::sections::put;
use super::types::storage_class;
use super::{Printer, Word};
use crate::ir::{InstId, Op, VarInfo};
use crate::types::{
    Access, AddressSpace, BuiltinValue, InterpolationSampling, InterpolationType, IoAttributes, Type, TypeFlags, TypeId,
};

impl Printer<'_> {
    /// The variables of the root block.
    pub(super) fn module_variables(&mut self) {
        for inst in self.module.block_insts(self.module.root()).collect::<Vec<_>>() {
            match self.module.inst(inst).op {
                Op::Var(info) => {
                    let info = *self.module.var_info(info);
                    self.module_variable(inst, &info);
                }
                op => {
                    let message = format!("'{}' at module scope cannot be written to SPIR-V", op.mnemonic());
                    self.unsupported(self.module.inst(inst).span, message);
                }
            }
        }
    }

    fn module_variable(&mut self, inst: InstId, info: &VarInfo) {
        let (value, space, store, access) = self.variable_parts(inst);
        let ty = self.pointer_to(space, store);
        let id = self.defined(value);
        let mut operands = vec![ty, id, storage_class(space)];
        let initializer = self.module.get_operand(inst, 0);
        if let Some(initializer) = initializer {
            operands.push(self.operand(initializer));
        } else if space == AddressSpace::Private {
            let zero = self.module.store.constants.zero(store);
            operands.push(self.constant(zero));
        }
        put(&mut self.sections.globals, Opcode::Variable, &operands);
        self.name_value(value);
        if let Some(binding) = info.binding {
            self.sections.decorate(id, decoration::DESCRIPTOR_SET, &[binding.group]);
            self.sections.decorate(id, decoration::BINDING, &[binding.binding]);
        }
        if space == AddressSpace::Storage {
            match access {
                Access::Read => self.sections.decorate(id, decoration::NON_WRITABLE, &[]),
                Access::Write => self.sections.decorate(id, decoration::NON_READABLE, &[]),
                // Under the GLSL450 memory model other invocations see a write after a barrier only if the memory is coherent.
                Access::ReadWrite => self.sections.decorate(id, decoration::COHERENT, &[]),
            }
        }
        if matches!(space, AddressSpace::In | AddressSpace::Out) {
            self.decorate_io(id, space, &info.io);
        }
        self.half_capabilities(space, store);
    }

    fn variable_parts(&self, inst: InstId) -> (crate::ir::ValueId, AddressSpace, TypeId, Access) {
        let value = self.module.result(inst).expect("a variable has a result");
        match self.module.store.types.get(self.module.value(value).ty) {
            Type::Pointer { space, store, access } => (value, space, store, access),
            _ => unreachable!("a variable's result is a pointer"),
        }
    }

    /// Memory with `f16` needs more capabilities than arithmetic with it.
    fn half_capabilities(&mut self, space: AddressSpace, store: TypeId) {
        if !self.module.store.types.has(store, TypeFlags::HAS_F16) {
            return;
        }
        let capability = match space {
            AddressSpace::Storage => capability::STORAGE_BUFFER_16BIT_ACCESS,
            AddressSpace::Uniform => capability::UNIFORM_AND_STORAGE_BUFFER_16BIT_ACCESS,
            AddressSpace::In | AddressSpace::Out => capability::STORAGE_INPUT_OUTPUT_16,
            _ => return,
        };
        self.capabilities.insert(capability);
    }

    fn decorate_io(&mut self, id: Word, space: AddressSpace, io: &IoAttributes) {
        if let Some(location) = io.location {
            self.sections.decorate(id, decoration::LOCATION, &[location]);
        }
        if let Some(index) = io.blend_src {
            self.sections.decorate(id, decoration::INDEX, &[index]);
        }
        if let Some(builtin) = io.builtin {
            self.decorate_builtin(id, space, builtin);
        }
        if let Some(interpolation) = io.interpolation {
            match interpolation.kind {
                InterpolationType::Perspective => {}
                InterpolationType::Linear => self.sections.decorate(id, decoration::NO_PERSPECTIVE, &[]),
                InterpolationType::Flat => self.sections.decorate(id, decoration::FLAT, &[]),
            }
            match interpolation.sampling {
                Some(InterpolationSampling::Centroid) => self.sections.decorate(id, decoration::CENTROID, &[]),
                Some(InterpolationSampling::Sample) => {
                    self.capabilities.insert(capability::SAMPLE_RATE_SHADING);
                    self.sections.decorate(id, decoration::SAMPLE, &[]);
                }
                _ => {}
            }
        }
        if io.invariant {
            self.sections.decorate(id, decoration::INVARIANT, &[]);
        }
    }

    fn decorate_builtin(&mut self, id: Word, space: AddressSpace, builtin: BuiltinValue) {
        let number = match builtin {
            BuiltinValue::Position if space == AddressSpace::Out => 0,
            BuiltinValue::Position => 15,
            BuiltinValue::ClipDistances => {
                self.capabilities.insert(capability::CLIP_DISTANCE);
                3
            }
            BuiltinValue::PrimitiveIndex => {
                self.capabilities.insert(capability::GEOMETRY);
                7
            }
            BuiltinValue::FrontFacing => 17,
            BuiltinValue::SampleIndex => {
                self.capabilities.insert(capability::SAMPLE_RATE_SHADING);
                18
            }
            BuiltinValue::SampleMask => 20,
            BuiltinValue::FragDepth => 22,
            BuiltinValue::NumWorkgroups => 24,
            BuiltinValue::WorkgroupId => 26,
            BuiltinValue::LocalInvocationId => 27,
            BuiltinValue::GlobalInvocationId => 28,
            BuiltinValue::LocalInvocationIndex => 29,
            BuiltinValue::VertexIndex => 42,
            BuiltinValue::InstanceIndex => 43,
            other => {
                let message = format!("the built-in value '{}' cannot be written to SPIR-V yet", other.name());
                self.unsupported(crate::diagnostic::Span::NONE, message);
                return;
            }
        };
        self.sections.decorate(id, decoration::BUILT_IN, &[number]);
    }

    /// A function's variable: its declaration goes to the function's start, its initial value is stored where it stands, unless the
    /// declaration can give it: outside of loops a variable is made once.
    pub(super) fn function_variable(&mut self, inst: InstId) {
        let (value, space, store, _) = self.variable_parts(inst);
        let ty = self.pointer_to(space, store);
        let id = self.defined(value);
        let initial = self.module.get_operand(inst, 0);
        let initial = match initial {
            Some(initial) => initial,
            None => self.module.store.constants.zero(store).into(),
        };
        let initial_id = self.operand(initial);
        let in_declaration = initial.as_constant().is_some() && !self.is_in_loop();
        let mut operands = vec![ty, id, storage_class(space)];
        if in_declaration {
            operands.push(initial_id);
        }
        put(&mut self.function_variables, Opcode::Variable, &operands);
        if !in_declaration {
            self.emit(Opcode::Store, &[id, initial_id]);
        }
        self.name_value(value);
    }

    /// `OpName` of a value that has a name.
    pub(super) fn name_value(&mut self, value: crate::ir::ValueId) {
        if let Some(name) = self.module.value(value).name.filter(|_| self.options.names) {
            let id = self.defined(value);
            self.sections.name(id, self.module.store.symbols.resolve(name));
        }
    }
}
