//! Texture functions as an invocation calls them: operands read, the texture asked, the result written.

use super::code::{Change, Lanes, TextureCall};
use super::layout::Kind;
use super::memory::How;
use super::pointer::{Memory, Pointer};
use super::step::Executor;
use super::texture::sample::{self, Query};
use super::texture::{Sampler, Texture};
use super::{arithmetic, math};
use crate::intrinsics::BuiltinFn;
use crate::types::TextureDimension;

/// How the coordinates change to the next pixel along x and y.
pub(super) type Changes = [[f64; 3]; 2];

/// Whether a call finds its level from its neighbours.
pub(super) fn needs_neighbours(function: BuiltinFn) -> bool {
    use BuiltinFn as F;
    matches!(function, F::TextureSample | F::TextureSampleBias | F::TextureSampleCompare)
}

impl Executor<'_, '_> {
    /// The coordinates of a call as numbers.
    pub(super) fn coords(&self, lanes: Lanes, count: u8) -> [f64; 3] {
        let mut coords = [0.0; 3];
        for index in 0..count {
            coords[usize::from(index)] = arithmetic::number(lanes.kind, self.lane(lanes, index));
        }
        coords
    }

    fn integer(&self, lanes: Option<Lanes>) -> i64 {
        lanes.map_or(0, |lanes| whole(lanes.kind, self.lane(lanes, 0)))
    }

    fn integers(&self, lanes: Option<Lanes>, count: u8) -> [i64; 3] {
        let mut values = [0; 3];
        if let Some(lanes) = lanes {
            for index in 0..count {
                values[usize::from(index)] = whole(lanes.kind, self.lane(lanes, index));
            }
        }
        values
    }

    fn float(&self, lanes: Option<Lanes>) -> f64 {
        lanes.map_or(0.0, |lanes| arithmetic::number(lanes.kind, self.lane(lanes, 0)))
    }

    /// Makes a call; `changes` are those of calls that need their neighbours.
    pub(super) fn texture(&mut self, call: &TextureCall, changes: Option<Changes>) {
        use BuiltinFn as F;
        let index = self.word(call.texture);
        let words = match call.function {
            F::TextureStore => return self.texture_store(call, index),
            F::TextureLoad => self.texture_load(call, index),
            F::TextureDimensions => {
                let texture = &*self.machine.textures[index as usize];
                let [width, height, depth] = texture.level_size(self.integer(call.level).clamp(0, 31) as u32);
                [width, height, depth, 0]
            }
            F::TextureNumLayers => {
                let texture = &*self.machine.textures[index as usize];
                let faces = if texture.dimension == TextureDimension::CubeArray { 6 } else { 1 };
                [texture.size[2] / faces, 0, 0, 0]
            }
            F::TextureNumLevels => [self.machine.textures[index as usize].levels, 0, 0, 0],
            F::TextureNumSamples => [self.machine.textures[index as usize].samples, 0, 0, 0],
            _ => self.texture_sample(call, index, changes),
        };
        for component in 0..call.result_count {
            let word = words[usize::from(component)];
            self.set(call.result, call.dst + u32::from(component) * call.result.size(), word);
        }
    }

    fn texture_load(&mut self, call: &TextureCall, index: u32) -> [u32; 4] {
        let mut at = self.integers(call.coords, call.count);
        let level_or_sample = self.integer(call.level);
        let element = call.element.is_some().then(|| self.integer(call.element));
        let texture = &*self.machine.textures[index as usize];
        if let Some(element) = element {
            at[2] = element;
        }
        let is_multisampled = texture.samples > 1;
        let (level, number) = if is_multisampled { (0, level_or_sample) } else { (level_or_sample, 0) };
        let (level, number) = (u32::try_from(level).unwrap_or(u32::MAX), u32::try_from(number).unwrap_or(u32::MAX));
        let place = texture.offset(at, level, number);
        let (words, size) = (texture.texel(at, level, number), texture.format.size());
        self.note_texel(index, place, size, How::Read);
        words
    }

    fn texture_store(&mut self, call: &TextureCall, index: u32) {
        let mut at = self.integers(call.coords, call.count);
        if call.element.is_some() {
            at[2] = self.integer(call.element);
        }
        let Some(value) = call.value else { return };
        let texel = [0, 1, 2, 3].map(|index| self.lane(value, index));
        if self.invocation.is_helper {
            return;
        }
        let texture = &*self.machine.textures[index as usize];
        let (place, size) = (texture.offset(at, 0, 0), texture.format.size());
        self.note_texel(index, place, size, How::Write);
        self.machine.textures[index as usize].set_texel(at, 0, texel);
    }

    /// A place beyond the texture is worth a word where bounds are checked, an unordered access where races are.
    fn note_texel(&mut self, index: u32, place: Option<usize>, size: u32, how: How) {
        match place {
            Some(offset) => {
                let pointer = Pointer { memory: Memory::Texture(index), offset: offset as u32, size };
                self.note_access(pointer, size, how);
            }
            None if self.machine.settings.checks.bounds => {
                self.machine.found_outside_texture(self.invocation.pc);
            }
            None => {}
        }
    }

    fn texture_sample(&mut self, call: &TextureCall, index: u32, changes: Option<Changes>) -> [u32; 4] {
        use BuiltinFn as F;
        let Some(coords) = call.coords else { return [0; 4] };
        let texture: &Texture = self.machine.textures[index as usize];
        let sampler = call.sampler.map_or(0, |sampler| self.word(sampler));
        let sampler: &Sampler = &self.machine.samplers[sampler as usize];
        let mut query = Query {
            coords: self.coords(coords, call.count),
            element: self.integer(call.element),
            offset: self.integers(call.offset, call.count),
            lod: 0.0,
            reference: call.reference.is_some().then(|| self.float(call.reference)),
        };
        let gradients = call.gradients.map(|lanes| lanes.map(|lanes| self.coords(lanes, call.count)));
        let of_changes = |changes: Option<Changes>| {
            changes.map_or(0.0, |changes| sample::level_of_detail(texture, query.coords, changes))
        };
        query.lod = match call.function {
            F::TextureSampleLevel => self.float(call.level),
            F::TextureSampleGrad => of_changes(gradients),
            F::TextureSampleBias => of_changes(changes) + self.float(call.level).clamp(-16.0, 15.99),
            F::TextureSample | F::TextureSampleCompare => of_changes(changes),
            _ => 0.0,
        };
        let channel = call.component.map_or(0, |_| self.integer(call.component).clamp(0, 3) as usize);
        match call.function {
            F::TextureGather | F::TextureGatherCompare => sample::gather(texture, sampler, &query, channel),
            F::TextureSampleBaseClampToEdge => {
                for (coord, size) in query.coords.iter_mut().zip(texture.level_size(0)).take(2) {
                    let half = 0.5 / f64::from(size);
                    *coord = libm::fmin(libm::fmax(*coord, half), 1.0 - half);
                }
                sample::sample(texture, sampler, &query).map(|value| (value as f32).to_bits())
            }
            _ => sample::sample(texture, sampler, &query).map(|value| (value as f32).to_bits()),
        }
    }
}

fn whole(kind: Kind, bits: u32) -> i64 {
    if kind == Kind::I32 { bits.cast_signed().into() } else { bits.into() }
}

/// A derivative from the values of a quad's invocations, of which some may not be there.
pub(super) fn derivative(of: Change, kind: Kind, id: usize, values: [Option<u32>; 4]) -> u32 {
    let change = |along: usize, is_coarse: bool| {
        let row = if is_coarse { 0 } else { id & !along & 3 };
        match (values[row], values[row | along]) {
            (Some(here), Some(there)) => arithmetic::binary(crate::intrinsics::BinaryOp::Sub, kind, there, here),
            _ => 0,
        }
    };
    let sum = |is_coarse| {
        let [x, y] = [1, 2].map(|along| math::evaluate(BuiltinFn::Abs, kind, &[change(along, is_coarse)]));
        arithmetic::binary(crate::intrinsics::BinaryOp::Add, kind, x, y)
    };
    match of {
        Change::X { is_coarse } => change(1, is_coarse),
        Change::Y { is_coarse } => change(2, is_coarse),
        Change::Width { is_coarse } => sum(is_coarse),
    }
}
