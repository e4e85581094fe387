//! What a stage by itself may pass on or take, as far as a device limits it: values between stages, immediate data.

use super::{Checker, Limits};
use crate::sem::program::{FunctionId, GlobalKind};
use crate::sem::rules;
use crate::types::{AddressSpace, BuiltinValue, IoAttributes, ShaderStage, Type, TypeId};

impl Checker<'_> {
    pub(super) fn interface(&mut self, entry_point: FunctionId, limits: &Limits) {
        self.inter_stage(entry_point, limits);
        self.immediate_data(entry_point, limits);
    }

    /// Values that pass from vertex to fragment shaders. Some built-in values take the place of one.
    ///
    /// <https://www.w3.org/TR/webgpu/#inter-stage-builtins>
    fn inter_stage(&mut self, entry_point: FunctionId, limits: &Limits) {
        let function = &self.program.functions[entry_point];
        let mut ports = Vec::new();
        match function.stage {
            Some(ShaderStage::Vertex) => self.ports(function.return_io, function.return_type, &mut ports),
            Some(ShaderStage::Fragment) => {
                for param in self.program.params_of(entry_point).map(|id| self.program.params[id]) {
                    self.ports(param.io, param.ty, &mut ports);
                }
            }
            _ => return,
        }
        let taken: u32 = ports.iter().map(|&(io, ty)| self.places_taken(io, ty)).sum();
        let most = limits.inter_stage_variables.saturating_sub(taken);
        let locations = ports.iter().filter_map(|(io, _)| io.location);
        let (count, highest) = (locations.clone().count(), locations.max());
        let span = self.decl_span(function.decl);
        if count > most as usize {
            let message = format!("{count} values pass between the stages, and there is room for {most}");
            self.error(rules::INTER_STAGE_LIMIT, span, message);
        } else if let Some(highest) = highest.filter(|&highest| highest >= self.locations(function.stage, most, limits))
        {
            let message = format!("'@location({highest})' between the stages is more than the device has");
            self.error(rules::INTER_STAGE_LIMIT, span, message);
        }
    }

    /// The locations of a stage: built-in values take some of those of a vertex shader, and none of a fragment shader's.
    fn locations(&self, stage: Option<ShaderStage>, most: u32, limits: &Limits) -> u32 {
        if stage == Some(ShaderStage::Vertex) { most } else { limits.inter_stage_variables }
    }

    /// A parameter or result, or the members of the structure that it is.
    fn ports(&self, io: IoAttributes, ty: TypeId, ports: &mut Vec<(IoAttributes, TypeId)>) {
        match self.store.types.as_struct(ty) {
            Some(structure) => ports.extend(structure.members.iter().map(|member| (member.io, member.ty))),
            None => ports.push((io, ty)),
        }
    }

    /// How many user-defined values have no room beside this built-in one.
    fn places_taken(&self, io: IoAttributes, ty: TypeId) -> u32 {
        match io.builtin {
            Some(
                BuiltinValue::FrontFacing
                | BuiltinValue::SampleIndex
                | BuiltinValue::SampleMask
                | BuiltinValue::PrimitiveIndex
                | BuiltinValue::SubgroupInvocationId
                | BuiltinValue::SubgroupSize,
            ) => 1,
            Some(BuiltinValue::ClipDistances) => match self.store.types.get(ty) {
                Type::Array { .. } => self.store.types.element_count(ty).unwrap_or(0).div_ceil(4),
                _ => 0,
            },
            _ => 0,
        }
    }

    /// <https://www.w3.org/TR/webgpu/#dom-supported-limits-maximmediatesize>
    fn immediate_data(&mut self, entry_point: FunctionId, limits: &Limits) {
        for id in self.program.interface(entry_point) {
            let global = &self.program.globals[id];
            let GlobalKind::Var { space: AddressSpace::Immediate, .. } = global.kind else { continue };
            let (size, most) = (self.store.types.layout(global.ty).size, limits.immediate_size);
            if size > most.into() {
                let message = format!("immediate data of {size} bytes, and the device allows at most {most}");
                self.error(rules::IMMEDIATE_LIMIT, self.decl_span(global.decl), message);
            }
        }
    }
}
