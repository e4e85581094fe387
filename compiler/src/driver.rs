//! The compiler as a caller sees it: a source is checked, or goes through every stage to a target.
//!
//! Time is not measured here, since the library knows no clock: an observer hears when each stage has ended.

mod common;
mod passes;
mod pipeline;

pub use common::CommonOptions;
pub use passes::{Pass, run_passes, transforms};
pub use pipeline::pipeline;

use crate::Store;
use crate::diagnostic::{Diagnostic, Diagnostics, Lines, Rule, Span};
use crate::glsl;
use crate::hlsl;
use crate::inspect::{self, Inspection};
use crate::ir;
use crate::msl;
use crate::output::{BoundResource, EntryPointInfo};
use crate::sem::{self, Features, Program};
use crate::spirv;
use crate::syntax;
use crate::transform::{self, Transform};
use crate::types::ShaderStage;
use crate::util::{OptionInfo, OptionType, OptionValue};
use crate::wgsl;

/// The request itself cannot be met: an unknown option, entry point or override.
const REQUEST: Rule = Rule::new("request", "");

/// A language that the compiler reads.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// WGSL.
    Wgsl,
    /// The IR's text form.
    Ir,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Wgsl, Self::Ir];

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wgsl => "wgsl",
            Self::Ir => "ir",
        }
    }

    /// The language called so.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.name() == name)
    }
}

/// A language that the compiler writes.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// WGSL.
    Wgsl,
    /// SPIR-V for Vulkan.
    Spirv,
    /// The Metal Shading Language.
    Msl,
    /// HLSL, for DXC or FXC.
    Hlsl,
    /// GLSL for OpenGL ES or OpenGL: a text for each entry point.
    Glsl,
    /// The IR's text form, as lowered.
    Ir,
}

impl Target {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Wgsl, Self::Spirv, Self::Msl, Self::Hlsl, Self::Glsl, Self::Ir];

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wgsl => "wgsl",
            Self::Spirv => "spirv",
            Self::Msl => "msl",
            Self::Hlsl => "hlsl",
            Self::Glsl => "glsl",
            Self::Ir => "ir",
        }
    }

    /// The extension of output files, without a period.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Wgsl => "wgsl",
            Self::Spirv => "spv",
            Self::Msl => "msl",
            Self::Hlsl => "hlsl",
            Self::Glsl => "glsl",
            Self::Ir => "ir",
        }
    }

    /// The target called so.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|target| target.name() == name)
    }

    /// The options that a request may set, beside [`CommonOptions`].
    pub const fn options(self) -> &'static [OptionInfo] {
        match self {
            Self::Wgsl => wgsl::Options::TABLE,
            Self::Spirv => spirv::Options::TABLE,
            Self::Msl => msl::Options::TABLE,
            Self::Hlsl => hlsl::Options::TABLE,
            Self::Glsl => glsl::Options::TABLE,
            Self::Ir => IrOptions::TABLE,
        }
    }

    /// The transforms that it alone has.
    pub const fn transforms(self) -> &'static [&'static Transform] {
        match self {
            Self::Wgsl => wgsl::TABLE,
            Self::Spirv => spirv::TABLE,
            Self::Msl => msl::TABLE,
            Self::Hlsl => hlsl::TABLE,
            Self::Glsl => glsl::TABLE,
            Self::Ir => &[],
        }
    }
}

crate::option_table! {
    /// What the IR's text form may be asked for.
    pub struct IrOptions {
        /// Whether each instruction's source span is printed.
        locations: bool = false,
    }
}

/// What to compile to, and how.
#[derive(Copy, Clone, Debug)]
pub struct Request<'a> {
    /// The target.
    pub target: Target,
    /// The only entry point to keep, or the whole module.
    pub entry_point: Option<&'a str>,
    /// Values of overrides, by name or by `@id` as text.
    pub constants: &'a [(String, f64)],
    /// The target's options, and those that all targets have.
    pub options: &'a [(String, OptionValue)],
}

/// One output.
#[derive(Clone, PartialEq, Debug)]
pub struct Unit {
    /// What was written.
    pub artifact: Artifact,
    /// The entry points in it.
    pub entry_points: Vec<EntryPointInfo>,
    /// HLSL: the shader model that it needs, where that is higher than the one asked for.
    pub shader_model: Option<&'static str>,
    /// GLSL, MSL, and HLSL of shader model 5: the resources, by the names and numbers that they have in the text.
    pub bindings: Vec<BoundResource>,
}

impl Unit {
    /// An output of which nothing is said but what most targets say.
    fn new(artifact: Artifact, entry_points: Vec<EntryPointInfo>) -> Self {
        Self { artifact, entry_points, shader_model: None, bindings: Vec::new() }
    }

    /// What files of an output end in, without the first period: where a target has an output for each entry point, its name too.
    pub fn file_suffix(&self, target: Target) -> String {
        match self.entry_points.first().filter(|_| target == Target::Glsl) {
            Some(entry_point) => {
                let extension = match entry_point.stage {
                    ShaderStage::Vertex => "vert",
                    ShaderStage::Fragment => "frag",
                    ShaderStage::Compute => "comp",
                };
                format!("{}.{extension}", entry_point.name)
            }
            None => target.extension().to_owned(),
        }
    }
}

/// The content of an output.
#[derive(Clone, PartialEq, Debug)]
pub enum Artifact {
    /// Text.
    Text(String),
    /// SPIR-V words.
    Words(Vec<u32>),
}

/// A finished compilation.
#[derive(Clone, PartialEq, Debug)]
pub struct Compilation {
    /// The outputs.
    pub units: Vec<Unit>,
    /// Warnings and infos.
    pub diagnostics: Diagnostics,
}

/// A stage of compilation.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Text to validated program.
    Read,
    /// Program to IR.
    Lower,
    /// All transforms.
    Raise,
    /// IR to output.
    Print,
}

/// Reads WGSL: parses, and resolves what could be parsed. The program holds what was found wrong.
pub fn read(source: &str, features: &Features) -> Program {
    let mut store = Store::new();
    let mut diagnostics = Diagnostics::new();
    let ast = syntax::parse(source, &mut store.symbols, &mut diagnostics);
    sem::resolve(ast, store, features, diagnostics)
}

/// Everything found wrong, or worth knowing, in a WGSL module, in source order.
pub fn check(source: &str, features: &Features) -> Diagnostics {
    read(source, features).diagnostics
}

/// Reflects on a WGSL module, with values of overrides by name or by `@id` as text.
pub fn inspect(source: &str, features: &Features, constants: &[(String, f64)]) -> Result<Inspection, Diagnostics> {
    let program = read(source, features);
    if program.is_valid() { inspect::inspect(&program, constants) } else { Err(program.diagnostics) }
}

/// Compiles a source to a target. `observe` hears the end of each stage.
pub fn compile(
    source: &str,
    language: Language,
    features: &Features,
    request: &Request<'_>,
    observe: &mut dyn FnMut(Stage),
) -> Result<Compilation, Diagnostics> {
    let (mut module, diagnostics) = match language {
        Language::Ir => {
            let module = ir::text::parse(source)?;
            observe(Stage::Read);
            ir::validate(&module)?;
            (module, Diagnostics::new())
        }
        Language::Wgsl => {
            let mut program = read(source, features);
            observe(Stage::Read);
            if !program.is_valid() {
                return Err(program.diagnostics);
            }
            (wgsl::lower::lower_last(&mut program)?, program.diagnostics)
        }
    };
    observe(Stage::Lower);
    if wants_lines(request) {
        module.lines = Lines::of(source);
    }
    let units = compile_module(module, request, observe)?;
    Ok(Compilation { units, diagnostics })
}

/// Whether the output is to name the lines of the source.
fn wants_lines(request: &Request<'_>) -> bool {
    let is_wanted = |value: &OptionValue| bool::read(value, &[]).unwrap_or(false);
    request.options.iter().any(|(name, value)| name == "source_lines" && is_wanted(value))
}

/// Compiles a lowered module to a target: to one output, where the target does not ask for one each for entry points.
pub fn compile_module(
    mut module: ir::Module,
    request: &Request<'_>,
    observe: &mut dyn FnMut(Stage),
) -> Result<Vec<Unit>, Diagnostics> {
    CommonOptions::of(request)?.bind(&mut module)?;
    if request.target == Target::Glsl {
        return compile_glsl(module, request, observe);
    }
    prepare(&mut module, request)?;
    compile_whole(module, request, observe).map(|unit| vec![unit])
}

/// Each entry point of a module, as a GLSL text of its own.
fn compile_glsl(
    mut module: ir::Module,
    request: &Request<'_>,
    observe: &mut dyn FnMut(Stage),
) -> Result<Vec<Unit>, Diagnostics> {
    let options = read_options(request, glsl::Options::default(), glsl::Options::set)?;
    let bindings = glsl::Bindings::of(&module, &options);
    prepare(&mut module, request)?;
    let entry_points: Vec<ir::FunctionId> = module.entry_points().collect();
    let mut unit = |module| glsl_unit(module, &bindings, &options, observe);
    let Some((&last, others)) = entry_points.split_last() else { return Ok(vec![unit(module)?]) };
    let mut units = Vec::with_capacity(entry_points.len());
    for &entry in others {
        units.push(unit(transform::entry_point_alone(&module, entry))?);
    }
    // The last needs no copy.
    if !others.is_empty() {
        transform::only_entry_point(&mut module, last);
    }
    units.push(unit(module)?);
    Ok(units)
}

/// A prepared module of one entry point, or of none, as a GLSL text.
fn glsl_unit(
    mut module: ir::Module,
    bindings: &glsl::Bindings,
    options: &glsl::Options,
    observe: &mut dyn FnMut(Stage),
) -> Result<Unit, Diagnostics> {
    let raised = glsl::raise(&mut module, bindings, options)?;
    ir::assert_valid(&module, "raised");
    observe(Stage::Raise);
    let (output, bindings) = glsl::print(&module, &raised);
    observe(Stage::Print);
    Ok(Unit { bindings, ..Unit::new(Artifact::Text(output.text), output.entry_points) })
}

/// A prepared module as one output.
fn compile_whole(
    mut module: ir::Module,
    request: &Request<'_>,
    observe: &mut dyn FnMut(Stage),
) -> Result<Unit, Diagnostics> {
    match request.target {
        Target::Wgsl => {
            let options = read_options(request, wgsl::Options::default(), wgsl::Options::set)?;
            let raised = wgsl::raise(&mut module, &options)?;
            ir::assert_valid(&module, "raised");
            observe(Stage::Raise);
            let output = wgsl::print(&module, &raised);
            observe(Stage::Print);
            Ok(Unit::new(Artifact::Text(output.text), output.entry_points))
        }
        Target::Spirv => {
            let options = read_options(request, spirv::Options::default(), spirv::Options::set)?;
            spirv::raise(&mut module, &options)?;
            ir::assert_valid(&module, "raised");
            observe(Stage::Raise);
            let output = spirv::print(&module, &options)?;
            observe(Stage::Print);
            Ok(Unit::new(Artifact::Words(output.words), output.entry_points))
        }
        Target::Msl => {
            let options = read_options(request, msl::Options::default(), msl::Options::set)?;
            let raised = msl::raise(&mut module, &options)?;
            ir::assert_valid(&module, "raised");
            observe(Stage::Raise);
            let output = msl::print(&module, &raised);
            observe(Stage::Print);
            let unit = Unit::new(Artifact::Text(output.text), output.entry_points);
            Ok(Unit { bindings: raised.bindings, ..unit })
        }
        Target::Hlsl => {
            let options = read_options(request, hlsl::Options::default(), hlsl::Options::set)?;
            let raised = hlsl::raise(&mut module, &options)?;
            ir::assert_valid(&module, "raised");
            observe(Stage::Raise);
            let (output, bindings) = hlsl::print(&module, &raised);
            observe(Stage::Print);
            let unit = Unit::new(Artifact::Text(output.text), output.entry_points);
            Ok(Unit { shader_model: raised.shader_model, bindings, ..unit })
        }
        Target::Glsl => unreachable!("it has an output for each entry point"),
        Target::Ir => {
            let options = read_options(request, IrOptions::default(), IrOptions::set)?;
            ir::assert_valid(&module, "raised");
            observe(Stage::Raise);
            let text = ir::text::print(&module, &ir::text::PrintOptions { locations: options.locations });
            observe(Stage::Print);
            Ok(Unit::new(Artifact::Text(text), EntryPointInfo::of_module(&module)))
        }
    }
}

/// Keeps the entry point asked for and gives overrides their values, as far as the target needs it.
fn prepare(module: &mut ir::Module, request: &Request<'_>) -> Result<(), Diagnostics> {
    let taken = ir::Allow::OVERRIDES.union(ir::Allow::DUPLICATE_NAMES);
    let is_changed = request.target != Target::Ir || request.entry_point.is_some() || !request.constants.is_empty();
    if let Some(name) = module.allow.first_beyond(taken).filter(|_| is_changed) {
        let message = format!("no target takes a module that allows {name}: it has been raised already");
        return Err(Diagnostic::error(REQUEST, Span::NONE, message).into());
    }
    if let Some(name) = request.entry_point {
        let config = transform::SingleEntryPointConfig { name: name.to_owned() };
        transform::single_entry_point(module, &config)?;
    }
    let is_wanted = module.allow.contains(ir::Allow::OVERRIDES) && !matches!(request.target, Target::Wgsl | Target::Ir);
    if is_wanted || !request.constants.is_empty() {
        // Only overrides that an entry point uses need a value.
        transform::remove_unused(module, &transform::RemoveUnusedConfig { values: false })?;
        let config = transform::SubstituteOverridesConfig { values: request.constants.to_vec() };
        transform::substitute_overrides(module, &config)?;
    }
    CommonOptions::of(request)?.optimise(module)
}

/// Takes a lowered module to what a target's printer is given, with the target's default options. For GLSL that is the first entry point.
pub fn raise(module: &mut ir::Module, target: Target) -> Result<(), Diagnostics> {
    raise_with(module, &Request { target, entry_point: None, constants: &[], options: &[] })
}

/// Takes a lowered module to what a target's printer is given. For GLSL that is the first entry point, where none is asked for.
pub fn raise_with(module: &mut ir::Module, request: &Request<'_>) -> Result<(), Diagnostics> {
    CommonOptions::of(request)?.bind(module)?;
    if request.target == Target::Glsl {
        return raise_glsl(module, request);
    }
    prepare(module, request)?;
    raise_whole(module, request)?;
    ir::assert_valid(module, "raised");
    Ok(())
}

/// A prepared module, raised for a target that takes it as one.
fn raise_whole(module: &mut ir::Module, request: &Request<'_>) -> Result<(), Diagnostics> {
    match request.target {
        Target::Wgsl => {
            wgsl::raise(module, &read_options(request, wgsl::Options::default(), wgsl::Options::set)?).map(drop)
        }
        Target::Spirv => spirv::raise(module, &read_options(request, spirv::Options::default(), spirv::Options::set)?),
        Target::Msl => {
            msl::raise(module, &read_options(request, msl::Options::default(), msl::Options::set)?).map(drop)
        }
        Target::Hlsl => {
            hlsl::raise(module, &read_options(request, hlsl::Options::default(), hlsl::Options::set)?).map(drop)
        }
        Target::Glsl => unreachable!("it was raised above"),
        Target::Ir => Ok(()),
    }
}

/// Takes the first entry point of a lowered module to what the printer of GLSL is given.
fn raise_glsl(module: &mut ir::Module, request: &Request<'_>) -> Result<(), Diagnostics> {
    let options = read_options(request, glsl::Options::default(), glsl::Options::set)?;
    let bindings = glsl::Bindings::of(module, &options);
    prepare(module, request)?;
    if module.entry_points().count() > 1 {
        let first = module.entry_points().next().expect("there are several");
        *module = transform::entry_point_alone(module, first);
    }
    glsl::raise(module, &bindings, &options)?;
    ir::assert_valid(module, "raised");
    Ok(())
}

/// Reads and lowers WGSL.
pub fn lower(source: &str, features: &Features) -> Result<ir::Module, Diagnostics> {
    let mut program = read(source, features);
    if program.is_valid() { wgsl::lower::lower_last(&mut program) } else { Err(program.diagnostics) }
}

fn read_options<O>(
    request: &Request<'_>,
    mut options: O,
    set: fn(&mut O, &str, &OptionValue) -> Result<(), String>,
) -> Result<O, Diagnostics> {
    for (name, value) in request.options.iter().filter(|(name, _)| !CommonOptions::has(name)) {
        set(&mut options, name, value).map_err(wrong_request)?;
    }
    Ok(options)
}

fn wrong_request(why: String) -> Diagnostics {
    Diagnostic::error(REQUEST, Span::NONE, why).into()
}
