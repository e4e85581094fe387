//! Rasterization: which pixels and samples a primitive covers, in quads, and what its corners' values are in between.

use crate::types::InterpolationType;

/// Pixels are cut into so many parts along each axis, to which corners are moved.
const SUBPIXELS: f64 = 256.0;
/// Corners that are nearer to the eye than this are cut away.
const NEAREST: f64 = 1e-6;
/// How what is no float is interpolated: not at all.
pub(super) const FLAT: Option<InterpolationType> = Some(InterpolationType::Flat);

/// What the vertex stage gave.
#[derive(Clone, Default, Debug)]
pub(super) struct Vertex {
    /// In clip space.
    pub(super) position: [f64; 4],
    pub(super) clip_distances: Vec<f64>,
    /// Words by location.
    pub(super) values: Vec<(u32, [u32; 4])>,
}

/// Where primitives are drawn.
#[derive(Clone, Debug)]
pub(super) struct Area {
    /// Width and height of the targets.
    pub(super) size: [u32; 2],
    /// The viewport's left and top.
    pub(super) corner: [f64; 2],
    /// Its width and height.
    pub(super) extent: [f64; 2],
    /// The depths of near and far.
    pub(super) depths: [f64; 2],
    /// Whether a triangle that turns with the clock faces the viewer.
    pub(super) clockwise: bool,
}

impl Area {
    /// Whether a place is in the viewport and in the targets.
    fn has(&self, at: [f64; 2]) -> bool {
        (0..2).all(|axis| {
            let [first, end] = [self.corner[axis], self.corner[axis] + self.extent[axis]];
            at[axis] >= first.max(0.0) && at[axis] < end.min(self.size[axis].into())
        })
    }
}

/// A corner of what clipping left.
#[derive(Clone)]
struct Corner {
    position: [f64; 4],
    /// What it has of each corner of the primitive.
    weights: [f64; 3],
    clip_distances: Vec<f64>,
}

/// A flat piece of a primitive on the screen, from which values in between are had.
#[derive(Clone, Debug)]
pub(super) struct Plane {
    /// In pixels.
    places: [[f64; 2]; 3],
    depths: [f64; 3],
    /// One by the fourth component.
    divisors: [f64; 3],
    weights: [[f64; 3]; 3],
    pub(super) is_front: bool,
    /// Whether it is but the line from the first corner to the second.
    is_line: bool,
}

/// A pixel of a quad.
#[derive(Copy, Clone, Debug)]
pub(super) struct Fragment {
    pub(super) pixel: [u32; 2],
    /// The samples that are covered; none make a helper.
    pub(super) coverage: u32,
}

/// Four pixels, which are shaded together.
#[derive(Clone, Debug)]
pub(super) struct Quad {
    pub(super) fragments: [Fragment; 4],
    pub(super) plane: Plane,
}

/// Where in a pixel a sample lies.
pub(super) fn sample_place(samples: u32, sample: u32) -> [f64; 2] {
    match (samples, sample) {
        (1, _) => [0.5, 0.5],
        (_, 0) => [0.375, 0.125],
        (_, 1) => [0.875, 0.375],
        (_, 2) => [0.125, 0.625],
        _ => [0.625, 0.875],
    }
}

impl Fragment {
    /// The centre, or a covered sample where the centre may not be covered.
    pub(super) fn centroid(&self, samples: u32) -> [f64; 2] {
        let is_whole = self.coverage.count_ones() == samples || self.coverage == 0;
        let place = if is_whole { [0.5, 0.5] } else { sample_place(samples, self.coverage.trailing_zeros()) };
        [f64::from(self.pixel[0]) + place[0], f64::from(self.pixel[1]) + place[1]]
    }
}

/// The quads of a primitive of one, two or three corners.
pub(super) fn quads(corners: &[&Vertex], area: &Area, samples: u32) -> Vec<Quad> {
    let mut quads = Vec::new();
    let whole = corners.iter().enumerate().map(|(index, vertex)| {
        let mut weights = [0.0; 3];
        weights[index] = 1.0;
        Corner { position: vertex.position, weights, clip_distances: vertex.clip_distances.clone() }
    });
    match corners {
        [only] => point(only, area, samples, &mut quads),
        [_, _] => {
            if let [from, to, ..] = &clip(whole.collect())[..] {
                line([from, to], area, samples, &mut quads);
            }
        }
        [_, _, _] => {
            let left = clip(whole.collect());
            for index in 2..left.len() {
                triangle([&left[0], &left[index - 1], &left[index]], area, samples, &mut quads);
            }
        }
        _ => {}
    }
    quads
}

fn point(vertex: &Vertex, area: &Area, samples: u32, quads: &mut Vec<Quad>) {
    let corner = Corner { position: vertex.position, weights: [1.0, 0.0, 0.0], clip_distances: Vec::new() };
    let [_, _, z, w] = vertex.position;
    if w < NEAREST || z < 0.0 || z > w || vertex.clip_distances.iter().any(|&distance| distance < 0.0) {
        return;
    }
    let plane = Plane { is_front: true, ..plane([&corner; 3], area) };
    if area.has(plane.places[0]) {
        whole_pixel(plane.places[0], &plane, samples, quads);
    }
}

/// The quad of a pixel that is covered wholly, alone.
fn whole_pixel(at: [f64; 2], plane: &Plane, samples: u32, quads: &mut Vec<Quad>) {
    let pixel = at.map(|at| at as u32);
    let covers = |other: [u32; 2]| if other == pixel { (1 << samples) - 1 } else { 0 };
    quads.push(Quad { fragments: quad_at(pixel.map(|at| at & !1), covers), plane: plane.clone() });
}

/// A line one pixel wide: of each column, or row, whose centre it passes, the pixel in which it does.
fn line([from, to]: [&Corner; 2], area: &Area, samples: u32, quads: &mut Vec<Quad>) {
    let plane = Plane { is_front: true, is_line: true, ..plane([from, to, to], area) };
    let [a, b, _] = plane.places;
    let along = usize::from((b[1] - a[1]).abs() > (b[0] - a[0]).abs());
    let [start, end] = [a[along], b[along]];
    if start == end {
        return;
    }
    // A centre at the end belongs to the next line of a strip.
    let (least, most) = (start.min(end).max(0.0), start.max(end).min(area.size[along].into()));
    for pixel in least.floor() as u32..most.max(0.0).ceil() as u32 {
        let centre = f64::from(pixel) + 0.5;
        let part = (centre - start) / (end - start);
        let mut at = [0.0; 2];
        at[along] = centre;
        at[1 - along] = a[1 - along] + (b[1 - along] - a[1 - along]) * part;
        if (0.0..1.0).contains(&part) && area.has(at) {
            whole_pixel(at, &plane, samples, quads);
        }
    }
}

fn quad_at([x, y]: [u32; 2], coverage: impl Fn([u32; 2]) -> u32) -> [Fragment; 4] {
    [[0, 0], [1, 0], [0, 1], [1, 1]].map(|[right, down]| {
        let pixel = [x + right, y + down];
        Fragment { pixel, coverage: coverage(pixel) }
    })
}

/// Cuts away what is before the near plane, behind the far one, or where a clip distance is negative.
fn clip(mut corners: Vec<Corner>) -> Vec<Corner> {
    let distances = corners.first().map_or(0, |corner| corner.clip_distances.len());
    for plane in 0..3 + distances {
        let inside = |corner: &Corner| match plane {
            0 => corner.position[3] - NEAREST,
            1 => corner.position[2],
            2 => corner.position[3] - corner.position[2],
            _ => corner.clip_distances[plane - 3],
        };
        let mut left = Vec::with_capacity(corners.len() + 1);
        for (index, corner) in corners.iter().enumerate() {
            let next = &corners[(index + 1) % corners.len()];
            let (here, there) = (inside(corner), inside(next));
            if here >= 0.0 {
                left.push(corner.clone());
            }
            if (here >= 0.0) != (there >= 0.0) {
                left.push(between(corner, next, here / (here - there)));
            }
        }
        corners = left;
    }
    corners
}

fn between(a: &Corner, b: &Corner, part: f64) -> Corner {
    let mix = |a: f64, b: f64| a + (b - a) * part;
    Corner {
        position: [0, 1, 2, 3].map(|index| mix(a.position[index], b.position[index])),
        weights: [0, 1, 2].map(|index| mix(a.weights[index], b.weights[index])),
        clip_distances: a.clip_distances.iter().zip(&b.clip_distances).map(|(&a, &b)| mix(a, b)).collect(),
    }
}

fn plane(corners: [&Corner; 3], area: &Area) -> Plane {
    let snapped = |value: f64| libm::rint(value * SUBPIXELS) / SUBPIXELS;
    let places = corners.map(|corner| {
        let [x, y, _, w] = corner.position;
        let parts = [(x / w + 1.0) / 2.0, (1.0 - y / w) / 2.0];
        [0, 1].map(|axis| snapped(parts[axis] * area.extent[axis] + area.corner[axis]))
    });
    let [near, far] = area.depths;
    // The screen's y points down: what turns against the clock there has a negative area.
    let turns = turn(places) > 0.0;
    Plane {
        places,
        depths: corners.map(|corner| corner.position[2] / corner.position[3] * (far - near) + near),
        divisors: corners.map(|corner| 1.0 / corner.position[3]),
        weights: corners.map(|corner| corner.weights),
        is_front: turns == area.clockwise && turn(places) != 0.0,
        is_line: false,
    }
}

/// Twice the area of a triangle; positive where it turns with the clock.
fn turn([a, b, c]: [[f64; 2]; 3]) -> f64 {
    edge(a, b, c)
}

/// Twice the area of the triangle of an edge and a place.
fn edge(a: [f64; 2], b: [f64; 2], at: [f64; 2]) -> f64 {
    (b[0] - a[0]) * (at[1] - a[1]) - (b[1] - a[1]) * (at[0] - a[0])
}

fn triangle(corners: [&Corner; 3], area: &Area, samples: u32, quads: &mut Vec<Quad>) {
    let plane = plane(corners, area);
    if turn(plane.places) == 0.0 {
        return;
    }
    // The first and the last pixel that may be covered along an axis.
    let range = |axis: usize| {
        let along = plane.places.map(|place| place[axis]);
        let [first, end] = [area.corner[axis], area.corner[axis] + area.extent[axis]];
        let least = along.into_iter().fold(f64::INFINITY, f64::min).max(first).max(0.0);
        let most = along.into_iter().fold(f64::NEG_INFINITY, f64::max).min(end).min(area.size[axis].into());
        (least as u32 & !1, most.max(0.0).ceil() as u32)
    };
    let (rows, columns) = (range(1), range(0));
    for y in (rows.0..rows.1).step_by(2) {
        for x in (columns.0..columns.1).step_by(2) {
            let coverage = |pixel: [u32; 2]| {
                let covers = |place: [f64; 2]| {
                    area.has([0, 1].map(|axis| f64::from(pixel[axis]) + place[axis])) && plane.covers(pixel, place)
                };
                (0..samples)
                    .filter(|&sample| covers(sample_place(samples, sample)))
                    .fold(0, |mask, sample| mask | 1 << sample)
            };
            let fragments = quad_at([x, y], coverage);
            if fragments.iter().any(|fragment| fragment.coverage != 0) {
                quads.push(Quad { fragments, plane: plane.clone() });
            }
        }
    }
}

impl Plane {
    /// Whether a place in a pixel is inside; of what lies on an edge, top and left edges have it.
    fn covers(&self, pixel: [u32; 2], place: [f64; 2]) -> bool {
        let at = [f64::from(pixel[0]) + place[0], f64::from(pixel[1]) + place[1]];
        let [a, b, c] = self.places;
        // Turned so that the inside is to the right of every edge, where y points down.
        let [a, b, c] = if turn(self.places) > 0.0 { [a, b, c] } else { [a, c, b] };
        [(a, b), (b, c), (c, a)].into_iter().all(|(from, to)| {
            let side = edge(from, to, at);
            let is_top = from[1] == to[1] && to[0] > from[0];
            let is_left = to[1] < from[1];
            side > 0.0 || side == 0.0 && (is_top || is_left)
        })
    }

    /// What a place has of each corner on the screen.
    fn shares(&self, at: [f64; 2]) -> [f64; 3] {
        let [a, b, c] = self.places;
        if self.is_line {
            let [along, part] = [[b, a], [at, a]].map(|[to, from]| [to[0] - from[0], to[1] - from[1]]);
            let part = (part[0] * along[0] + part[1] * along[1]) / (along[0] * along[0] + along[1] * along[1]);
            return [1.0 - part, part, 0.0];
        }
        let whole = turn(self.places);
        if whole == 0.0 {
            return [1.0, 0.0, 0.0];
        }
        let [of_a, of_b] = [edge(b, c, at) / whole, edge(c, a, at) / whole];
        [of_a, of_b, 1.0 - of_a - of_b]
    }

    /// The depth, and one by the fourth component.
    pub(super) fn depth_at(&self, at: [f64; 2]) -> (f64, f64) {
        let shares = self.shares(at);
        (dot(shares, self.depths), dot(shares, self.divisors))
    }

    /// The words between those of the primitive's corners.
    pub(super) fn value_at(&self, at: [f64; 2], words: &[[u32; 4]], kind: Option<InterpolationType>) -> [u32; 4] {
        if kind == FLAT {
            return words[0];
        }
        let mut shares = self.shares(at);
        if kind != Some(InterpolationType::Linear) {
            let divisor = dot(shares, self.divisors);
            shares = [0, 1, 2].map(|index| shares[index] * self.divisors[index] / divisor);
        }
        [0, 1, 2, 3].map(|component| {
            let of_corner = |weights: [f64; 3]| {
                let parts = words
                    .iter()
                    .zip(weights)
                    .map(|(words, weight)| f64::from(f32::from_bits(words[component])) * weight);
                parts.sum::<f64>()
            };
            (dot(shares, self.weights.map(of_corner)) as f32).to_bits()
        })
    }
}

fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vertex(x: f64, y: f64, w: f64, value: f32) -> Vertex {
        Vertex { position: [x * w, y * w, 0.5 * w, w], values: vec![(0, [value.to_bits(); 4])], ..Vertex::default() }
    }

    const SCREEN: Area =
        Area { size: [4; 2], corner: [0.0; 2], extent: [4.0; 2], depths: [0.0, 1.0], clockwise: false };

    fn covered(corners: [&Vertex; 3]) -> Vec<[u32; 2]> {
        let fragments = quads(&corners, &SCREEN, 1).into_iter().flat_map(|quad| quad.fragments);
        fragments.filter(|fragment| fragment.coverage != 0).map(|fragment| fragment.pixel).collect()
    }

    #[test]
    fn two_triangles_cover_a_square_once() {
        let [a, b, c, d] = [
            vertex(-1.0, -1.0, 1.0, 0.0),
            vertex(1.0, -1.0, 1.0, 0.0),
            vertex(1.0, 1.0, 1.0, 0.0),
            vertex(-1.0, 1.0, 1.0, 0.0),
        ];
        let mut pixels = covered([&a, &b, &c]);
        pixels.extend(covered([&a, &c, &d]));
        pixels.sort_unstable();
        assert_eq!(pixels.len(), 16);
        pixels.dedup();
        assert_eq!(pixels.len(), 16);
    }

    #[test]
    fn what_is_behind_is_cut_away() {
        let [a, b] = [vertex(-1.0, -1.0, 1.0, 0.0), vertex(1.0, -1.0, 1.0, 0.0)];
        let behind = Vertex { position: [0.0, 3.0, -1.0, 1.0], ..Vertex::default() };
        let pixels = covered([&a, &b, &behind]);
        assert!(!pixels.is_empty() && pixels.len() < 16, "{pixels:?}");
    }

    #[test]
    fn values_follow_the_perspective() {
        let [a, b, c] = [vertex(-1.0, -1.0, 1.0, 0.0), vertex(3.0, -1.0, 3.0, 1.0), vertex(-1.0, 3.0, 1.0, 0.0)];
        let quads = quads(&[&a, &b, &c], &SCREEN, 1);
        let words = [a.values[0].1, b.values[0].1, c.values[0].1];
        let at = |kind| f32::from_bits(quads[0].plane.value_at([4.0, 0.0], &words, kind)[0]);
        assert!((at(None) - 0.25).abs() < 1e-6, "{}", at(None));
        assert!((at(Some(InterpolationType::Linear)) - 0.5).abs() < 1e-6);
    }
    #[test]
    fn only_the_viewport_is_drawn_to() {
        let [a, b, c] = [vertex(-4.0, -4.0, 1.0, 0.0), vertex(4.0, -4.0, 1.0, 0.0), vertex(0.0, 8.0, 1.0, 0.0)];
        let part = Area { corner: [1.0, 2.0], extent: [2.0, 1.0], depths: [0.5, 1.0], ..SCREEN };
        let quads = quads(&[&a, &b, &c], &part, 1);
        let covered = quads.iter().flat_map(|quad| quad.fragments).filter(|fragment| fragment.coverage != 0);
        assert_eq!(covered.map(|fragment| fragment.pixel).collect::<Vec<_>>(), [[1, 2], [2, 2]]);
        assert_eq!(quads[0].plane.depth_at([1.5, 2.5]).0, 0.75);
    }

    #[test]
    fn a_line_has_one_pixel_of_each_column() {
        let [a, b] = [vertex(-1.0, 0.9, 1.0, 0.0), vertex(1.0, -0.9, 1.0, 1.0)];
        let quads = quads(&[&a, &b], &SCREEN, 1);
        let covered = quads.iter().flat_map(|quad| quad.fragments).filter(|fragment| fragment.coverage != 0);
        assert_eq!(covered.map(|fragment| fragment.pixel).collect::<Vec<_>>(), [[0, 0], [1, 1], [2, 2], [3, 3]]);
        let words = [a.values[0].1, b.values[0].1];
        let value = f32::from_bits(quads[2].plane.value_at([2.0, 2.0], &words, None)[0]);
        assert!((value - 0.5).abs() < 0.01, "{value}");
    }
}
