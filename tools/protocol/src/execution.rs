//! The operation `run`: what the interpreter is given, and what comes back of it.

use crate::library::{answer_of, constants, features, given};
use crate::message::{Request, Response};
use crate::resources;
use colorfast::Compiler;
use colorfast::driver::Pass;
use colorfast::interpret::{self, Checks, Draw, Report, Resources, Settings, Strict};
use colorfast::ir::{DialectProperties, Module};
use colorfast::transform::{SubstituteOverridesConfig, substitute_overrides};
use colorfast::types::ShaderStage;
use colorfast_wire::{Bytes, Command, Work};

/// Answers it.
pub(crate) fn run(compiler: &mut Compiler, request: &Request) -> Result<Response, String> {
    let given_source = given(request)?;
    let work = request.work.as_ref().ok_or("the request has no work")?;
    let (checks, strict) = checks(&request.checks)?;
    let settings = Settings { checks, strict, step_limit: 1 << 26, ..Settings::default() };
    let passes = Pass::parse_list(request.passes.as_deref().unwrap_or_default())?;
    let mut rebound = Vec::new();
    let mut substituted = compiler.lower(given_source.source(), &features(request)?).and_then(|mut module| {
        if module.properties.contains(DialectProperties::OVERRIDES) {
            substitute_overrides(&mut module, &SubstituteOverridesConfig { values: constants(request) })?;
        }
        for pass in &passes {
            rebound.extend(pass.run(compiler, &mut module)?);
        }
        Ok(module)
    });
    let mut given = resources::resources(work)?;
    let mut draw = match &work.command {
        Command::Dispatch(_) => None,
        Command::Draw(draw) => Some(resources::draw(draw)?),
    };
    let ran = match &mut substituted {
        Ok(module) => resources::run_raised(&mut given, module, &work.command, &rebound, |module, resources| {
            let of_stage = |stage| entry_point(module, request.entry_point.as_deref(), stage);
            Ok::<_, String>(match (&work.command, &mut draw) {
                (Command::Dispatch(groups), _) => {
                    let name = of_stage(ShaderStage::Compute)?;
                    interpret::dispatch(module, &name, *groups, resources, &settings)
                }
                (Command::Draw(_), None) => unreachable!("a draw has been made of it"),
                (Command::Draw(_), Some(draw)) => {
                    let names = [of_stage(ShaderStage::Vertex)?, of_stage(ShaderStage::Fragment)?];
                    interpret::draw(module, [&names[0], &names[1]], draw, resources, &settings)
                }
            })
        })?,
        Err(diagnostics) => Err(diagnostics.clone()),
    };
    Ok(match ran {
        Ok(report) => finished(given_source.text(), work, &report, &given, draw.as_ref()),
        Err(diagnostics) => answer_of(given_source.text(), &diagnostics),
    })
}

fn finished(source: &str, work: &Work, report: &Report, resources: &Resources, draw: Option<&Draw>) -> Response {
    let written = work.resources.iter().filter(|resource| resource.kind.is_written());
    let contents = written.map(|resource| {
        let binding = resources::binding(resource);
        let texture = resources.texture(binding).map(|texture| texture.bytes.as_slice());
        Bytes(resources.get(binding).or(texture).unwrap_or_default().to_vec())
    });
    let targets = draw.into_iter().flat_map(|draw| draw.targets.iter().map(|target| Bytes(target.bytes.clone())));
    let contents = Some(contents.chain(targets).collect());
    Response { contents, ..answer_of(source, &report.findings) }
}

/// The checks of these names; `strict TARGET` is the strict mode of a target.
fn checks(names: &[String]) -> Result<(Checks, Option<Strict>), String> {
    let (mut checks, mut strict) = (Checks::default(), None);
    for name in names {
        match name.strip_prefix("strict ") {
            Some(target) => strict = Some(Strict::from_name(target).ok_or_else(|| format!("unknown check `{name}`"))?),
            None => *checks.by_name(name).ok_or_else(|| format!("unknown check `{name}`"))? = true,
        }
    }
    Ok((checks, strict))
}

/// The entry point that is asked for, or the only one of a stage.
fn entry_point(module: &Module, name: Option<&str>, stage: ShaderStage) -> Result<String, String> {
    let of_stage = module.entry_points().map(|id| module.function(id)).filter(|function| function.stage == Some(stage));
    let names: Vec<&str> = of_stage.map(|function| module.name(function.name)).collect();
    match (name, &names[..]) {
        (Some(name), names) if names.contains(&name) => Ok(name.to_owned()),
        (None, [only]) => Ok((*only).to_owned()),
        (_, names) => {
            Err(format!("one entry point of stage {} is wanted, and there are {}", stage.name(), names.len()))
        }
    }
}
