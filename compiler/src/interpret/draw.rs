//! Draws: vertices become primitives, those become fragments in quads, and these are written to targets.
//!
//! Depth is tested after the fragment stage, as if it always had side effects. Blending is of one kind, which takes two sources, and
//! what a stencil buffer does of one, which replaces.

use super::code::{Place, Program, StageValue};
use super::layout::Kind;
use super::machine::{Invocation, Machine};
use super::memory::{read_scalar, write_scalar};
use super::raster::{self, Area, Fragment, Quad, Vertex};
use super::texture::format::Format;
use super::texture::{Compare, Texture};
use super::{DISPATCH, Report, Resources, Settings, UNSUPPORTED, arithmetic, error};
use crate::constant::half::f16_to_f64;
use crate::diagnostic::{Diagnostic, Span};
use crate::types::{BuiltinValue, InterpolationSampling};

/// What vertices become.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Topology {
    /// A point each.
    PointList,
    /// A line of each two.
    LineList,
    /// A line of each two that follow each other.
    LineStrip,
    /// A triangle of each three.
    TriangleList,
    /// A triangle of each three that follow each other.
    TriangleStrip,
}

/// A vertex buffer of one attribute.
#[derive(Clone, Debug)]
pub struct Attribute {
    /// `@location`
    pub location: u32,
    /// The layout of an element.
    pub format: Format,
    /// Whether an element is for an instance, and not for a vertex.
    pub per_instance: bool,
    /// The elements.
    pub bytes: Vec<u8>,
}

/// Draws of one pipeline over the same targets, one after the other.
#[derive(Clone, Debug)]
pub struct Draw {
    /// What vertices become.
    pub topology: Topology,
    /// The draws.
    pub calls: Vec<Call>,
    /// The index buffer, where vertices are indexed. In a strip an index of all ones begins another.
    pub indices: Option<Vec<u32>>,
    /// Vertex buffers. Beyond their ends are zeros.
    pub attributes: Vec<Attribute>,
    /// Width and height of the targets.
    pub size: [u32; 2],
    /// Samples of a pixel: 1 or 4.
    pub samples: u32,
    /// The depth buffer.
    pub depth: Option<Depth>,
    /// The stencil buffer.
    pub stencil: Option<Stencil>,
    /// Whether what a fragment gives is added to what is there times its output of `@blend_src(1)`.
    pub blend: bool,
    /// Whether a triangle that turns with the clock faces the viewer, and not one that turns against it.
    pub clockwise: bool,
    /// Triangles that face the viewer are not drawn if this is `true`, others if it is `false`.
    pub culls_front: Option<bool>,
    /// The colour targets by location, with all samples, or with one, into which they are resolved.
    pub targets: Vec<Texture>,
}

/// One draw.
#[derive(Copy, Clone, Debug)]
pub struct Call {
    /// Vertices of an instance, or indices.
    pub vertices: u32,
    /// Instances.
    pub instances: u32,
    /// The first vertex, or the first index.
    pub first_vertex: u32,
    /// The first instance.
    pub first_instance: u32,
    /// What is added to each index.
    pub base_vertex: i32,
    /// Left, top, width, height, and the depths of near and far; `None` for the whole targets.
    pub viewport: Option<[f32; 6]>,
}

/// A depth buffer.
#[derive(Clone, Debug)]
pub struct Depth {
    /// Which of a fragment's depths passes, compared with what is there.
    pub compare: Compare,
    /// Whether what passes is written.
    pub is_written: bool,
    /// Rows, pixels, samples.
    pub values: Vec<f32>,
}

/// A stencil buffer, which all fragments pass.
#[derive(Clone, Debug)]
pub struct Stencil {
    /// What is written.
    pub reference: u8,
    /// The bits that are written.
    pub write_mask: u8,
    /// Rows, pixels, samples.
    pub values: Vec<u8>,
}

/// The most vertices of a draw.
const MAX_VERTICES: u64 = 1 << 18;

/// Runs a draw.
pub(super) fn run(
    vertex: &Program,
    fragment: &Program,
    call: &mut Draw,
    resources: &mut Resources,
    settings: &Settings,
) -> Result<Report, Diagnostic> {
    check(call)?;
    let mut machine = Machine::new(vertex, resources, settings, 1)?;
    let mut shaded = Vec::with_capacity(call.calls.len());
    for one in &call.calls {
        shaded.push(vertices(&mut machine, call, one)?);
    }
    let mut report = machine.report();
    let machine = Machine::new(fragment, resources, settings, 4)?;
    let mut pass = Pass::new(machine, call);
    for (one, instances) in call.calls.iter().zip(&shaded) {
        pass.area = Area::new(call, one.viewport);
        for strips in instances {
            let all = strips.iter().flat_map(|strip| primitives(call.topology, strip));
            for (corners, number) in all.zip(0..) {
                pass.primitive(&corners, number)?;
            }
        }
    }
    let Pass { machine, depth, stencil, targets, .. } = pass;
    let second = machine.report();
    (call.depth, call.stencil) = (depth, stencil);
    for (target, samples) in call.targets.iter_mut().zip(targets) {
        if target.samples == samples.samples { *target = samples } else { resolve(target, &samples) }
    }
    report.steps += second.steps;
    report.invocations += second.invocations;
    second.findings.into_iter().for_each(|finding| report.findings.push(finding));
    Ok(report)
}

/// Whether there is what is drawn to, all of one size, and not too many vertices.
fn check(call: &Draw) -> Result<(), Diagnostic> {
    let refused = |message: &str| Err(error(DISPATCH, Span::NONE, message));
    let vertices = call.calls.iter().map(|one| u64::from(one.vertices) * u64::from(one.instances));
    let [width, height] = call.size;
    let texels = width as usize * height as usize * call.samples as usize;
    let is_whole = |target: &Texture| {
        target.is_whole() && target.size == [width, height, 1] && [1, call.samples].contains(&target.samples)
    };
    if call.targets.is_empty() && call.depth.is_none() && call.stencil.is_none() {
        return refused("a draw has a target");
    }
    if vertices.fold(0, u64::saturating_add) > MAX_VERTICES || ![1, 4].contains(&call.samples) {
        return refused("a draw has at most 262144 vertices, and 1 or 4 samples");
    }
    if !call.targets.iter().all(is_whole)
        || call.depth.as_ref().is_some_and(|depth| depth.values.len() != texels)
        || call.stencil.as_ref().is_some_and(|stencil| stencil.values.len() != texels)
    {
        return refused("the targets of a draw are of its size, and whole");
    }
    Ok(())
}

/// The vertices of each instance; in them strips, or only one where nothing parts them.
fn vertices(machine: &mut Machine<'_>, call: &Draw, one: &Call) -> Result<Vec<Vec<Vec<Vertex>>>, Diagnostic> {
    let is_strip = matches!(call.topology, Topology::LineStrip | Topology::TriangleStrip);
    let mut instances = Vec::new();
    for instance in 0..one.instances {
        let mut strips = vec![Vec::new()];
        for at in 0..one.vertices {
            let at = one.first_vertex.wrapping_add(at);
            let index = match &call.indices {
                None => at,
                Some(indices) => match indices.get(at as usize).copied().unwrap_or(0) {
                    u32::MAX if is_strip => {
                        strips.push(Vec::new());
                        continue;
                    }
                    index => index.wrapping_add_signed(one.base_vertex),
                },
            };
            let vertex = shade_vertex(machine, call, index, one.first_instance.wrapping_add(instance))?;
            strips.last_mut().expect("there is one from the start").push(vertex);
        }
        instances.push(strips);
    }
    Ok(instances)
}

/// The corners of each primitive.
fn primitives(topology: Topology, vertices: &[Vertex]) -> Vec<Vec<&Vertex>> {
    match topology {
        Topology::PointList => vertices.iter().map(|vertex| vec![vertex]).collect(),
        Topology::LineList => vertices.chunks_exact(2).map(|corners| corners.iter().collect()).collect(),
        Topology::LineStrip => vertices.windows(2).map(|corners| corners.iter().collect()).collect(),
        Topology::TriangleList => vertices.chunks_exact(3).map(|corners| corners.iter().collect()).collect(),
        Topology::TriangleStrip => {
            let triangles = vertices.windows(3).enumerate();
            // Every second triangle turns the other way, so that all face alike.
            let of = |index: usize| if index.is_multiple_of(2) { [0, 1, 2] } else { [0, 2, 1] };
            triangles.map(|(index, corners)| of(index).iter().map(|&at| &corners[at]).collect()).collect()
        }
    }
}

/// Writes words of 32-bit kinds into an input, as its kind holds them.
fn put(invocation: &mut Invocation, value: &StageValue, words: [u32; 4]) {
    for (index, &word) in words.iter().enumerate().take(value.count.into()) {
        let at = value.offset + index as u32 * value.kind.size();
        let word = match value.kind {
            Kind::F16 => arithmetic::rounded(Kind::F16, f32::from_bits(word).into()),
            _ => word,
        };
        write_scalar(value.kind, &mut invocation.stack[at as usize..], word);
    }
}

/// The words of an output, its halves as binary32.
fn taken(result: &[u8], value: &StageValue) -> Vec<u32> {
    let word = |index: u8| {
        let bits = read_scalar(value.kind, &result[(value.offset + u32::from(index) * value.kind.size()) as usize..]);
        match value.kind {
            Kind::F16 => (f16_to_f64(bits as u16) as f32).to_bits(),
            _ => bits,
        }
    };
    (0..value.count).map(word).collect()
}

fn four(words: &[u32]) -> [u32; 4] {
    let mut all = [0; 4];
    for (to, &from) in all.iter_mut().zip(words) {
        *to = from;
    }
    all
}

fn shade_vertex(machine: &mut Machine<'_>, call: &Draw, index: u32, instance: u32) -> Result<Vertex, Diagnostic> {
    let program = machine.program;
    let mut invocation = machine.invocation();
    for value in &program.inputs {
        let words = match value.place {
            Place::Builtin(BuiltinValue::VertexIndex) => [index, 0, 0, 0],
            Place::Builtin(BuiltinValue::InstanceIndex) => [instance, 0, 0, 0],
            Place::Location { location, .. } => attribute(call, location, index, instance)?,
            _ => {
                return Err(error(
                    UNSUPPORTED,
                    Span::NONE,
                    "the interpreter does not know an input of the vertex stage",
                ));
            }
        };
        put(&mut invocation, value, words);
    }
    let mut all = [invocation];
    machine.run(&mut all)?;
    let mut vertex = Vertex::default();
    for value in &program.outputs {
        let words = taken(&all[0].result, value);
        match value.place {
            Place::Builtin(BuiltinValue::Position) => {
                vertex.position = four(&words).map(|word| f32::from_bits(word).into());
            }
            Place::ClipDistances => {
                vertex.clip_distances.extend(words.iter().map(|&word| f64::from(f32::from_bits(word))));
            }
            Place::Location { location, .. } => vertex.values.push((location, four(&words))),
            Place::Builtin(_) => {}
        }
    }
    Ok(vertex)
}

fn attribute(call: &Draw, location: u32, vertex: u32, instance: u32) -> Result<[u32; 4], Diagnostic> {
    let missing = || error(DISPATCH, Span::NONE, format!("no vertex buffer has what @location({location}) wants"));
    let found = call.attributes.iter().find(|attribute| attribute.location == location).ok_or_else(missing)?;
    let at = (if found.per_instance { instance } else { vertex } as usize).saturating_mul(found.format.size() as usize);
    let bytes = found.bytes.get(at..).and_then(|bytes| bytes.get(..found.format.size() as usize));
    Ok(bytes.map_or([0; 4], |bytes| found.format.decode(bytes)))
}

/// What a draw writes.
struct Pass<'p> {
    machine: Machine<'p>,
    area: Area,
    samples: u32,
    depth: Option<Depth>,
    stencil: Option<Stencil>,
    blend: bool,
    culls_front: Option<bool>,
    /// With all samples.
    targets: Vec<Texture>,
}

impl Area {
    fn new(call: &Draw, viewport: Option<[f32; 6]>) -> Self {
        let [width, height] = call.size.map(f64::from);
        let [left, top, width, height, near, far] =
            viewport.map_or([0.0, 0.0, width, height, 0.0, 1.0], |viewport| viewport.map(f64::from));
        Self {
            size: call.size,
            corner: [left, top],
            extent: [width, height],
            depths: [near, far],
            clockwise: call.clockwise,
        }
    }
}

impl<'p> Pass<'p> {
    fn new(machine: Machine<'p>, call: &mut Draw) -> Self {
        let samples = |target: &Texture| {
            let mut samples = Texture::new(target.dimension, target.format, target.size, 1, call.samples);
            if target.samples == call.samples {
                samples.bytes.clone_from(&target.bytes);
            }
            samples
        };
        Self {
            machine,
            area: Area::new(call, None),
            samples: call.samples,
            depth: call.depth.take(),
            stencil: call.stencil.take(),
            blend: call.blend,
            culls_front: call.culls_front,
            targets: call.targets.iter().map(samples).collect(),
        }
    }

    fn primitive(&mut self, corners: &[&Vertex], number: u32) -> Result<(), Diagnostic> {
        let per_sample = self.samples > 1 && self.machine.program.inputs.iter().any(runs_for_each_sample);
        for quad in raster::quads(corners, &self.area, self.samples) {
            if corners.len() == 3 && self.culls_front == Some(quad.plane.is_front) {
                continue;
            }
            if !per_sample {
                self.shade(&quad, corners, number, None)?;
                continue;
            }
            for sample in 0..self.samples {
                self.shade(&quad, corners, number, Some(sample))?;
            }
        }
        Ok(())
    }

    /// Runs the four invocations of a quad, for all samples or for one, and writes what they give.
    fn shade(&mut self, quad: &Quad, corners: &[&Vertex], number: u32, only: Option<u32>) -> Result<(), Diagnostic> {
        let mask = only.map_or(u32::MAX, |sample| 1 << sample);
        if quad.fragments.iter().all(|fragment| fragment.coverage & mask == 0) {
            return Ok(());
        }
        let mut invocations = Vec::with_capacity(4);
        for fragment in &quad.fragments {
            let mut invocation = self.machine.invocation();
            invocation.is_helper = fragment.coverage & mask == 0;
            for value in &self.machine.program.inputs {
                let words = self.input(value, quad, fragment, corners, number, only)?;
                put(&mut invocation, value, words);
            }
            invocations.push(invocation);
        }
        self.machine.run(&mut invocations)?;
        for (invocation, fragment) in invocations.iter().zip(&quad.fragments) {
            if !invocation.is_discarded && fragment.coverage & mask != 0 {
                self.write(&invocation.result, quad, fragment, fragment.coverage & mask);
            }
        }
        Ok(())
    }

    fn input(
        &self,
        value: &StageValue,
        quad: &Quad,
        fragment: &Fragment,
        corners: &[&Vertex],
        number: u32,
        only: Option<u32>,
    ) -> Result<[u32; 4], Diagnostic> {
        use BuiltinValue as B;
        let place = only.map_or([0.5, 0.5], |sample| raster::sample_place(self.samples, sample));
        let at = [f64::from(fragment.pixel[0]) + place[0], f64::from(fragment.pixel[1]) + place[1]];
        let float = |value: f64| (value as f32).to_bits();
        Ok(match value.place {
            Place::Builtin(B::Position) => {
                let (depth, divisor) = quad.plane.depth_at(at);
                [at[0], at[1], depth, divisor].map(float)
            }
            Place::Builtin(B::FrontFacing) => [u32::from(quad.plane.is_front), 0, 0, 0],
            Place::Builtin(B::SampleIndex) => [only.unwrap_or(0), 0, 0, 0],
            Place::Builtin(B::SampleMask) => {
                let mask = only.map_or(u32::MAX, |sample| 1 << sample);
                [fragment.coverage & mask & ((1 << self.samples) - 1), 0, 0, 0]
            }
            Place::Builtin(B::PrimitiveIndex) => [number, 0, 0, 0],
            Place::Builtin(B::SubgroupSize) => [self.machine.settings.subgroup_size, 0, 0, 0],
            Place::Builtin(B::SubgroupInvocationId) => {
                let [x, y] = fragment.pixel.map(|at| at & 1);
                [y * 2 + x, 0, 0, 0]
            }
            Place::Location { location, interpolation, .. } => {
                let of =
                    |corner: &&Vertex| corner.values.iter().find(|(at, _)| *at == location).map(|(_, words)| *words);
                let words: Option<Vec<[u32; 4]>> = corners.iter().map(of).collect();
                let missing = format!("the vertex stage gives nothing at @location({location})");
                let words = words.ok_or_else(|| error(DISPATCH, Span::NONE, missing))?;
                let is_centroid = interpolation.and_then(|it| it.sampling) == Some(InterpolationSampling::Centroid);
                let at = if is_centroid { fragment.centroid(self.samples) } else { at };
                let is_float = matches!(value.kind, Kind::F32 | Kind::F16);
                quad.plane.value_at(at, &words, if is_float { interpolation.map(|it| it.kind) } else { raster::FLAT })
            }
            _ => {
                return Err(error(
                    UNSUPPORTED,
                    Span::NONE,
                    "the interpreter does not know an input of the fragment stage",
                ));
            }
        })
    }

    /// Writes what a fragment gives to the samples of a mask that pass the depth test.
    fn write(&mut self, result: &[u8], quad: &Quad, fragment: &Fragment, mut mask: u32) {
        let outputs = &self.machine.program.outputs;
        let of = |builtin| {
            let value = outputs.iter().find(|value| value.place == Place::Builtin(builtin))?;
            taken(result, value).first().copied()
        };
        mask &= of(BuiltinValue::SampleMask).unwrap_or(u32::MAX);
        let [near, far] = self.area.depths;
        let written = of(BuiltinValue::FragDepth).map(|word| f64::from(f32::from_bits(word)).clamp(near, far));
        let [x, y] = fragment.pixel;
        for sample in (0..self.samples).filter(|sample| mask >> sample & 1 == 1) {
            let place = ((y * self.area.size[0] + x) * self.samples + sample) as usize;
            if let Some(depth) = &mut self.depth {
                let within = raster::sample_place(self.samples, sample);
                let at = [f64::from(x) + within[0], f64::from(y) + within[1]];
                let here = written.unwrap_or_else(|| quad.plane.depth_at(at).0) as f32;
                let there = &mut depth.values[place];
                if !depth.compare.passes(here.into(), (*there).into()) {
                    continue;
                }
                if depth.is_written {
                    *there = here;
                }
            }
            if let Some(Stencil { reference, write_mask, values }) = &mut self.stencil {
                values[place] = values[place] & !*write_mask | *reference & *write_mask;
            }
            for (index, target) in (0..).zip(&mut self.targets) {
                let of = |source| output(outputs, result, index, source);
                let Some(mut colour) = of(0) else { continue };
                let at = [x.into(), y.into(), 0];
                if self.blend {
                    colour = blended(colour, target.texel(at, 0, sample), of(1).unwrap_or_default());
                }
                target.set_texel(at, sample, colour);
            }
        }
    }
}

/// What a fragment gives for a target and a source of blending, if it does.
fn output(outputs: &[StageValue], result: &[u8], target: u32, source: u32) -> Option<[u32; 4]> {
    let is_it = |place| matches!(place, Place::Location { location, blend_src, .. } if (location, blend_src) == (target, source));
    outputs.iter().find(|value| is_it(value.place)).map(|value| four(&taken(result, value)))
}

/// What is added, and what is there times a factor.
fn blended(added: [u32; 4], there: [u32; 4], factor: [u32; 4]) -> [u32; 4] {
    let channel = |index: usize| {
        let [added, there, factor] = [added, there, factor].map(|words| f32::from_bits(words[index]));
        (added + there * factor).to_bits()
    };
    [0, 1, 2, 3].map(channel)
}

/// Whether an input makes the fragment stage run for each sample by itself.
fn runs_for_each_sample(value: &StageValue) -> bool {
    match value.place {
        Place::Builtin(builtin) => builtin == BuiltinValue::SampleIndex,
        Place::Location { interpolation, .. } => {
            interpolation.and_then(|it| it.sampling) == Some(InterpolationSampling::Sample)
        }
        Place::ClipDistances => false,
    }
}

/// The mean of the samples of each pixel; of integers the first.
fn resolve(target: &mut Texture, samples: &Texture) {
    let [width, height, _] = target.size.map(i64::from);
    for at in (0..height).flat_map(|y| (0..width).map(move |x| [x, y, 0])) {
        let first = samples.texel(at, 0, 0);
        let mean = |channel: usize| {
            let values =
                (0..samples.samples).map(|sample| f64::from(f32::from_bits(samples.texel(at, 0, sample)[channel])));
            ((values.sum::<f64>() / f64::from(samples.samples)) as f32).to_bits()
        };
        let is_mean = samples.samples > 1 && samples.format.is_float();
        target.set_texel(at, 0, if is_mean { [0, 1, 2, 3].map(mean) } else { first });
    }
}
