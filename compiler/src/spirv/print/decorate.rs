//! Decorations of variables, and entry points with their interfaces and execution modes.

use super::Printer;
use crate::ir::{FunctionId, Value, ValueId, VarInfo};
use crate::rewrite::usage::variables_by_function;
use crate::spirv::grammar::{BuiltIn, Capability, Decoration, ExecutionMode, ExecutionModel, Op};
use crate::types::{
    Access, AddressSpace, BuiltinValue, DepthMode, InterpolationSampling, InterpolationType, IoAttributes, ShaderStage,
    Type, TypeId,
};
use crate::util::Id;

/// The built-in variable of a built-in value, and the capability that it needs.
fn builtin_variable(builtin: BuiltinValue, space: AddressSpace) -> (BuiltIn, Option<Capability>) {
    match builtin {
        BuiltinValue::VertexIndex => (BuiltIn::VertexIndex, None),
        BuiltinValue::InstanceIndex => (BuiltIn::InstanceIndex, None),
        BuiltinValue::Position if space == AddressSpace::In => (BuiltIn::FragCoord, None),
        BuiltinValue::Position => (BuiltIn::Position, None),
        BuiltinValue::ClipDistances => (BuiltIn::ClipDistance, Some(Capability::ClipDistance)),
        BuiltinValue::FrontFacing => (BuiltIn::FrontFacing, None),
        BuiltinValue::FragDepth => (BuiltIn::FragDepth, None),
        BuiltinValue::SampleIndex => (BuiltIn::SampleId, Some(Capability::SampleRateShading)),
        BuiltinValue::SampleMask => (BuiltIn::SampleMask, None),
        BuiltinValue::PrimitiveIndex => (BuiltIn::PrimitiveId, Some(Capability::Geometry)),
        BuiltinValue::LocalInvocationId => (BuiltIn::LocalInvocationId, None),
        BuiltinValue::LocalInvocationIndex => (BuiltIn::LocalInvocationIndex, None),
        BuiltinValue::GlobalInvocationId => (BuiltIn::GlobalInvocationId, None),
        BuiltinValue::WorkgroupId => (BuiltIn::WorkgroupId, None),
        BuiltinValue::NumWorkgroups => (BuiltIn::NumWorkgroups, None),
        BuiltinValue::SubgroupInvocationId => (BuiltIn::SubgroupLocalInvocationId, Some(Capability::GroupNonUniform)),
        BuiltinValue::SubgroupSize => (BuiltIn::SubgroupSize, Some(Capability::GroupNonUniform)),
        BuiltinValue::SubgroupId => (BuiltIn::SubgroupId, Some(Capability::GroupNonUniform)),
        BuiltinValue::NumSubgroups => (BuiltIn::NumSubgroups, Some(Capability::GroupNonUniform)),
        BuiltinValue::PointSize => (BuiltIn::PointSize, None),
        BuiltinValue::WorkgroupIndex | BuiltinValue::GlobalInvocationIndex => {
            unreachable!("indices are computed of ids")
        }
    }
}

impl Printer<'_> {
    pub(super) fn decorate<const N: usize>(&mut self, id: u32, decoration: Decoration, operands: &[u32; N]) {
        self.decorations.joined(Op::Decorate, &[id, decoration.word()], operands);
    }

    pub(super) fn decorate_member<const N: usize>(
        &mut self,
        id: u32,
        member: u32,
        decoration: Decoration,
        operands: &[u32; N],
    ) {
        self.decorations.joined(Op::MemberDecorate, &[id, member, decoration.word()], operands);
    }

    /// What a module-scope variable's attributes and address space say.
    pub(super) fn decorate_variable(&mut self, id: u32, pointer: Type, info: VarInfo) {
        let Type::Pointer { space, store, access } = pointer else { unreachable!("a variable is a pointer") };
        if let Some(binding) = info.binding {
            self.decorate(id, Decoration::DescriptorSet, &[binding.group]);
            self.decorate(id, Decoration::Binding, &[binding.binding]);
        }
        match (space, access) {
            (AddressSpace::Storage, Access::Read) => self.decorate(id, Decoration::NonWritable, &[]),
            (AddressSpace::Handle, _) => self.decorate_storage_texture(id, store),
            // Vulkan's memory model says it at each access.
            _ if self.options.has_vulkan_memory_model() => {}
            // Invocations see each other's writes after barriers.
            (AddressSpace::Storage, _) => self.decorate(id, Decoration::Coherent, &[]),
            _ => {}
        }
        self.decorate_io(id, space, info.io);
    }

    /// What may be done to a storage texture; where it is read and written, invocations see each other's writes after barriers.
    fn decorate_storage_texture(&mut self, id: u32, store: TypeId) {
        let Type::StorageTexture { access, .. } = self.module.store.types.get(store) else { return };
        let has_vulkan_memory_model = self.options.has_vulkan_memory_model();
        let decoration = match access {
            Access::ReadWrite if has_vulkan_memory_model => return,
            Access::Read => Decoration::NonWritable,
            Access::Write => Decoration::NonReadable,
            Access::ReadWrite => Decoration::Coherent,
        };
        self.decorate(id, decoration, &[]);
    }

    fn decorate_io(&mut self, id: u32, space: AddressSpace, io: IoAttributes) {
        if let Some(builtin) = io.builtin {
            let (variable, capability) = builtin_variable(builtin, space);
            self.decorate(id, Decoration::BuiltIn, &[variable.word()]);
            capability.into_iter().for_each(|capability| self.capability(capability));
        }
        if let Some(location) = io.location {
            self.decorate(id, Decoration::Location, &[location]);
        }
        if let Some(index) = io.blend_src {
            self.decorate(id, Decoration::Index, &[index]);
        }
        if io.invariant {
            self.decorate(id, Decoration::Invariant, &[]);
        }
        let Some(interpolation) = io.interpolation else { return };
        match interpolation.kind {
            InterpolationType::Flat => return self.decorate(id, Decoration::Flat, &[]),
            InterpolationType::Linear => self.decorate(id, Decoration::NoPerspective, &[]),
            InterpolationType::Perspective => {}
        }
        match interpolation.sampling {
            Some(InterpolationSampling::Centroid) => self.decorate(id, Decoration::Centroid, &[]),
            Some(InterpolationSampling::Sample) => {
                self.capability(Capability::SampleRateShading);
                self.decorate(id, Decoration::Sample, &[]);
            }
            _ => {}
        }
    }

    /// All entry points, with the variables of their interfaces and their execution modes.
    pub(super) fn entry_points(&mut self) {
        let interfaces = self.interfaces();
        for entry in self.module.entry_points() {
            let function = self.module.function(entry);
            let id = self.function_id(entry);
            let mut interface = Vec::new();
            for &variable in &interfaces[entry.index()] {
                interface.push(self.result_id(variable));
            }
            let model = match function.stage {
                Some(ShaderStage::Vertex) => ExecutionModel::Vertex,
                Some(ShaderStage::Fragment) => ExecutionModel::Fragment,
                _ => ExecutionModel::GLCompute,
            };
            let name = self.module.name(function.name);
            self.entry_points.with_text(Op::EntryPoint, &[model.word(), id], name, &interface);
            self.execution_modes(entry, id, &interfaces[entry.index()]);
            self.reconvergence(id);
        }
    }

    fn execution_modes(&mut self, entry: FunctionId, id: u32, interface: &[ValueId]) {
        let function = self.module.function(entry);
        match function.stage {
            Some(ShaderStage::Fragment) => {
                self.modes.inst(Op::ExecutionMode, &[id, ExecutionMode::OriginUpperLeft.word()]);
                if let Some(depth) = interface.iter().find_map(|&variable| self.depth(variable)) {
                    self.modes.inst(Op::ExecutionMode, &[id, ExecutionMode::DepthReplacing.word()]);
                    let promise = match depth.depth_mode {
                        Some(DepthMode::Greater) => Some(ExecutionMode::DepthGreater),
                        Some(DepthMode::Less) => Some(ExecutionMode::DepthLess),
                        None => None,
                    };
                    promise.into_iter().for_each(|mode| self.modes.inst(Op::ExecutionMode, &[id, mode.word()]));
                }
            }
            Some(ShaderStage::Compute) => {
                let size = |value: Value| self.module.store.constants.as_integer(value.as_constant()?);
                let sizes = function.workgroup_size.expect("a compute shader has a workgroup size");
                let [x, y, z] = sizes.map(|value| size(value).unwrap_or(1) as u32);
                self.modes.inst(Op::ExecutionMode, &[id, ExecutionMode::LocalSize.word(), x, y, z]);
            }
            _ => {}
        }
    }

    fn reconvergence(&mut self, entry: u32) {
        let (mode, extension) = match self.options.reconvergence {
            "subgroup_uniform" => {
                (ExecutionMode::SubgroupUniformControlFlowKHR, "SPV_KHR_subgroup_uniform_control_flow")
            }
            "maximal" => (ExecutionMode::MaximallyReconvergesKHR, "SPV_KHR_maximal_reconvergence"),
            _ => return,
        };
        self.extension(extension);
        self.modes.inst(Op::ExecutionMode, &[entry, mode.word()]);
    }

    /// The attributes of a variable that is the depth.
    fn depth(&self, variable: ValueId) -> Option<IoAttributes> {
        match self.module.inst(self.module.defining_inst(variable.into())?).op {
            crate::ir::Op::Var(info) => Some(self.module.var_info(info).io),
            _ => None,
        }
        .filter(|io| io.builtin == Some(BuiltinValue::FragDepth))
    }

    /// Of each function, the module-scope variables that its interface names: up to version 1.3 stage inputs and outputs, then all.
    fn interfaces(&self) -> Vec<Vec<ValueId>> {
        let all = self.options.is_at_least(4);
        variables_by_function(self.module, |space| all || matches!(space, AddressSpace::In | AddressSpace::Out))
    }
}
