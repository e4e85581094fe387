//! The directives of an execution: a dispatch or a draw, overrides, resources before, and what is expected after.

use super::expected::{Expected, Mismatch, Tolerance, compare, parse_expected};
use super::texture;
use super::values::{Element, Scalar, parse_values};
use colorfast_wire::{
    Access, Attribute, Buffer, Bytes, Call, Command, Cull, Depth, Draw, Resource, ResourceKind, Sampler, Target,
    Texture, Topology, Work,
};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The names of the directives that [`ExecPlan::read`] reads.
const DIRECTIVES: &[&str] = &[
    "dispatch",
    "draw",
    "target",
    "viewport",
    "indices",
    "attribute",
    "override",
    "require",
    "uniform",
    "read",
    "write",
    "texture",
    "sampler",
    "immediate",
    "expect",
    "tolerance",
];
/// Features that `require` may name.
const FEATURES: &[&str] = &["f16", "subgroups"];
/// What an executor must have for textures, and for draws: features that no line names.
const TEXTURES: &str = "textures";
const DRAWS: &str = "draws";
/// What an executor must have for immediate data.
const IMMEDIATES: &str = "immediates";
/// The most bytes that one resource may have: WebGPU's default limit of a storage buffer binding.
const MAX_BYTES: usize = 128 << 20;
/// The most differences shown of one resource.
const MOST_SHOWN: usize = 8;

/// `@group` and `@binding`.
pub type Binding = (u32, u32);

/// What is bound.
#[derive(Clone, PartialEq, Debug)]
pub enum Kind {
    /// A buffer.
    Buffer(Access),
    /// A texture, without its contents.
    Texture(Texture),
    /// A sampler.
    Sampler(Sampler),
}

/// One resource of a plan.
#[derive(Clone, PartialEq, Debug)]
pub struct Bound {
    /// What it is.
    pub kind: Kind,
    /// Its contents before; empty for zeros of the size of a texture, or of `after`.
    pub before: Vec<Element>,
    /// What must be in it after; empty where nothing is compared.
    pub after: Vec<Expected>,
}

/// What one execution does.
#[derive(Clone, PartialEq, Debug)]
pub struct ExecPlan {
    /// What is run.
    pub command: Command,
    /// Values of overrides by name or `@id`.
    pub overrides: BTreeMap<String, f64>,
    /// Features that the adapter must have.
    pub requires: Vec<String>,
    /// Resources by binding.
    pub resources: BTreeMap<Binding, Bound>,
    /// The immediate data.
    pub immediates: Vec<Element>,
    /// What is expected of the targets.
    pub targets: BTreeMap<usize, Vec<Expected>>,
    /// How far floats may be off.
    pub tolerance: Tolerance,
}

impl Default for ExecPlan {
    fn default() -> Self {
        Self {
            command: Command::Dispatch([1; 3]),
            overrides: BTreeMap::new(),
            requires: Vec::new(),
            resources: BTreeMap::new(),
            immediates: Vec::new(),
            targets: BTreeMap::new(),
            tolerance: Tolerance::Exact,
        }
    }
}

impl ExecPlan {
    /// Whether a directive of this name is for [`ExecPlan::read`].
    pub fn is_directive(name: &str) -> bool {
        DIRECTIVES.contains(&name)
    }

    /// Reads one directive: `value` is all that follows the name (and its colon, where the name has no binding).
    pub fn read(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name {
            "dispatch" => self.command = Command::Dispatch(dispatch(value)?),
            "draw" => draw(self.draw(), value)?,
            "target" => target(self.draw(), value)?,
            "viewport" => viewport(self.draw(), value)?,
            "indices" => {
                let indices = parse_values(&format!("u32 {value}"), MAX_BYTES)?;
                self.draw().indices.0.extend(indices.iter().flat_map(Element::bytes));
            }
            "attribute" => attribute(self.draw(), value)?,
            "override" => {
                let (name, value) =
                    value.split_once('=').ok_or_else(|| format!("expected `name = value`, not `{value}`"))?;
                let number = match value.trim() {
                    "true" => 1.0,
                    "false" => 0.0,
                    number => number.parse().map_err(|_| format!("`{number}` is not a number"))?,
                };
                self.overrides.insert(name.trim().to_owned(), number);
            }
            "require" if FEATURES.contains(&value) => self.requires.push(value.to_owned()),
            "require" => return Err(format!("`{value}` is none of the features {}", FEATURES.join(", "))),
            "tolerance" => self.tolerance = Tolerance::parse(value)?,
            "uniform" => self.buffer(value, Access::Uniform)?,
            "read" => self.buffer(value, Access::Read)?,
            "write" => self.buffer(value, Access::ReadWrite)?,
            "texture" => self.texture(value)?,
            "sampler" => {
                let (binding, rest) = bound(value)?;
                let kind = Kind::Sampler(texture::sampler(rest)?);
                self.resources.insert(binding, Bound { kind, before: Vec::new(), after: Vec::new() });
            }
            "immediate" => self.immediates.extend(parse_values(value, MAX_BYTES)?),
            "expect" => self.expect(value)?,
            _ => return Err(format!("unknown directive `{name}`")),
        }
        Ok(())
    }

    /// The draw that this is, or becomes.
    fn draw(&mut self) -> &mut Draw {
        if let Command::Dispatch(_) = self.command {
            self.command = Command::Draw(Draw {
                topology: Topology::TriangleList,
                calls: Vec::new(),
                indices: Bytes::default(),
                attributes: Vec::new(),
                size: [1; 2],
                samples: 1,
                keeps_samples: false,
                targets: Vec::new(),
                depth: None,
                stencil: None,
                blend: false,
                clockwise: false,
                cull: Cull::None,
            });
        }
        match &mut self.command {
            Command::Draw(draw) => draw,
            Command::Dispatch(_) => unreachable!("it has just become a draw"),
        }
    }

    /// `G:B: TYPE VALUES`
    fn buffer(&mut self, value: &str, access: Access) -> Result<(), String> {
        let ((group, index), contents) = bound(value)?;
        let elements = parse_values(contents, MAX_BYTES)?;
        let empty = || Bound { kind: Kind::Buffer(access), before: Vec::new(), after: Vec::new() };
        let bound = self.resources.entry((group, index)).or_insert_with(empty);
        if bound.kind != Kind::Buffer(access) {
            return Err(format!("binding {group}:{index} is used in two ways; only a `write` buffer can be expected"));
        }
        bound.before.extend(elements);
        Ok(())
    }

    /// `G:B: DIMENSION FORMAT SIZE...: TYPE VALUES`, without the values for zeros; or `G:B: TYPE VALUES` for more of them.
    fn texture(&mut self, value: &str) -> Result<(), String> {
        let ((group, index), rest) = bound(value)?;
        let (shape, values) = rest.split_once(':').map_or((rest, None), |(shape, values)| (shape, Some(values)));
        match self.resources.get_mut(&(group, index)) {
            Some(Bound { kind: Kind::Texture(_), before, .. }) => before.extend(parse_values(rest, MAX_BYTES)?),
            Some(_) => return Err(format!("binding {group}:{index} is used in two ways")),
            None => {
                let kind = Kind::Texture(texture::shape(shape)?);
                let before = values.map_or(Ok(Vec::new()), |values| parse_values(values.trim(), MAX_BYTES))?;
                self.resources.insert((group, index), Bound { kind, before, after: Vec::new() });
            }
        }
        Ok(())
    }

    /// `G:B: TYPE VALUES`, or `target N: TYPE VALUES`, of which N may be left out.
    fn expect(&mut self, value: &str) -> Result<(), String> {
        if let Some(rest) = value.strip_prefix("target") {
            let (index, contents) = rest.split_once(':').ok_or("expected `target N: TYPE VALUES`")?;
            let index = index.trim();
            let index = if index.is_empty() { Ok(0) } else { index.parse() };
            let index: usize = index.map_err(|_| format!("`{rest}` is not `target N`"))?;
            self.targets.entry(index).or_default().extend(parse_expected(contents.trim(), MAX_BYTES)?);
            return Ok(());
        }
        let (binding, contents) = bound(value)?;
        let elements = parse_expected(contents, MAX_BYTES)?;
        let empty = || Bound { kind: Kind::Buffer(Access::ReadWrite), before: Vec::new(), after: Vec::new() };
        let bound = self.resources.entry(binding).or_insert_with(empty);
        if !bound.is_written() {
            let (group, index) = binding;
            return Err(format!("binding {group}:{index} is used in two ways; only what is written can be expected"));
        }
        bound.after.extend(elements);
        Ok(())
    }

    /// What is wrong with the plan as a whole.
    pub fn problem(&self) -> Option<String> {
        if self.targets.is_empty() && self.resources.values().all(|bound| bound.after.is_empty()) {
            return Some("an execution without an `expect` line tests nothing".to_owned());
        }
        let targets = match &self.command {
            Command::Dispatch(_) => 0,
            Command::Draw(draw) if draw.targets.is_empty() => return Some("a draw needs a `target`".to_owned()),
            Command::Draw(draw) => draw.targets.len(),
        };
        if let Some(index) = self.targets.keys().find(|&&index| index >= targets) {
            return Some(format!("there is no target {index}"));
        }
        self.resources.iter().find_map(|((group, binding), bound)| {
            let (before, after, whole) = (bound.size_before(), bound.size_after(), bound.size());
            if before != 0 && after > before {
                return Some(format!("binding {group}:{binding}: {after} bytes are expected of {before}"));
            }
            let is_texture = matches!(bound.kind, Kind::Texture(_));
            (is_texture && (whole > MAX_BYTES || before != 0 && before != whole || after > whole)).then(|| {
                format!(
                    "binding {group}:{binding}: the texture has {whole} bytes, and {before} before and {after} after"
                )
            })
        })
    }

    /// What an executor must have: the features that are required, and those that follow from the resources.
    pub fn needs(&self) -> impl Iterator<Item = &str> {
        let textures = self.resources.values().any(|bound| !matches!(bound.kind, Kind::Buffer(_)));
        let draws = matches!(self.command, Command::Draw(_));
        let immediates = !self.immediates.is_empty();
        let more = [textures.then_some(TEXTURES), draws.then_some(DRAWS), immediates.then_some(IMMEDIATES)];
        self.requires.iter().map(String::as_str).chain(more.into_iter().flatten())
    }

    /// How many values are compared after it.
    pub fn checks(&self) -> usize {
        let resources = self.resources.values().map(|bound| &bound.after);
        resources.chain(self.targets.values()).flatten().filter(|expected| expected.is_compared()).count()
    }

    /// What executors are given.
    pub fn work(&self) -> Work {
        let resources = self.resources.iter().map(|(&(group, binding), bound)| {
            let kind = match &bound.kind {
                Kind::Buffer(access) => {
                    ResourceKind::Buffer(Buffer { access: *access, contents: Bytes(bound.initial_bytes()) })
                }
                Kind::Texture(texture) => {
                    ResourceKind::Texture(Texture { contents: Bytes(bound.initial_bytes()), ..texture.clone() })
                }
                Kind::Sampler(sampler) => ResourceKind::Sampler(sampler.clone()),
            };
            Resource { group, binding, kind }
        });
        let mut immediates: Vec<u8> = self.immediates.iter().flat_map(Element::bytes).collect();
        immediates.resize(immediates.len().next_multiple_of(4), 0);
        let mut command = self.command.clone();
        if let Command::Draw(Draw { calls, .. }) = &mut command
            && calls.is_empty()
        {
            calls.push(Call::default());
        }
        Work { command, resources: resources.collect(), immediates: Bytes(immediates) }
    }

    /// Compares what came back: the contents of what is written, in the order of the bindings, and the targets.
    pub fn compare(&self, contents: &[Bytes]) -> Result<(), String> {
        let written = self.resources.iter().filter(|(_, bound)| bound.is_written());
        let mut expected: Vec<(String, &[Expected])> = written
            .map(|((group, binding), bound)| (format!("@group({group}) @binding({binding})"), bound.after.as_slice()))
            .collect();
        if let Command::Draw(draw) = &self.command {
            let of = |index| self.targets.get(&index).map_or(&[][..], Vec::as_slice);
            expected.extend((0..draw.targets.len()).map(|index| (format!("target {index}"), of(index))));
        }
        if expected.len() != contents.len() {
            return Err(format!("{} contents came back, expected {}", contents.len(), expected.len()));
        }
        let mut message = String::new();
        for ((name, after), bytes) in expected.iter().zip(contents) {
            let mismatches = compare(after, &bytes.0, self.tolerance);
            write_mismatches(&mut message, name, &mismatches);
        }
        if message.is_empty() { Ok(()) } else { Err(message) }
    }
}

fn write_mismatches(message: &mut String, name: &str, mismatches: &[Mismatch]) {
    if mismatches.is_empty() {
        return;
    }
    let mut line = |text: &str| writeln!(message, "{text}").expect("a String takes all");
    line(&format!("{name}:"));
    for mismatch in mismatches.iter().take(MOST_SHOWN) {
        line(&format!("  {mismatch}"));
    }
    if mismatches.len() > MOST_SHOWN {
        line(&format!("  and {} more", mismatches.len() - MOST_SHOWN));
    }
}

impl Bound {
    /// Whether the shader may write it.
    fn is_written(&self) -> bool {
        match &self.kind {
            Kind::Buffer(access) => *access == Access::ReadWrite,
            Kind::Texture(texture) => ResourceKind::Texture(texture.clone()).is_written(),
            Kind::Sampler(_) => false,
        }
    }

    fn size_before(&self) -> usize {
        size(self.before.iter().map(|element| element.scalar))
    }

    fn size_after(&self) -> usize {
        size(self.after.iter().map(|element| element.scalar))
    }

    /// Bytes.
    fn size(&self) -> usize {
        match &self.kind {
            Kind::Buffer(_) => self.size_before().max(self.size_after()),
            Kind::Texture(texture) => usize::try_from(texture::size(texture)).unwrap_or(usize::MAX),
            Kind::Sampler(_) => 0,
        }
    }

    /// The contents before; of a buffer padded to a multiple of 4 bytes.
    pub fn initial_bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.before.iter().flat_map(Element::bytes).collect();
        if bytes.is_empty() {
            bytes.resize(self.size(), 0);
        }
        if matches!(self.kind, Kind::Buffer(_)) {
            bytes.resize(bytes.len().next_multiple_of(4).max(4), 0);
        }
        bytes
    }
}

/// The bytes that scalars take.
fn size(scalars: impl Iterator<Item = Scalar>) -> usize {
    scalars.map(Scalar::size).sum()
}

/// `G:B: REST`
fn bound(value: &str) -> Result<(Binding, &str), String> {
    let shape = || format!("expected `G:B: ...`, not `{value}`");
    let (binding, rest) =
        value.match_indices(':').nth(1).map(|(at, _)| (&value[..at], &value[at + 1..])).ok_or_else(shape)?;
    let (group, index) = binding.split_once(':').ok_or_else(shape)?;
    let number = |text: &str| text.trim().parse().map_err(|_| shape());
    Ok(((number(group)?, number(index)?), rest.trim()))
}

fn dispatch(value: &str) -> Result<[u32; 3], String> {
    let counts: Result<Vec<u32>, _> = value.split_whitespace().map(str::parse).collect();
    counts
        .ok()
        .and_then(|counts| <[u32; 3]>::try_from(counts).ok())
        .ok_or_else(|| format!("expected three counts of workgroups, not `{value}`"))
}

/// `VERTICES [INSTANCES] [TOPOLOGY] [first N] [first-instance N] [base N] [clockwise] [cull front|back]`: a further draw.
fn draw(draw: &mut Draw, value: &str) -> Result<(), String> {
    let wrong = |word: &str| format!("`{word}` is nothing that a draw has, or lacks its number");
    let mut call = Call::default();
    let mut counts = Vec::new();
    let mut words = value.split_whitespace();
    while let Some(word) = words.next() {
        match word {
            "points" => draw.topology = Topology::PointList,
            "lines" => draw.topology = Topology::LineList,
            "line-strip" => draw.topology = Topology::LineStrip,
            "triangles" => draw.topology = Topology::TriangleList,
            "strip" => draw.topology = Topology::TriangleStrip,
            "clockwise" => draw.clockwise = true,
            "cull" => {
                draw.cull = match words.next() {
                    Some("front") => Cull::Front,
                    Some("back") => Cull::Back,
                    _ => return Err("`cull` is of `front` or of `back`".to_owned()),
                }
            }
            "first" | "first-instance" | "base" => {
                let number: i32 = words.next().and_then(|word| word.parse().ok()).ok_or_else(|| wrong(word))?;
                let unsigned = || u32::try_from(number).map_err(|_| wrong(word));
                match word {
                    "first" => call.first_vertex = unsigned()?,
                    "first-instance" => call.first_instance = unsigned()?,
                    _ => call.base_vertex = number,
                }
            }
            _ => counts.push(word.parse().map_err(|_| wrong(word))?),
        }
    }
    match counts[..] {
        [vertices] => (call.vertices, call.instances) = (vertices, 1),
        [vertices, instances] => (call.vertices, call.instances) = (vertices, instances),
        _ => return Err(format!("expected `VERTICES [INSTANCES] [TOPOLOGY]`, not `{value}`")),
    }
    draw.calls.push(call);
    Ok(())
}

/// `LEFT TOP WIDTH HEIGHT NEAR FAR`, of the last draw.
fn viewport(draw: &mut Draw, value: &str) -> Result<(), String> {
    let numbers: Result<Vec<f32>, _> = value.split_whitespace().map(str::parse).collect();
    let numbers = numbers.ok().and_then(|numbers| <[f32; 6]>::try_from(numbers).ok());
    let numbers = numbers.ok_or_else(|| format!("expected `LEFT TOP WIDTH HEIGHT NEAR FAR`, not `{value}`"))?;
    draw.calls.last_mut().ok_or("a `viewport` follows its `draw`")?.viewport = Some(numbers);
    Ok(())
}

/// `WxH FORMAT... [samples N] [depth] [blend]`
fn target(draw: &mut Draw, value: &str) -> Result<(), String> {
    let mut words = value.split_whitespace();
    let [width, height, _] = texture::extent(words.next().unwrap_or_default())?;
    draw.size = [width, height];
    while let Some(word) = words.next() {
        match word {
            "depth" => {
                let compare = "less".to_owned();
                draw.depth = Some(Depth { compare, is_written: true, contents: Bytes::default() });
            }
            "blend" => draw.blend = true,
            "samples" => {
                let count = words.next().and_then(|count| count.parse().ok());
                draw.samples = count.filter(|count| [1, 4].contains(count)).ok_or("a pixel has 1 or 4 samples")?;
            }
            format if texture::texel_size(format).is_some() => {
                draw.targets.push(Target { format: format.to_owned(), contents: Bytes::default() });
            }
            _ => return Err(format!("`{word}` is not a known format")),
        }
    }
    Ok(())
}

/// `N: FORMAT [instance]: TYPE VALUES`
fn attribute(draw: &mut Draw, value: &str) -> Result<(), String> {
    let wrong = || format!("expected `N: FORMAT: TYPE VALUES`, not `{value}`");
    let (location, rest) = value.split_once(':').ok_or_else(wrong)?;
    let (format, values) = rest.split_once(':').ok_or_else(wrong)?;
    let mut words = format.split_whitespace();
    let format = words.next().ok_or_else(wrong)?.to_owned();
    let per_instance = words.next().is_some_and(|word| word == "instance");
    let contents = parse_values(values.trim(), MAX_BYTES)?.iter().flat_map(Element::bytes).collect();
    let location = location.trim().parse().map_err(|_| wrong())?;
    draw.attributes.push(Attribute { location, format, per_instance, contents: Bytes(contents) });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_one_binding_append() {
        let mut plan = ExecPlan::default();
        plan.read("read", "0:0: f32 1 2").expect("valid");
        plan.read("read", "0:0: u32 3").expect("valid");
        plan.read("expect", "1:2: f16 1 2 3").expect("valid");
        assert_eq!(plan.resources[&(0, 0)].initial_bytes(), [0, 0, 128, 63, 0, 0, 0, 64, 3, 0, 0, 0]);
        assert_eq!(plan.checks(), 3);
        assert_eq!(plan.resources[&(1, 2)].initial_bytes(), [0; 8], "zeros of the expected size, in whole words");
        assert_eq!(plan.problem(), None);
    }

    #[test]
    fn wrong_lines_are_refused() {
        let mut plan = ExecPlan::default();
        for (name, value) in [
            ("read", "0: f32 1"),
            ("read", "0:0: f64 1"),
            ("read", "0:0: i32 1.5"),
            ("dispatch", "1 2"),
            ("override", "a 3"),
            ("require", "magic"),
            ("tolerance", "ulp"),
            ("texture", "0:0: 2d r8unorm"),
            ("sampler", "0:0: round"),
            ("draw", "fan 3"),
            ("draw", "3 first"),
            ("draw", "3 cull all"),
            ("viewport", "0 0 1 1 0 1"),
            ("indices", "-1"),
            ("target", "2x2 r8float"),
        ] {
            assert!(plan.read(name, value).is_err(), "{name}: {value}");
        }
        plan = ExecPlan::default();
        plan.read("uniform", "0:0: f32 1").expect("valid");
        assert!(plan.read("expect", "0:0: f32 1").is_err(), "a uniform buffer cannot be written");
        assert!(plan.problem().is_some(), "nothing is expected");
        plan.read("write", "0:1: f32 1").expect("valid");
        plan.read("expect", "0:1: f32 1 2").expect("valid");
        assert!(plan.problem().is_some(), "more is expected than the buffer has");
    }

    #[test]
    fn textures_and_targets_are_whole() {
        let mut plan = ExecPlan::default();
        plan.read("texture", "0:0: 2d r8uint 2x2: u8 1 2").expect("valid");
        plan.read("expect", "0:1: u32 1").expect("valid");
        assert!(plan.problem().expect("two texels are missing").contains("4 bytes"));
        plan.read("texture", "0:0: u8 3 4").expect("valid");
        assert_eq!(plan.problem(), None);
        assert_eq!(plan.needs().collect::<Vec<_>>(), ["textures"]);
        plan.read("draw", "4 2 strip").expect("valid");
        assert!(plan.problem().is_some(), "a draw without targets");
        plan.read("target", "4x2 rgba8unorm r32float samples 4 depth").expect("valid");
        plan.read("expect", "target 1: f32 1*8").expect("valid");
        assert_eq!(plan.problem(), None);
        plan.read("expect", "target 2: f32 1*8").expect("valid");
        assert!(plan.problem().is_some(), "there are two targets");
    }
}
