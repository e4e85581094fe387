//! `colorfast run`: a shader runs in the interpreter, and what it wrote is shown.
//!
//! What it runs on is said by arguments, in the words of `testdata/README.md`, and by the `//#` lines at its head, where it has such.

mod image;
mod show;
mod work;

use clap::Args;
use colorfast::Compiler;
use colorfast::diagnostic::Diagnostics;
use colorfast::driver::{Request, Target};
use colorfast::interpret::{self, Checks, Draw, Report, Resources, Settings, Strict};
use colorfast::ir::{DialectProperties, Module};
use colorfast::output::BoundResource;
use colorfast::transform::{SubstituteOverridesConfig, substitute_overrides};
use colorfast::types::ShaderStage;
use colorfast_protocol::resources;
use colorfast_wire::{Command, Work};
use std::path::{Path, PathBuf};

use crate::arguments::InputArguments;
use crate::input;
use crate::run::{constant, print, show, target_named};

/// What to run, and on what.
#[derive(Args)]
pub struct RunArguments {
    /// Where the shader is.
    #[command(flatten)]
    input: InputArguments,
    /// The compute entry point, or the vertex entry point of a draw; may be left out where there is one.
    #[arg(short, long)]
    entry_point: Option<String>,
    /// The fragment entry point of a draw; may be left out where there is one.
    #[arg(long)]
    fragment: Option<String>,
    /// Workgroups along x, y and z.
    #[arg(long, value_name = "X,Y,Z", value_parser = groups)]
    dispatch: Option<[u32; 3]>,
    /// A buffer: G:B=TYPE:VALUE,VALUE*COUNT,... or G:B=@FILE, where TYPE is u32, i32, f32 or f16; may be given several times.
    #[arg(short, long = "buffer", value_name = "G:B=CONTENTS")]
    buffers: Vec<String>,
    /// A texture: 'G:B=2d rgba8unorm 4x4', then ': u8 VALUES' or '@FILE' for its texels; or G:B=@IMAGE.ppm; may be given several times.
    #[arg(long = "texture", value_name = "G:B=TEXTURE")]
    textures: Vec<String>,
    /// A sampler: 'G:B=linear repeat', with the words of testdata/README.md; may be given several times.
    #[arg(long = "sampler", value_name = "G:B=WORDS")]
    samplers: Vec<String>,
    /// Draw instead: 'VERTICES [INSTANCES] [triangles|strip|points]'.
    #[arg(long, value_name = "VERTICES", conflicts_with = "dispatch")]
    draw: Option<String>,
    /// The targets of a draw: 'WxH FORMAT... [samples N] [depth] [blend]'.
    #[arg(long, value_name = "TARGET")]
    target: Option<String>,
    /// A vertex buffer of a draw: 'N=float32x2: f32 VALUES'; may be given several times.
    #[arg(long = "attribute", value_name = "N=ATTRIBUTE")]
    attributes: Vec<String>,
    /// Write the first target, or else the first storage texture, as an image in the PPM format.
    #[arg(short, long, value_name = "IMAGE.ppm")]
    output: Option<PathBuf>,
    /// The value of an override, by name or id; may be given several times.
    #[arg(short = 'D', long = "constant", value_name = "NAME=VALUE")]
    constants: Vec<String>,
    /// What to look for: bounds, races, barriers, uninitialised, or all.
    #[arg(long = "check", value_name = "CHECK", value_delimiter = ',')]
    checks: Vec<String>,
    /// Look for what this target leaves undefined: spirv, msl, hlsl or glsl.
    #[arg(long, value_name = "TARGET")]
    strict: Option<String>,
    /// Raise the shader for this target first, and run what its writer would be given. Resources are named as in the source.
    #[arg(long, value_name = "TARGET")]
    raise: Option<String>,
    /// Invocations in a subgroup.
    #[arg(long, default_value_t = Settings::default().subgroup_size)]
    subgroup_size: u32,
    /// End after so many steps of all invocations together.
    #[arg(long, default_value_t = Settings::default().step_limit)]
    steps: u64,
}

/// Runs the shader; whether it ran to its end and the checks found nothing.
pub fn run(arguments: &RunArguments) -> Result<bool, String> {
    let input = input::read(&arguments.input.file, arguments.input.language.as_deref())?;
    let (work, mut constants) = work::of(arguments, &input.text)?;
    for text in &arguments.constants {
        let (name, value) = constant(text)?;
        constants.retain(|(other, _)| *other != name);
        constants.push((name, value));
    }
    let settings = settings(arguments)?;
    let target = arguments.raise.as_deref().map(target_named).transpose()?;
    let mut bound = resources::resources(&work)?;
    let mut draw = match &work.command {
        Command::Dispatch(_) => None,
        Command::Draw(draw) => Some(resources::draw(draw)?),
    };
    let mut compiler = Compiler::new();
    let module = compiler.lower(input.source(), &arguments.input.verdict.features()).and_then(|mut module| {
        if module.properties.contains(DialectProperties::OVERRIDES) {
            substitute_overrides(&mut module, &SubstituteOverridesConfig { values: constants })?;
        }
        Ok(module)
    });
    let result = match &module {
        Ok(module) => {
            let names = entry_points(arguments, module, &work.command)?;
            let run = Run { work: &work, settings: &settings, bound: &mut bound, draw: draw.as_mut() };
            match target {
                None => run.on_its_resources(module.clone(), &names, &[]),
                Some(target) => run.raised(&mut compiler, module.clone(), target, names)?,
            }
        }
        Err(diagnostics) => Err(diagnostics.clone()),
    };
    let (findings, report) = match result {
        Ok(report) => (report.findings.clone(), Some(report)),
        Err(diagnostics) => (diagnostics, None),
    };
    if !findings.is_empty() {
        show(&arguments.input.shown, &input, &findings)?;
    }
    if let Some(report) = report {
        print(&show::text(module.as_ref().ok(), &work, &bound, draw.as_ref()))?;
        if let Some(path) = &arguments.output {
            write_image(path, &work, &bound, draw.as_ref())?;
        }
        eprintln!("{} invocations, {} steps", report.invocations, report.steps);
    }
    Ok(findings.is_empty())
}

/// Writes the first target, or else the first storage texture.
fn write_image(path: &Path, work: &Work, bound: &Resources, draw: Option<&Draw>) -> Result<(), String> {
    let written = draw.and_then(|draw| draw.targets.first());
    let stored = || work.resources.iter().find_map(|resource| bound.texture(resources::binding(resource)));
    let texture = written.or_else(stored).ok_or("there is no image: the shader draws nothing and has no texture")?;
    std::fs::write(path, image::ppm(texture)?).map_err(|error| format!("{}: {error}", path.display()))
}

/// A module's execution: on what, and how.
struct Run<'a> {
    work: &'a Work,
    settings: &'a Settings,
    bound: &'a mut Resources,
    draw: Option<&'a mut Draw>,
}

impl Run<'_> {
    /// Runs a module as it is.
    fn execute(self, module: &Module, names: &EntryPoints) -> Result<Report, Diagnostics> {
        match (names, self.draw) {
            (EntryPoints::Compute(name, groups), _) => {
                interpret::dispatch(module, name, *groups, self.bound, self.settings)
            }
            (EntryPoints::Draw([vertex, fragment]), Some(draw)) => {
                interpret::draw([(module, vertex), (module, fragment)], draw, self.bound, self.settings)
            }
            (EntryPoints::Draw(_), None) => unreachable!("a draw has been made of the command"),
        }
    }

    /// Raises a module for a target, and runs what comes of it on the resources at the source's groups and bindings.
    fn raised(
        self,
        compiler: &mut Compiler,
        mut module: Module,
        target: Target,
        names: EntryPoints,
    ) -> Result<Result<Report, Diagnostics>, String> {
        let alone = match &names {
            EntryPoints::Compute(name, _) => Some(name.as_str()),
            EntryPoints::Draw(_) => None,
        };
        let request = Request { target, entry_point: alone, constants: &[], options: &[] };
        let rebound = match compiler.raise_with(&mut module, &request) {
            Ok(rebound) => rebound,
            Err(diagnostics) => return Ok(Err(diagnostics)),
        };
        let names = match names {
            // A target may give the only entry point another name.
            EntryPoints::Compute(_, groups) => {
                EntryPoints::Compute(entry_point(&module, None, ShaderStage::Compute)?, groups)
            }
            EntryPoints::Draw(_) if module.entry_points().count() < 2 => {
                let target = target.name();
                return Err(format!("a module raised for {target} has one entry point, and a draw needs two"));
            }
            names => names,
        };
        Ok(self.on_its_resources(module, &names, &rebound))
    }

    /// Runs a module that may have been raised, with the resources where it looks for them.
    fn on_its_resources(
        self,
        mut module: Module,
        names: &EntryPoints,
        rebound: &[BoundResource],
    ) -> Result<Report, Diagnostics> {
        let Run { work, settings, bound, draw } = self;
        resources::run_raised(bound, &mut module, &work.command, rebound, |module, bound| {
            Run { work, settings, bound, draw }.execute(module, names)
        })
    }
}

/// The entry points of an execution.
enum EntryPoints {
    /// One, over so many workgroups.
    Compute(String, [u32; 3]),
    /// That of the vertices, and that of the fragments.
    Draw([String; 2]),
}

fn entry_points(arguments: &RunArguments, module: &Module, command: &Command) -> Result<EntryPoints, String> {
    let named = arguments.entry_point.as_deref();
    Ok(match command {
        Command::Dispatch(groups) => EntryPoints::Compute(entry_point(module, named, ShaderStage::Compute)?, *groups),
        Command::Draw(_) => EntryPoints::Draw([
            entry_point(module, named, ShaderStage::Vertex)?,
            entry_point(module, arguments.fragment.as_deref(), ShaderStage::Fragment)?,
        ]),
    })
}

/// The entry point that is asked for, or the only one of a stage.
fn entry_point(module: &Module, name: Option<&str>, stage: ShaderStage) -> Result<String, String> {
    let of_stage = module.entry_points().map(|id| module.function(id)).filter(|function| function.stage == Some(stage));
    let names: Vec<&str> = of_stage.map(|function| module.name(function.name)).collect();
    let stage = stage.name();
    match (name, &names[..]) {
        (Some(name), names) if names.contains(&name) => Ok(name.to_owned()),
        (Some(name), []) => Err(format!("there is no {stage} entry point '{name}', nor any other")),
        (Some(name), names) => Err(format!("there is no {stage} entry point '{name}'; there are {}", names.join(", "))),
        (None, [only]) => Ok((*only).to_owned()),
        (None, []) => Err(format!("the shader has no {stage} entry point")),
        (None, names) => Err(format!("the shader has several {stage} entry points: name one of {}", names.join(", "))),
    }
}

fn settings(arguments: &RunArguments) -> Result<Settings, String> {
    Ok(Settings {
        checks: checks(&arguments.checks)?,
        strict: arguments.strict.as_deref().map(strict).transpose()?,
        step_limit: arguments.steps,
        subgroup_size: arguments.subgroup_size,
        ..Settings::default()
    })
}

fn groups(text: &str) -> Result<[u32; 3], String> {
    let mut groups = [1; 3];
    let words: Vec<&str> = text.split(',').collect();
    if words.len() > groups.len() {
        return Err("a dispatch has three dimensions".to_owned());
    }
    for (group, word) in groups.iter_mut().zip(words) {
        *group = word.trim().parse().map_err(|_| format!("'{word}' is not a count of workgroups"))?;
    }
    Ok(groups)
}

fn checks(names: &[String]) -> Result<Checks, String> {
    let mut checks = Checks::default();
    for name in names {
        match checks.by_name(name) {
            Some(check) => *check = true,
            None if name == "all" => checks = Checks::all(),
            None => return Err(format!("no check '{name}'; there are {} and all", Checks::NAMES.join(", "))),
        }
    }
    Ok(checks)
}

fn strict(name: &str) -> Result<Strict, String> {
    let known = || Strict::ALL.map(Strict::name).join(", ");
    Strict::from_name(name).ok_or_else(|| format!("no strict mode of '{name}'; there are {}", known()))
}
