//! The parts of a stage input or output: scalars and vectors with a location, or what is built in.

use super::Reader;
use super::outline::Decorated;
use super::report::Refused;
use super::rules::STAGE_IO;
use super::types::Shape;
use super::words::At;
use crate::spirv::grammar::{BuiltIn, Decoration, Op};
use crate::types::{
    BuiltinValue, Direction, Interpolation, InterpolationSampling, InterpolationType, IoAttributes, ShaderStage, Type,
    TypeId,
};

/// A part.
#[derive(Clone, Debug)]
pub(super) struct Leaf {
    /// The indices that lead to it from the variable.
    pub path: Vec<u32>,
    /// The type that it has in the variable.
    pub ty: TypeId,
    /// The type that it has between stages.
    pub stage_ty: TypeId,
    pub io: IoAttributes,
    pub name: String,
}

/// What decorations say of a variable, a member, or all in it.
#[derive(Copy, Clone, Default)]
struct Said {
    location: Option<u32>,
    index: Option<u32>,
    flat: bool,
    linear: bool,
    centroid: bool,
    sample: bool,
    invariant: bool,
}

impl Said {
    fn with(mut self, decorations: &[Decorated]) -> Self {
        for item in decorations {
            let operand = item.operands.first().copied();
            match item.decoration {
                Decoration::Location => self.location = operand,
                Decoration::Index => self.index = operand,
                Decoration::Flat => self.flat = true,
                Decoration::NoPerspective => self.linear = true,
                Decoration::Centroid => self.centroid = true,
                Decoration::Sample => self.sample = true,
                Decoration::Invariant => self.invariant = true,
                _ => {}
            }
        }
        self
    }
}

/// A walk over the parts of a variable.
struct Walk {
    at: At,
    stage: ShaderStage,
    direction: Direction,
    path: Vec<u32>,
    found: Vec<Leaf>,
    /// How many parts were looked at.
    steps: u32,
}

impl Reader<'_> {
    /// The parts of a variable of an entry point's stage. Of what is built in, those that are not used are left out.
    pub(super) fn io_leaves(&mut self, at: At, stage: ShaderStage, direction: Direction) -> Result<Vec<Leaf>, Refused> {
        let id = self.code.insts[at].result;
        let (_, pointee) = self.pointer_shape(at, self.code.insts[at].ty)?;
        let outline = self.outline;
        let decorations = outline.decorations.get(&id).map(Vec::as_slice).unwrap_or_default();
        let name = outline.names.get(&id).cloned().unwrap_or_default();
        let mut walk = Walk { at, stage, direction, path: Vec::new(), found: Vec::new(), steps: 0 };
        if let Some(built_in) = built_in(decorations) {
            self.built_in_leaf(&mut walk, pointee, built_in, Said::default().with(decorations), &name)?;
            return Ok(walk.found);
        }
        if decorations.iter().any(|item| item.decoration == Decoration::Component && item.operands != [0]) {
            return self.report.refuse(STAGE_IO, at, "values that share a location are not there");
        }
        let used = self.used_members(id);
        if let Shape::Struct { members } = self.shape(at, pointee)? {
            let said = Said::default().with(decorations);
            self.member_leaves(&mut walk, pointee, &members, said, used.as_deref(), &name)?;
        } else {
            self.leaves(&mut walk, pointee, Said::default().with(decorations), &name)?;
        }
        Ok(walk.found)
    }

    /// The members of a variable that are named by themselves, unless all of it is.
    fn used_members(&self, variable: u32) -> Option<Vec<u32>> {
        let mut found = Vec::new();
        for at in 0..self.code.insts.len() {
            let operands = self.code.operands(at);
            match self.code.op(at) {
                Some(Op::AccessChain | Op::InBoundsAccessChain) if operands[0] == variable => {
                    let index = operands.get(1).and_then(|&index| self.code.definition(index))?;
                    found.push(*self.code.operands(index).first()?);
                }
                Some(Op::Load | Op::Store | Op::CopyMemory | Op::CopyObject | Op::FunctionCall)
                    if operands.contains(&variable) =>
                {
                    return None;
                }
                _ => {}
            }
        }
        Some(found)
    }

    fn member_leaves(
        &mut self,
        walk: &mut Walk,
        ty: u32,
        members: &[u32],
        said: Said,
        used: Option<&[u32]>,
        name: &str,
    ) -> Result<u32, Refused> {
        let outline = self.outline;
        let mut location = said.location;
        let mut count = 0;
        for (index, &member) in members.iter().enumerate() {
            let index = index as u32;
            let decorations = outline.member_decorations.get(&(ty, index)).map(Vec::as_slice).unwrap_or_default();
            let own = Said { location, ..said }.with(decorations);
            let given = outline.member_names.get(&(ty, index)).map_or(name, String::as_str);
            walk.path.push(index);
            match built_in(decorations) {
                // Position is there whether it is written or not.
                Some(built_in) if built_in != BuiltIn::Position && used.is_some_and(|used| !used.contains(&index)) => {}
                Some(built_in) => self.built_in_leaf(walk, member, built_in, own, given)?,
                None => {
                    let taken = self.leaves(walk, member, own, given)?;
                    location = own.location.map(|first| first.saturating_add(taken));
                    count += taken;
                }
            }
            walk.path.pop();
        }
        Ok(count)
    }

    /// The parts of a type from a location on; gives how many locations they take.
    fn leaves(&mut self, walk: &mut Walk, id: u32, said: Said, name: &str) -> Result<u32, Refused> {
        walk.steps += 1;
        if walk.steps > 1024 {
            return self.report.refuse(STAGE_IO, walk.at, "there are more stage inputs or outputs than any device has");
        }
        let at = walk.at;
        match self.shape(at, id)? {
            Shape::Struct { members } => self.member_leaves(walk, id, &members, said, None, name),
            Shape::Array { elem, count } => {
                let count = self.integer(at, count)?;
                self.repeated(walk, count, said, name, |reader, walk, said, name| reader.leaves(walk, elem, said, name))
            }
            Shape::Matrix { column, columns } => {
                self.repeated(walk, columns, said, name, |reader, walk, said, name| {
                    reader.leaves(walk, column, said, name)
                })
            }
            _ => {
                let ty = self.ty(at, id)?;
                self.located_leaf(walk, ty, said, name)?;
                Ok(1)
            }
        }
    }

    fn repeated(
        &mut self,
        walk: &mut Walk,
        count: u32,
        said: Said,
        name: &str,
        mut part: impl FnMut(&mut Self, &mut Walk, Said, &str) -> Result<u32, Refused>,
    ) -> Result<u32, Refused> {
        let mut taken = 0u32;
        for index in 0..count.min(257) {
            walk.path.push(index);
            let said = Said { location: said.location.map(|first| first.saturating_add(taken)), ..said };
            taken = taken.saturating_add(part(self, walk, said, &format!("{name}_{index}"))?);
            walk.path.pop();
        }
        Ok(taken)
    }

    fn located_leaf(&mut self, walk: &mut Walk, ty: TypeId, said: Said, name: &str) -> Result<(), Refused> {
        let types = &self.module.store.types;
        let is_number = (types.is_scalar(ty) || types.is_vector(ty)) && types.deepest_elem(ty) != TypeId::BOOL;
        if !is_number {
            return self.report.refuse(STAGE_IO, walk.at, "no location is of this type");
        }
        let Some(location) = said.location else {
            return self.report.refuse(STAGE_IO, walk.at, "a stage input or output has no location");
        };
        let is_between = matches!(
            (walk.stage, walk.direction),
            (ShaderStage::Vertex, Direction::Output) | (ShaderStage::Fragment, Direction::Input)
        );
        let is_integer = types.is_integer(ty);
        let sampling = if said.sample {
            Some(InterpolationSampling::Sample)
        } else if said.centroid {
            Some(InterpolationSampling::Centroid)
        } else {
            None
        };
        let interpolation = if !is_between {
            None
        } else if said.flat || is_integer {
            Some(Interpolation { kind: InterpolationType::Flat, sampling: None })
        } else if said.linear {
            Some(Interpolation { kind: InterpolationType::Linear, sampling })
        } else {
            sampling.map(|_| Interpolation { kind: InterpolationType::Perspective, sampling })
        };
        let is_blended = (walk.stage, walk.direction) == (ShaderStage::Fragment, Direction::Output);
        let blend_src = said.index.filter(|_| is_blended);
        let io = IoAttributes { location: Some(location), blend_src, interpolation, ..IoAttributes::default() };
        let name = super::names::identifier(name, "value");
        walk.found.push(Leaf { path: walk.path.clone(), ty, stage_ty: ty, io, name });
        Ok(())
    }

    fn built_in_leaf(
        &mut self,
        walk: &mut Walk,
        id: u32,
        built_in: BuiltIn,
        said: Said,
        name: &str,
    ) -> Result<(), Refused> {
        // Points are of one size, and what is written of it is lost.
        if built_in == BuiltIn::PointSize && walk.direction == Direction::Output {
            return Ok(());
        }
        let ty = self.ty(walk.at, id)?;
        let Some(value) = value_of(built_in, walk.direction) else {
            return self.report.refuse(STAGE_IO, walk.at, format!("the built-in value {built_in:?} is not there"));
        };
        if !value.places().contains(&(walk.stage, walk.direction)) {
            return self.report.refuse(STAGE_IO, walk.at, format!("this stage does not have {built_in:?} there"));
        }
        let mut path = walk.path.clone();
        let mut leaf_ty = ty;
        if value == BuiltinValue::SampleMask
            && let Type::Array { elem, .. } = self.module.store.types.get(ty)
        {
            path.push(0);
            leaf_ty = elem;
        }
        let stage_ty = value.ty().unwrap_or(leaf_ty);
        let types = &self.module.store.types;
        let fits = leaf_ty == stage_ty
            || types.is_integer(leaf_ty)
                && types.is_integer(stage_ty)
                && types.component_count(leaf_ty) == types.component_count(stage_ty);
        if !fits || !value.fits(types, stage_ty) {
            return self.report.refuse(STAGE_IO, walk.at, format!("{built_in:?} is not of this type"));
        }
        let invariant = said.invariant && value == BuiltinValue::Position && walk.direction == Direction::Output;
        let io = IoAttributes { builtin: Some(value), invariant, ..IoAttributes::default() };
        let name = super::names::identifier(name.trim_start_matches("gl_"), value.name());
        walk.found.push(Leaf { path, ty: leaf_ty, stage_ty, io, name });
        Ok(())
    }
}

fn built_in(decorations: &[Decorated]) -> Option<BuiltIn> {
    let found = decorations.iter().find(|item| item.decoration == Decoration::BuiltIn)?;
    BuiltIn::from_word(*found.operands.first()?)
}

/// The built-in value of a built-in variable.
const fn value_of(built_in: BuiltIn, direction: Direction) -> Option<BuiltinValue> {
    Some(match built_in {
        BuiltIn::Position if matches!(direction, Direction::Output) => BuiltinValue::Position,
        BuiltIn::FragCoord => BuiltinValue::Position,
        BuiltIn::VertexIndex => BuiltinValue::VertexIndex,
        BuiltIn::InstanceIndex => BuiltinValue::InstanceIndex,
        BuiltIn::ClipDistance => BuiltinValue::ClipDistances,
        BuiltIn::PrimitiveId => BuiltinValue::PrimitiveIndex,
        BuiltIn::FrontFacing => BuiltinValue::FrontFacing,
        BuiltIn::SampleId => BuiltinValue::SampleIndex,
        BuiltIn::SampleMask => BuiltinValue::SampleMask,
        BuiltIn::FragDepth => BuiltinValue::FragDepth,
        BuiltIn::NumWorkgroups => BuiltinValue::NumWorkgroups,
        BuiltIn::WorkgroupId => BuiltinValue::WorkgroupId,
        BuiltIn::LocalInvocationId => BuiltinValue::LocalInvocationId,
        BuiltIn::GlobalInvocationId => BuiltinValue::GlobalInvocationId,
        BuiltIn::LocalInvocationIndex => BuiltinValue::LocalInvocationIndex,
        BuiltIn::SubgroupSize => BuiltinValue::SubgroupSize,
        BuiltIn::NumSubgroups => BuiltinValue::NumSubgroups,
        BuiltIn::SubgroupId => BuiltinValue::SubgroupId,
        BuiltIn::SubgroupLocalInvocationId => BuiltinValue::SubgroupInvocationId,
        _ => return None,
    })
}
