//! Draws: vertices become primitives, those become fragments in quads, and these are written to targets.
//!
//! Depth is tested after the fragment stage, as if it always had side effects. Blending is of one kind, which takes two sources.

use super::code::{Place, Program, StageValue};
use super::layout::Kind;
use super::machine::{Invocation, Machine};
use super::memory::{read_scalar, write_scalar};
use super::raster::{self, Fragment, Quad, Vertex};
use super::texture::Texture;
use super::texture::format::Format;
use super::{DISPATCH, Report, Resources, Settings, UNSUPPORTED, arithmetic, error};
use crate::constant::half::f16_to_f64;
use crate::diagnostic::{Diagnostic, Span};
use crate::types::{BuiltinValue, InterpolationSampling};

/// What vertices become.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Topology {
    /// A point each.
    PointList,
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

/// A draw.
#[derive(Clone, Debug)]
pub struct Draw {
    /// What vertices become.
    pub topology: Topology,
    /// Vertices of an instance.
    pub vertices: u32,
    /// Instances.
    pub instances: u32,
    /// Vertex buffers.
    pub attributes: Vec<Attribute>,
    /// Samples of a pixel: 1 or 4.
    pub samples: u32,
    /// Whether there is a depth buffer of ones, which what is less passes.
    pub depth: bool,
    /// Whether what a fragment gives is added to what is there times its output of `@blend_src(1)`.
    pub blend: bool,
    /// The colour targets, one sample each, by location; all of one size.
    pub targets: Vec<Texture>,
}

/// The most vertices of a draw.
const MAX_VERTICES: u64 = 1 << 16;

/// Runs a draw.
pub(super) fn run(
    vertex: &Program,
    fragment: &Program,
    call: &mut Draw,
    resources: &mut Resources,
    settings: &Settings,
) -> Result<Report, Diagnostic> {
    let Some([width, height, _]) = call.targets.first().map(|target| target.size) else {
        return Err(error(DISPATCH, Span::NONE, "a draw has a target"));
    };
    if u64::from(call.vertices) * u64::from(call.instances) > MAX_VERTICES || ![1, 4].contains(&call.samples) {
        return Err(error(DISPATCH, Span::NONE, "a draw has at most 65536 vertices, and 1 or 4 samples"));
    }
    let mut machine = Machine::new(vertex, resources, settings, 1)?;
    let mut vertices = Vec::new();
    for instance in 0..call.instances {
        for index in 0..call.vertices {
            vertices.push(shade_vertex(&mut machine, call, index, instance)?);
        }
    }
    let mut report = machine.report();
    let machine = Machine::new(fragment, resources, settings, 4)?;
    let pixels = width as usize * height as usize * call.samples as usize;
    let depth = call.depth.then(|| vec![1.0; pixels]);
    let samples: Vec<Texture> = call
        .targets
        .iter()
        .map(|target| Texture::new(target.dimension, target.format, target.size, 1, call.samples))
        .collect();
    let mut pass = Pass { machine, width, height, samples: call.samples, depth, blend: call.blend, targets: samples };
    let per_instance = vertices.chunks(call.vertices.max(1) as usize);
    let mut primitive = 0;
    for vertices in per_instance {
        for corners in primitives(call.topology, vertices) {
            pass.primitive(&corners, primitive)?;
            primitive += 1;
        }
        primitive = 0;
    }
    for (target, samples) in call.targets.iter_mut().zip(&pass.targets) {
        resolve(target, samples);
    }
    let second = pass.machine.report();
    report.steps += second.steps;
    report.invocations += second.invocations;
    second.findings.into_iter().for_each(|finding| report.findings.push(finding));
    Ok(report)
}

/// The corners of each primitive.
fn primitives(topology: Topology, vertices: &[Vertex]) -> Vec<Vec<&Vertex>> {
    match topology {
        Topology::PointList => vertices.iter().map(|vertex| vec![vertex]).collect(),
        Topology::TriangleList => vertices.chunks_exact(3).map(|corners| corners.iter().collect()).collect(),
        Topology::TriangleStrip => {
            let triangles = vertices.windows(3).enumerate();
            // Every second triangle turns the other way, so that all face alike.
            let of = |(index, corners): (usize, &'_ [Vertex])| {
                if index % 2 == 0 { [0, 1, 2] } else { [0, 2, 1] }.map(|corner| index + corner.min(corners.len() - 1))
            };
            triangles.map(|triangle| of(triangle).iter().map(|&at| &vertices[at]).collect()).collect()
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
    let at = if found.per_instance { instance } else { vertex } as usize * found.format.size() as usize;
    let bytes = found.bytes.get(at..at + found.format.size() as usize).ok_or_else(missing)?;
    Ok(found.format.decode(bytes))
}

/// What a draw writes.
struct Pass<'p> {
    machine: Machine<'p>,
    width: u32,
    height: u32,
    samples: u32,
    depth: Option<Vec<f64>>,
    blend: bool,
    /// With all samples.
    targets: Vec<Texture>,
}

impl Pass<'_> {
    fn primitive(&mut self, corners: &[&Vertex], number: u32) -> Result<(), Diagnostic> {
        let size = [self.width, self.height];
        let per_sample = self.samples > 1 && self.machine.program.inputs.iter().any(runs_for_each_sample);
        for quad in raster::quads(corners, size, self.samples) {
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
        let written = of(BuiltinValue::FragDepth).map(|word| f64::from(f32::from_bits(word)).clamp(0.0, 1.0));
        let [x, y] = fragment.pixel;
        for sample in (0..self.samples).filter(|sample| mask >> sample & 1 == 1) {
            if let Some(depth) = &mut self.depth {
                let place = raster::sample_place(self.samples, sample);
                let at = [f64::from(x) + place[0], f64::from(y) + place[1]];
                let here = written.unwrap_or_else(|| quad.plane.depth_at(at).0);
                let there = &mut depth[((y * self.width + x) * self.samples + sample) as usize];
                if here >= *there {
                    continue;
                }
                *there = here;
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
