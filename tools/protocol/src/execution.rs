//! The operation `run`: what the interpreter is given, and what comes back of it.

use crate::library::{answer_of, constants, features, given};
use crate::message::{Request, Response};
use crate::resources;
use colorfast::Compiler;
use colorfast::diagnostic::Diagnostics;
use colorfast::driver::Pass;
use colorfast::interpret::{self, Checks, Draw, Report, Resources, Settings, Strict};
use colorfast::ir::{DialectProperties, Module};
use colorfast::output::BoundResource;
use colorfast::transform::{SubstituteOverridesConfig, substitute_overrides};
use colorfast::types::ShaderStage;
use colorfast_wire::{Bytes, Command, Work};

/// Answers it.
pub(crate) fn run(compiler: &mut Compiler, request: &Request) -> Result<Response, String> {
    let work = request.work.as_ref().ok_or("the request has no work")?;
    let (checks, strict) = checks(&request.checks)?;
    let settings = Settings { checks, strict, step_limit: 1 << 26, ..Settings::default() };
    let source = given(request)?;
    let (mut module, rebound) = match prepared(compiler, request)? {
        Ok(prepared) => prepared,
        Err(diagnostics) => return Ok(answer_of(source.text(), &diagnostics)),
    };
    let fragment = match request.of_fragment() {
        Some(_) if request.passes.is_some() => return Err("passes are for a draw of one source".to_owned()),
        Some(stage) => match prepared(compiler, &stage)? {
            Ok((module, _)) => Some((module, stage.entry_point)),
            Err(diagnostics) => return Ok(answer_of(given(&stage)?.text(), &diagnostics)),
        },
        None => None,
    };
    let mut bound = resources::resources(work)?;
    let mut draw = match &work.command {
        Command::Dispatch(_) => None,
        Command::Draw(draw) => Some(resources::draw(draw)?),
    };
    let named = request.entry_point.as_deref();
    let ran = resources::run_raised(&mut bound, &mut module, &work.command, &rebound, |module, resources| {
        Ok::<_, String>(match (&work.command, &mut draw) {
            (Command::Dispatch(groups), _) => {
                let name = entry_point(module, named, ShaderStage::Compute)?;
                interpret::dispatch(module, &name, *groups, resources, &settings)
            }
            (Command::Draw(_), None) => unreachable!("a draw has been made of it"),
            (Command::Draw(_), Some(draw)) => {
                let (second, name) = fragment.as_ref().map_or((module, None), |(own, name)| (own, name.as_deref()));
                let names = [
                    entry_point(module, named, ShaderStage::Vertex)?,
                    entry_point(second, name, ShaderStage::Fragment)?,
                ];
                interpret::draw([(module, &names[0]), (second, &names[1])], draw, resources, &settings)
            }
        })
    })?;
    Ok(match ran {
        Ok(report) => finished(source.text(), work, &report, &bound, draw.as_ref()),
        Err(diagnostics) => answer_of(source.text(), &diagnostics),
    })
}

/// The module of a request after its passes, with the values of its overrides, and what the passes bound elsewhere.
type Prepared = Result<(Module, Vec<BoundResource>), Diagnostics>;

fn prepared(compiler: &mut Compiler, request: &Request) -> Result<Prepared, String> {
    let source = given(request)?;
    let passes = Pass::parse_list(request.passes.as_deref().unwrap_or_default())?;
    Ok(compiler.lower(source.source(), &features(request)?).and_then(|mut module| {
        if module.properties.contains(DialectProperties::OVERRIDES) {
            substitute_overrides(&mut module, &SubstituteOverridesConfig { values: constants(request) })?;
        }
        let mut rebound = Vec::new();
        for pass in &passes {
            rebound.extend(pass.run(compiler, &mut module)?);
        }
        Ok((module, rebound))
    }))
}

fn finished(source: &str, work: &Work, report: &Report, resources: &Resources, draw: Option<&Draw>) -> Response {
    let written = work.resources.iter().filter(|resource| resource.kind.is_written());
    let contents = written.map(|resource| {
        let binding = resources::binding(resource);
        let texture = resources.texture(binding).map(|texture| texture.bytes.as_slice());
        Bytes(resources.get(binding).or(texture).unwrap_or_default().to_vec())
    });
    let drawn = match (&work.command, draw) {
        (Command::Draw(given), Some(draw)) => resources::drawn(given, draw),
        _ => Vec::new(),
    };
    let contents = Some(contents.chain(drawn).collect());
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
