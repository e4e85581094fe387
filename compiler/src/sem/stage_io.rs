//! Stage inputs and outputs: types, stages and directions of built-in values, locations, interpolation.
//!
//! <https://www.w3.org/TR/WGSL/#stage-inputs-outputs>

use super::resolver::Resolver;
use super::rules;
use crate::diagnostic::Span;
use crate::syntax::ast::Member;
use crate::types::{
    BuiltinValue, Direction, InterpolationType, IoAttributes, MAX_CLIP_DISTANCES, ShaderStage, StructMember, TypeId,
};
use hashbrown::HashMap;
use smallvec::SmallVec;

/// What an entry point has seen of one direction.
#[derive(Default)]
pub(super) struct Seen {
    /// Whether something in it is wrong, which was reported: it may be any that is missing.
    pub unknown: bool,
    builtins: SmallVec<[BuiltinValue; 8]>,
    locations: HashMap<(u32, Option<u32>), Span>,
}

impl Seen {
    /// Whether the built-in value was among them.
    pub fn has(&self, builtin: BuiltinValue) -> bool {
        self.builtins.contains(&builtin)
    }
}

impl Resolver<'_> {
    /// What holds of these attributes wherever they stand: the type fits a built-in value or a location.
    pub(super) fn check_location_type(&mut self, io: IoAttributes, ty: TypeId, span: Span) {
        if let Some(builtin) = io.builtin {
            self.check_builtin_type(builtin, ty, span);
        } else if io.location.is_some() && !self.is_numeric_scalar_or_vector(ty) {
            let message =
                format!("a '@location' needs a numeric scalar or vector type, which '{}' is not", self.type_name(ty));
            self.error(rules::IO_TYPE, span, message);
        }
    }

    fn is_numeric_scalar_or_vector(&self, ty: TypeId) -> bool {
        let types = &self.store.types;
        (types.is_scalar(ty) || types.is_vector(ty)) && types.deepest_elem(ty) != TypeId::BOOL
    }

    fn check_builtin_type(&mut self, builtin: BuiltinValue, ty: TypeId, span: Span) {
        if !builtin.fits(&self.store.types, ty) {
            let wanted = match builtin.ty() {
                Some(wanted) => format!("'{}'", self.type_name(wanted)),
                None => format!("an array of at most {MAX_CLIP_DISTANCES} 'f32'"),
            };
            let message = format!("the built-in value '{}' is {wanted}, not '{}'", builtin.name(), self.type_name(ty));
            self.error(rules::BUILTIN_TYPE, span, message);
        }
    }

    /// One input or output of an entry point.
    pub(super) fn check_stage_io(
        &mut self,
        (io, ty, span): (IoAttributes, TypeId, Span),
        (stage, direction): (ShaderStage, Direction),
        seen: &mut Seen,
    ) {
        if let Some(builtin) = io.builtin {
            self.check_builtin_place(builtin, (stage, direction), span);
            if seen.has(builtin) {
                let message = format!("the built-in value '{}' is {} already", builtin.name(), direction.name());
                self.error(rules::BUILTIN_UNIQUE, span, message);
            }
            return seen.builtins.push(builtin);
        }
        let Some(location) = io.location else {
            let message = format!("{} of an entry point needs '@builtin' or '@location'", direction.name());
            return self.error(rules::IO_ATTRIBUTE, span, message);
        };
        if stage == ShaderStage::Compute {
            self.error(rules::COMPUTE_IO, span, "a compute shader has built-in inputs only");
        }
        self.check_blend_src(io, (stage, direction), span);
        if let Some(first) = seen.locations.insert((location, io.blend_src), span) {
            let message = format!("location {location} is taken already");
            self.error_note(rules::LOCATION_UNIQUE, span, message, first, "it is taken here");
        }
        self.check_flat(io, ty, (stage, direction), span);
    }

    fn check_builtin_place(&mut self, builtin: BuiltinValue, place: (ShaderStage, Direction), span: Span) {
        if builtin.places().contains(&place) {
            return;
        }
        let (stage, direction) = place;
        let message = format!(
            "the built-in value '{}' cannot be {} of a {} shader",
            builtin.name(),
            direction.name(),
            stage.name()
        );
        self.error(rules::BUILTIN_STAGE, span, message);
    }

    fn check_blend_src(&mut self, io: IoAttributes, place: (ShaderStage, Direction), span: Span) {
        if io.blend_src.is_some() && place != (ShaderStage::Fragment, Direction::Output) {
            self.error(rules::BLEND_SRC, span, "'@blend_src' is for outputs of fragment shaders only");
        }
    }

    /// Integers that go between stages are not interpolated, and must say so.
    fn check_flat(&mut self, io: IoAttributes, ty: TypeId, place: (ShaderStage, Direction), span: Span) {
        let is_between_stages =
            matches!(place, (ShaderStage::Vertex, Direction::Output) | (ShaderStage::Fragment, Direction::Input));
        let is_flat = io.interpolation.is_some_and(|interpolation| interpolation.kind == InterpolationType::Flat);
        if is_between_stages && self.store.types.is_integer(ty) && !is_flat {
            self.error(rules::INTERPOLATE_FLAT, span, "an integer between stages needs '@interpolate(flat)'");
        }
    }

    /// Locations in a structure differ, unless it is for dual source blending.
    pub(super) fn check_struct_locations(&mut self, list: &[Member], members: &[StructMember]) {
        let located: Vec<(&Member, &StructMember)> =
            list.iter().zip(members).filter(|(_, member)| member.io.location.is_some()).collect();
        if let Some((blend, _)) = located.iter().find(|(_, member)| member.io.blend_src.is_some()) {
            let slots: Vec<_> = located.iter().map(|(_, member)| (member.io.location, member.io.blend_src)).collect();
            let is_pair =
                slots == [(Some(0), Some(0)), (Some(0), Some(1))] || slots == [(Some(0), Some(1)), (Some(0), Some(0))];
            if !is_pair || located[0].1.ty != located[1].1.ty {
                let message = "dual source blending needs exactly '@location(0) @blend_src(0)' and \
                               '@location(0) @blend_src(1)', of one type";
                self.error(rules::BLEND_SRC, blend.span, message);
            }
            return;
        }
        let mut seen: HashMap<Option<u32>, Span> = HashMap::new();
        for (node, member) in located {
            if let Some(first) = seen.insert(member.io.location, node.span) {
                let message = "this location is taken already";
                self.error_note(rules::LOCATION_UNIQUE, node.span, message, first, "it is taken here");
            }
        }
    }
}
