//! The operation `run`: what the interpreter is given, and what comes back of it.

use crate::library::{answer_of, constants, features, language, source};
use crate::message::{Request, Response};
use colorfast::diagnostic::Diagnostics;
use colorfast::driver;
use colorfast::interpret::{self, Buffers, Checks, Report, Settings};
use colorfast::ir::{Binding, Module};
use colorfast::transform::{SubstituteOverridesConfig, substitute_overrides};
use colorfast::types::ShaderStage;
use colorfast_wire::{Bytes, Command, Resource, ResourceKind, Work};

/// Answers it.
pub(crate) fn run(request: &Request) -> Result<Response, String> {
    let (source, language) = (source(request)?, language(request)?);
    let work = request.work.as_ref().ok_or("the request has no work")?;
    let settings = Settings { checks: checks(&request.checks)?, step_limit: 1 << 26, ..Settings::default() };
    let substituted = driver::run_passes(&source, language, &features(request), "").and_then(|mut module| {
        substitute_overrides(&mut module, &SubstituteOverridesConfig { values: constants(request) })?;
        Ok(module)
    });
    let mut buffers = buffers(work)?;
    let ran = match &substituted {
        Ok(module) => {
            let Command::Dispatch(groups) = work.command else { return Err("draws are not run yet".to_owned()) };
            let entry_point = entry_point(module, request.entry_point.as_deref(), ShaderStage::Compute)?;
            interpret::dispatch(module, &entry_point, groups, &mut buffers, &settings)
        }
        Err(diagnostics) => Err(diagnostics.clone()),
    };
    Ok(match ran {
        Ok(report) => finished(&source, work, &report, &buffers),
        Err(diagnostics) => answer_of(&source, &diagnostics),
    })
}

fn finished(source: &str, work: &Work, report: &Report, buffers: &Buffers) -> Response {
    let written = work.resources.iter().filter(|resource| resource.kind.is_written());
    let contents = written.map(|resource| Bytes(buffers.get(binding(resource)).unwrap_or_default().to_vec())).collect();
    let findings: &Diagnostics = &report.findings;
    Response { contents: Some(contents), ..answer_of(source, findings) }
}

fn binding(resource: &Resource) -> Binding {
    Binding { group: resource.group, binding: resource.binding }
}

fn buffers(work: &Work) -> Result<Buffers, String> {
    let mut buffers = Buffers::new();
    for resource in &work.resources {
        match &resource.kind {
            ResourceKind::Buffer(buffer) => buffers.insert(binding(resource), buffer.contents.0.clone()),
            ResourceKind::Texture(_) | ResourceKind::Sampler(_) => return Err("textures are not run yet".to_owned()),
        }
    }
    Ok(buffers)
}

fn checks(names: &[String]) -> Result<Checks, String> {
    let mut checks = Checks::default();
    for name in names {
        *checks.by_name(name).ok_or_else(|| format!("unknown check `{name}`"))? = true;
    }
    Ok(checks)
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
