//! The operation `interpret`: a compute entry point runs in the library's interpreter, on buffers that the request holds.
//!
//! It is for tests of one compiler's own transforms, so it is not among what every compiler is asked.

use crate::library::{answer_of, constants, features, language, source};
use crate::message::{Request, Response};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use colorfast::diagnostic::Diagnostics;
use colorfast::driver;
use colorfast::interpret::{self, Buffers, Checks, Settings};
use colorfast::ir::{Binding, Module};
use colorfast::transform::{SubstituteOverridesConfig, substitute_overrides};
use std::collections::BTreeMap;

/// Answers the operation.
pub fn interpret(request: &Request) -> Result<Response, String> {
    let (source, language) = (source(request)?, language(request)?);
    let mut buffers = Buffers::new();
    for (name, bytes) in &request.buffers {
        let bytes = STANDARD.decode(bytes).map_err(|error| format!("buffer `{name}` is not base64: {error}"))?;
        buffers.insert(binding(name)?, bytes);
    }
    let run = driver::run_passes(&source, language, &features(request), "").and_then(|mut module| {
        substitute_overrides(&mut module, &SubstituteOverridesConfig { values: constants(request) })?;
        let name = request.entry_point.clone().unwrap_or_else(|| only_entry_point(&module));
        // Reads out of bounds are what some transforms are for; races and barriers are never right.
        let checks = Checks { bounds: false, races: true, barriers: true };
        let settings = Settings { checks, step_limit: 1 << 22, ..Settings::default() };
        let groups = request.dispatch.unwrap_or([1; 3]);
        interpret::dispatch(&module, &name, groups, &mut buffers, &settings)
    });
    match run {
        Ok(report) if report.findings.is_empty() => {
            let encoded = |(binding, bytes): (Binding, &[u8])| {
                (format!("{}:{}", binding.group, binding.binding), STANDARD.encode(bytes))
            };
            let buffers: BTreeMap<String, String> = buffers.iter().map(encoded).collect();
            Ok(Response { buffers, ..answer_of(&source, &Diagnostics::new()) })
        }
        Ok(report) => Ok(Response { ok: false, ..answer_of(&source, &report.findings) }),
        Err(diagnostics) => Ok(answer_of(&source, &diagnostics)),
    }
}

fn only_entry_point(module: &Module) -> String {
    let first = module.entry_points().next().map(|id| module.name(module.function(id).name).to_owned());
    first.unwrap_or_default()
}

/// `GROUP:BINDING`
fn binding(name: &str) -> Result<Binding, String> {
    let numbers = name.split_once(':').and_then(|(group, binding)| Some((group.parse().ok()?, binding.parse().ok()?)));
    let (group, binding) = numbers.ok_or_else(|| format!("`{name}` is not GROUP:BINDING"))?;
    Ok(Binding { group, binding })
}
