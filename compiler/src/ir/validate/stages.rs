//! What goes into a stage and comes out of it (rule 19).

use hashbrown::HashSet;
use smallvec::SmallVec;

use super::{ENTRY_POINT, Validator};
use crate::diagnostic::Span;
use crate::ir::{DialectProperties, FunctionId};
use crate::types::{
    BuiltinValue, Direction, Interpolation, InterpolationSampling, InterpolationType, IoAttributes, ShaderStage,
    TypeFlags, TypeId,
};

impl Validator<'_> {
    /// Each value that an entry point takes, and each that it gives, has a place of its own: a location or what is built in.
    pub(super) fn places(&mut self, id: FunctionId, direction: Direction, values: &[(TypeId, IoAttributes)]) {
        let module = self.module;
        let (span, name) = (module.function(id).span, module.name(module.function(id).name));
        let mut pending = values.to_vec();
        let mut seen = HashSet::new();
        while let Some((ty, io)) = pending.pop() {
            if io.builtin.is_none() && io.location.is_none() {
                match module.store.types.as_struct(ty) {
                    Some(structure) => pending.extend(structure.members.iter().map(|member| (member.ty, member.io))),
                    None => {
                        let message = format!("{} of '{name}' has no place", direction.name());
                        self.error(ENTRY_POINT, span, message);
                    }
                }
                continue;
            }
            self.interpolated(id, direction, ty, io);
            if self.is_target_io() {
                self.io_type(&io, ty, span);
            }
            match io.builtin {
                Some(builtin) => self.built_in(id, direction, builtin),
                None => self.location(id),
            }
            if !seen.insert((io.builtin, io.location, io.blend_src)) {
                let message = format!("{} of '{name}' has the place of another", direction.name());
                self.error(ENTRY_POINT, span, message);
            }
        }
        let needs_position = module.function(id).stage == Some(ShaderStage::Vertex) && direction == Direction::Output;
        let has_position = seen.iter().any(|(builtin, ..)| *builtin == Some(BuiltinValue::Position));
        if needs_position && !has_position && !self.is_target_io() {
            self.error(ENTRY_POINT, span, format!("'{name}' is a vertex entry point, and gives no position"));
        }
    }

    /// Integers go from stage to stage as they are, and only outputs of fragments are blended.
    fn interpolated(&mut self, id: FunctionId, direction: Direction, ty: TypeId, io: IoAttributes) {
        let module = self.module;
        let function = module.function(id);
        let name = module.name(function.name);
        let is_raised = self.is_target_io();
        let is_between = matches!(
            (function.stage, direction),
            (Some(ShaderStage::Vertex), Direction::Output) | (Some(ShaderStage::Fragment), Direction::Input)
        );
        let is_flat = io.interpolation.is_some_and(|interpolation| interpolation.kind == InterpolationType::Flat);
        let is_integer = module.store.types.is_integer(ty) && io.location.is_some();
        if is_between && is_integer && !is_flat && !is_raised {
            self.error(ENTRY_POINT, function.span, format!("an integer of '{name}' is interpolated"));
        }
        let is_blended = (function.stage, direction) == (Some(ShaderStage::Fragment), Direction::Output);
        if io.blend_src.is_some() && !is_blended {
            self.error(ENTRY_POINT, function.span, format!("{} of '{name}' is blended", direction.name()));
        }
    }

    /// What is blended of two sources is the two of them, of one type and at location 0, and nothing else has a location.
    pub(super) fn blending(&mut self, values: impl Iterator<Item = (IoAttributes, TypeId)>, span: Span) {
        let located: SmallVec<[(IoAttributes, TypeId); 4]> = values.filter(|(io, _)| io.location.is_some()).collect();
        let is_blended = located.iter().any(|(io, _)| io.blend_src.is_some());
        let sources: SmallVec<[Option<u32>; 4]> = located.iter().map(|(io, _)| io.blend_src).collect();
        let are_both = matches!(sources[..], [Some(0), Some(1)] | [Some(1), Some(0)]);
        if is_blended && !self.is_target_io() && !(are_both && located[0].1 == located[1].1) {
            self.error(ENTRY_POINT, span, "the sources of blending are two values of one type");
        }
    }

    /// Attributes that stand beside each other: a value is built in or has a location, and the others say more of that.
    pub(super) fn attributes(&mut self, io: &IoAttributes, ty: TypeId, span: Span) {
        let module = self.module;
        let is_position = io.builtin == Some(BuiltinValue::Position);
        let is_depth = io.builtin == Some(BuiltinValue::FragDepth);
        let is_raised = module.properties.contains(DialectProperties::DIALECT_CALLS);
        // Targets number the parts of what is built in.
        let fits = (io.builtin.is_none() || io.location.is_none() || is_raised)
            && (io.blend_src.is_none() || io.location == Some(0) && io.blend_src <= Some(1))
            && (io.interpolation.is_none() || io.location.is_some() || is_raised)
            && io.interpolation.is_none_or(is_interpolation)
            && (!io.invariant || is_position)
            && (io.depth_mode.is_none() || is_depth);
        if !fits {
            self.error(ENTRY_POINT, span, "these attributes do not stand beside each other");
        }
        if !self.is_target_io() {
            self.io_type(io, ty, span);
        }
    }

    /// Whether attributes of structures may be a target's, as the numbers in an argument buffer are: then only the values of entry points
    /// are checked as inputs and outputs.
    fn is_target_io(&self) -> bool {
        self.module.properties.contains(DialectProperties::DIALECT_CALLS)
            || self.module.properties.contains(DialectProperties::IO_VARIABLES)
    }

    /// A value has a type that its location or built-in value can have.
    fn io_type(&mut self, io: &IoAttributes, ty: TypeId, span: Span) {
        let module = self.module;
        // A target may have built-in values of other types.
        let is_raised = module.properties.contains(DialectProperties::DIALECT_CALLS);
        match io.builtin {
            Some(builtin) if !is_raised && !builtin.fits(&module.store.types, ty) => {
                let message = format!("'{}' is not of type '{}'", builtin.name(), self.type_name(ty));
                self.error(ENTRY_POINT, span, message);
            }
            None if io.location.is_some() && !self.has_locations(ty) => {
                self.error(ENTRY_POINT, span, format!("no location is of type '{}'", self.type_name(ty)));
            }
            _ => {}
        }
    }

    /// Whether values of the type may go from stage to stage.
    fn has_locations(&self, ty: TypeId) -> bool {
        let types = &self.module.store.types;
        (types.is_scalar(ty) || types.is_vector(ty)) && !types.has(ty, TypeFlags::HAS_BOOL)
    }

    fn location(&mut self, id: FunctionId) {
        let function = self.module.function(id);
        let name = self.module.name(function.name);
        if function.stage == Some(ShaderStage::Compute) {
            let message = format!("'{name}' is a compute entry point, and has a location");
            self.error(ENTRY_POINT, function.span, message);
        }
    }

    fn built_in(&mut self, id: FunctionId, direction: Direction, builtin: BuiltinValue) {
        let function = self.module.function(id);
        let (name, what) = (self.module.name(function.name), builtin.name());
        let is_there = function.stage.is_some_and(|stage| builtin.places().contains(&(stage, direction)));
        if !is_there {
            let message = format!("'{what}' is not {} of '{name}'", direction.name());
            self.error(ENTRY_POINT, function.span, message);
        }
    }
}

/// Whether a kind of interpolation has such a sampling: what is flat is that of one vertex.
fn is_interpolation(interpolation: Interpolation) -> bool {
    use InterpolationSampling::{Either, First};
    let is_flat = interpolation.kind == InterpolationType::Flat;
    interpolation.sampling.is_none_or(|sampling| matches!(sampling, First | Either) == is_flat)
}
