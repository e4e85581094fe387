//! Calls of texture functions: which operand says what, and what handles stand for.

use super::{Done, Flattener};
use crate::diagnostic::Span;
use crate::interpret::code::{Change, Step, TextureCall};
use crate::interpret::texture::Texture;
use crate::interpret::{DISPATCH, error};
use crate::intrinsics::BuiltinFn;
use crate::ir::{Binding, InstId, Value};
use crate::types::{SampledKind, TextureDimension, Type, TypeId};

impl Flattener<'_> {
    pub(super) fn texture_call(&mut self, inst: InstId, function: BuiltinFn) -> Done {
        use BuiltinFn as F;
        let operands: Vec<Value> = self.module.operands(inst).collect();
        let is_texture = |state: &Self, value: Value| is_texture(state.types().get(state.module.type_of(value)));
        let first = usize::from(!is_texture(self, operands[0]));
        let texture = operands[first];
        let dimension = match self.types().get(self.module.type_of(texture)) {
            Type::Texture { dimension, .. } | Type::StorageTexture { dimension, .. } => dimension,
            _ => TextureDimension::D2,
        };
        let mut call = TextureCall::of(function, self.source(texture)?);
        if first == 1 {
            call.component = Some(self.lanes(operands[0])?);
        }
        let mut rest = operands[first + 1..].iter().copied();
        match function {
            F::TextureDimensions => call.level = rest.next().map(|value| self.lanes(value)).transpose()?,
            F::TextureNumLayers | F::TextureNumLevels | F::TextureNumSamples => {}
            _ => {
                let is_sampled = !matches!(function, F::TextureLoad | F::TextureStore);
                if is_sampled {
                    call.sampler = Some(self.source(operands[first + 1])?);
                    rest.next();
                }
                let coords = operands[first + 1 + usize::from(is_sampled)];
                call.count = self.columns(self.module.type_of(coords)).rows;
                let mut next = |state: &mut Self| rest.next().map(|value| state.lanes(value)).transpose();
                call.coords = next(self)?;
                if matches!(dimension, TextureDimension::D2Array | TextureDimension::CubeArray) {
                    call.element = next(self)?;
                }
                match function {
                    F::TextureStore => call.value = next(self)?,
                    F::TextureLoad | F::TextureSampleBias | F::TextureSampleLevel => call.level = next(self)?,
                    F::TextureGatherCompare | F::TextureSampleCompare | F::TextureSampleCompareLevel => {
                        call.reference = next(self)?;
                    }
                    F::TextureSampleGrad => {
                        if let (Some(x), Some(y)) = (next(self)?, next(self)?) {
                            call.gradients = Some([x, y]);
                        }
                    }
                    _ => {}
                }
                call.offset = next(self)?;
            }
        }
        if let Some(result) = self.module.result(inst) {
            let ty = self.module.value(result).ty;
            if ty != TypeId::VOID {
                call.dst = self.slot(result)?;
                (call.result, call.result_count) = (self.kind(ty)?, self.columns(ty).rows);
            }
        }
        self.emit(Step::Texture(Box::new(call)));
        Ok(())
    }

    pub(super) fn derivative(&mut self, inst: InstId, change: Change) -> Done {
        let (dst, ty) = self.result(inst)?;
        let (kind, count) = (self.kind(ty)?, self.columns(ty).rows);
        let operand = self.lanes(self.module.operand(inst, 0))?;
        self.emit(Step::Derivative { change, dst, kind, operand, count });
        Ok(())
    }

    /// The number of the texture or sampler of a binding.
    pub(super) fn handle(&self, binding: Option<Binding>, ty: TypeId, span: Span) -> Done<u32> {
        let binding = binding.ok_or_else(|| error(DISPATCH, span, "the variable has no binding"))?;
        let name = format!("@group({}) @binding({})", binding.group, binding.binding);
        let missing = |what: &str| error(DISPATCH, span, format!("no {what} is bound to {name}"));
        if let Type::Sampler { comparison } = self.types().get(ty) {
            let samplers = &self.resources.samplers;
            let index = samplers.iter().position(|(other, _)| *other == binding).ok_or_else(|| missing("sampler"))?;
            if samplers[index].1.compare.is_some() != comparison {
                let message =
                    format!("the sampler of {name} is {}one that compares", if comparison { "not " } else { "" });
                return Err(error(DISPATCH, span, message));
            }
            return Ok(index as u32);
        }
        let textures = &self.resources.textures;
        let index = textures.iter().position(|(other, _)| *other == binding).ok_or_else(|| missing("texture"))?;
        if !self.suits(&textures[index].1, ty) {
            return Err(error(DISPATCH, span, format!("the texture of {name} is not of the variable's type")));
        }
        Ok(index as u32)
    }

    fn suits(&self, texture: &Texture, ty: TypeId) -> bool {
        let (dimension, is_float, is_multisampled) = match self.types().get(ty) {
            Type::Texture { dimension, kind } => match kind {
                SampledKind::Sampled(component) => (dimension, component == TypeId::F32, false),
                SampledKind::Multisampled(component) => (dimension, component == TypeId::F32, true),
                SampledKind::Depth => (dimension, true, false),
                SampledKind::DepthMultisampled => (dimension, true, true),
            },
            Type::StorageTexture { dimension, format, .. } => (dimension, format.component() == TypeId::F32, false),
            _ => (TextureDimension::D2, true, false),
        };
        let has_samples = texture.samples > 1;
        texture.dimension == dimension
            && texture.format.is_float() == is_float
            && has_samples == is_multisampled
            && texture.is_whole()
    }
}

fn is_texture(ty: Type) -> bool {
    matches!(ty, Type::Texture { .. } | Type::StorageTexture { .. } | Type::ExternalTexture)
}
