//! Sampling: levels, filters, address modes, comparison and gathering, in binary64.

use super::format::Texel;
use super::{AddressMode, Compare, Filter, Sampler, Texture, cube};
use crate::types::TextureDimension;

/// Where and how a texture is sampled.
#[derive(Copy, Clone, Debug)]
pub(in crate::interpret) struct Query {
    /// As many as the dimension has; of a cube a direction.
    pub(in crate::interpret) coords: [f64; 3],
    /// The element of an array.
    pub(in crate::interpret) element: i64,
    /// Texels to go on.
    pub(in crate::interpret) offset: [i64; 3],
    /// The level of detail, before the sampler's bounds.
    pub(in crate::interpret) lod: f64,
    /// What texels are compared with.
    pub(in crate::interpret) reference: Option<f64>,
}

/// One level of a texture seen by a query.
struct View<'a> {
    texture: &'a Texture,
    sampler: &'a Sampler,
    query: &'a Query,
    level: u32,
    /// The first layer of the element; of a cube the first face.
    layer: i64,
    face: u32,
    /// Axes that are filtered.
    axes: usize,
    /// The place in texels.
    place: [f64; 3],
}

/// How many axes of a dimension are filtered.
pub(in crate::interpret) fn axes(dimension: TextureDimension) -> usize {
    match dimension {
        TextureDimension::D1 => 1,
        TextureDimension::D3 => 3,
        _ => 2,
    }
}

fn is_cube(dimension: TextureDimension) -> bool {
    matches!(dimension, TextureDimension::Cube | TextureDimension::CubeArray)
}

impl<'a> View<'a> {
    fn new(texture: &'a Texture, sampler: &'a Sampler, query: &'a Query, level: u32) -> Self {
        let size = texture.level_size(level);
        let axes = axes(texture.dimension);
        let (mut face, mut place, mut layer) = (0, query.coords, 0);
        let faces = if is_cube(texture.dimension) { 6 } else { 1 };
        if is_cube(texture.dimension) {
            let (found, [s, t]) = cube::face_of(query.coords);
            (face, place) = (found, [s, t, 0.0]);
        }
        if axes == 2 {
            let elements = i64::from(texture.layers() / faces);
            layer = query.element.clamp(0, elements - 1) * i64::from(faces);
        }
        for axis in 0..3 {
            place[axis] *= f64::from(size[axis]);
        }
        Self { texture, sampler, query, level, layer, face, axes, place }
    }

    /// The texel at whole coordinates, which may be outside; none beyond the corner of a cube.
    fn texel(&self, mut at: [i64; 3]) -> Option<Texel> {
        if is_cube(self.texture.dimension) {
            let size = self.texture.level_size(self.level)[0];
            let (face, [x, y]) = cube::texel_around(self.face, [at[0], at[1]], size)?;
            return Some(self.texture.texel([x, y, self.layer + i64::from(face)], self.level, 0));
        }
        let size = self.texture.level_size(self.level);
        for axis in 0..self.axes {
            at[axis] = addressed(self.sampler.address[axis], at[axis] + self.query.offset[axis], size[axis].into());
        }
        match self.axes {
            1 => at = [at[0], 0, 0],
            2 => at[2] = self.layer,
            _ => {}
        }
        Some(self.texture.texel(at, self.level, 0))
    }

    /// A texel as numbers, or the result of its comparison.
    fn value(&self, at: [i64; 3]) -> Option<[f64; 4]> {
        let texel = self.texel(at)?.map(|word| f64::from(f32::from_bits(word)));
        Some(match self.query.reference {
            Some(reference) => [self.compared(reference, texel[0]), 0.0, 0.0, 1.0],
            None => texel,
        })
    }

    fn compared(&self, reference: f64, texel: f64) -> f64 {
        // What is stored in [0, 1] is compared with what can be stored there.
        let reference = if self.texture.format.size() == 2 { reference.clamp(0.0, 1.0) } else { reference };
        f64::from(u8::from(self.sampler.compare.unwrap_or(Compare::Never).passes(reference, texel)))
    }

    fn nearest(&self) -> [f64; 4] {
        let at = self.place.map(|place| libm::floor(place) as i64);
        let last = i64::from(self.texture.level_size(self.level)[0]) - 1;
        let at = if is_cube(self.texture.dimension) { at.map(|at| at.clamp(0, last)) } else { at };
        self.value(at).unwrap_or_default()
    }

    /// The corners of the texels around, and where between them the place is.
    fn footprint(&self) -> ([i64; 3], [f64; 3]) {
        let low = self.place.map(|place| libm::floor(place - 0.5));
        let fraction = [0, 1, 2].map(|axis| self.place[axis] - 0.5 - low[axis]);
        (low.map(|low| low as i64), fraction)
    }

    fn linear(&self) -> [f64; 4] {
        let (low, fraction) = self.footprint();
        let (mut sum, mut missing, mut found, mut count) = ([0.0; 4], 0.0, [0.0; 4], 0.0);
        for corner in 0..1usize << self.axes {
            let mut weight = 1.0;
            let mut at = low;
            for axis in 0..self.axes {
                let is_high = corner >> axis & 1 == 1;
                at[axis] += i64::from(is_high);
                weight *= if is_high { fraction[axis] } else { 1.0 - fraction[axis] };
            }
            match self.value(at) {
                Some(value) => {
                    for channel in 0..4 {
                        // A weight of nothing is nothing, whatever the texel.
                        sum[channel] += if weight == 0.0 { 0.0 } else { weight * value[channel] };
                        found[channel] += value[channel];
                    }
                    count += 1.0;
                }
                None => missing += weight,
            }
        }
        // Beyond the corner of a cube there is the mean of the three texels that meet in it.
        [0, 1, 2, 3]
            .map(|channel| if missing > 0.0 { sum[channel] + missing * found[channel] / count } else { sum[channel] })
    }
}

fn addressed(mode: AddressMode, at: i64, size: i64) -> i64 {
    match mode {
        AddressMode::ClampToEdge => at.clamp(0, size - 1),
        AddressMode::Repeat => at.rem_euclid(size),
        AddressMode::MirrorRepeat => {
            let place = at.rem_euclid(2 * size);
            if place < size { place } else { 2 * size - 1 - place }
        }
    }
}

/// A filtered sample.
pub(in crate::interpret) fn sample(texture: &Texture, sampler: &Sampler, query: &Query) -> [f64; 4] {
    let [least, greatest] = sampler.lod.map(f64::from);
    let lod = query.lod.max(least).min(greatest);
    let filter = if lod <= 0.0 { sampler.magnify } else { sampler.minify };
    let last = f64::from(texture.levels - 1);
    let held = if lod.is_nan() { 0.0 } else { lod.clamp(0.0, last) };
    let of_level = |level: f64| {
        let view = View::new(texture, sampler, query, level as u32);
        if filter == Filter::Linear { view.linear() } else { view.nearest() }
    };
    if sampler.between_levels == Filter::Nearest {
        // Half way between two levels the lower one is taken.
        return of_level((libm::ceil(held + 0.5) - 1.0).clamp(0.0, last));
    }
    let (low, part) = (libm::floor(held), held - libm::floor(held));
    let lower = of_level(low);
    if part == 0.0 {
        return lower;
    }
    let upper = of_level(low + 1.0);
    [0, 1, 2, 3].map(|channel| lower[channel] * (1.0 - part) + upper[channel] * part)
}

/// One channel of the four texels around, as words: left below, right below, right above, left above, where below is greater.
pub(in crate::interpret) fn gather(texture: &Texture, sampler: &Sampler, query: &Query, channel: usize) -> Texel {
    let view = View::new(texture, sampler, query, 0);
    let (low, _) = view.footprint();
    let corner = |x: i64, y: i64| {
        let at = [low[0] + x, low[1] + y, 0];
        // Beyond the corner of a cube any texel near will do.
        let texel = view.texel(at).or_else(|| view.texel([low[0] + 1 - x, at[1], 0])).unwrap_or_default();
        match query.reference {
            Some(reference) => (view.compared(reference, f32::from_bits(texel[0]).into()) as f32).to_bits(),
            None => texel[channel],
        }
    };
    [corner(0, 1), corner(1, 1), corner(1, 0), corner(0, 0)]
}

/// The level of detail from how the coordinates change along x and y, in coordinates of the texture.
pub(in crate::interpret) fn level_of_detail(texture: &Texture, coords: [f64; 3], changes: [[f64; 3]; 2]) -> f64 {
    let size = texture.level_size(0).map(f64::from);
    let lengths = changes.map(|change| {
        let change = if is_cube(texture.dimension) {
            let (face, here) = cube::face_of(coords);
            let there = cube::place_on(face, [0, 1, 2].map(|axis| coords[axis] + change[axis]));
            [there[0] - here[0], there[1] - here[1], 0.0]
        } else {
            change
        };
        let scaled = (0..axes(texture.dimension)).map(|axis| change[axis] * size[axis]);
        libm::sqrt(scaled.map(|part| part * part).sum())
    });
    libm::log2(lengths[0].max(lengths[1]))
}

#[cfg(test)]
mod tests {
    use super::super::format::Format;
    use super::*;

    fn row() -> Texture {
        let format = Format::from_name("r8unorm").expect("it is one");
        let mut texture = Texture::new(TextureDimension::D2, format, [4, 1, 1], 3, 1);
        texture.bytes = vec![0, 51, 102, 255, 51, 153, 255];
        texture
    }

    fn sampled(x: f64, lod: f64, filter: Filter, address: AddressMode) -> f64 {
        let sampler = Sampler {
            magnify: filter,
            minify: filter,
            between_levels: filter,
            address: [address; 3],
            lod: [0.0, 32.0],
            compare: None,
        };
        let query = Query { coords: [x, 0.5, 0.0], element: 0, offset: [0; 3], lod, reference: None };
        (sample(&row(), &sampler, &query)[0] * 1000.0).round() / 1000.0
    }

    #[test]
    fn filters_and_address_modes() {
        use AddressMode::{ClampToEdge, MirrorRepeat, Repeat};
        assert_eq!(sampled(0.375, 0.0, Filter::Nearest, ClampToEdge), 0.2);
        assert_eq!(sampled(0.5, 0.0, Filter::Linear, ClampToEdge), 0.3);
        assert_eq!(sampled(1.4, 0.0, Filter::Nearest, ClampToEdge), 1.0);
        assert_eq!(sampled(1.3, 0.0, Filter::Nearest, Repeat), 0.2);
        assert_eq!(sampled(1.3, 0.0, Filter::Nearest, MirrorRepeat), 0.4);
        assert_eq!(sampled(0.0, 0.0, Filter::Linear, Repeat), 0.5);
    }

    #[test]
    fn levels_blend() {
        assert_eq!(sampled(0.25, 1.0, Filter::Linear, AddressMode::ClampToEdge), 0.2);
        assert_eq!(sampled(0.25, 1.5, Filter::Linear, AddressMode::ClampToEdge), 0.6);
        assert_eq!(sampled(0.25, 0.5, Filter::Nearest, AddressMode::ClampToEdge), 0.2);
        assert_eq!(sampled(0.25, 9.0, Filter::Linear, AddressMode::ClampToEdge), 1.0);
        let changes = [[0.5, 0.0, 0.0], [0.0, 0.25, 0.0]];
        assert_eq!(level_of_detail(&row(), [0.0; 3], changes), 1.0);
    }
}
