//! Who judges an output: spirv-val, a compiler of MSL, DXC, or our own front end; and what is counted where nobody can.

use super::compile::Unit;
use super::dxc::Dxc;
use super::metal::MetalJudge;
use super::{Context, list_errors};
use crate::backends::{Backend, Judge, Variant};
use crate::cache::{Key, VerdictCache};
use crate::pool::Pool;
use crate::settings::{Settings, Validate, WORKER_LIMIT};
use crate::tree::workspace;
use crate::workers::{self, Missing};
use colorfast_protocol::{Launch, Request};
use colorfast_wire::{Bytes, Verdict};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::{Mutex, OnceLock, PoisonError};

/// The package of the worker around SPIRV-Tools.
const SPIRV_VAL: &str = "colorfast-spirv-val";

/// Outputs that were not validated, and why.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct NotValidated {
    /// How many.
    pub count: u64,
    /// Why.
    pub why: String,
    /// The command that changes that.
    pub install: String,
}

/// How many outputs were judged.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Judged {
    /// Judged in this run.
    pub fresh: u64,
    /// Judged in an earlier run.
    pub cached: u64,
}

/// All who judge outputs, started when first needed.
pub struct Validators {
    mode: Validate,
    build_workers: bool,
    cache: VerdictCache,
    spirv_version: String,
    spirv: OnceLock<Result<Pool, Missing>>,
    metal: OnceLock<Result<MetalJudge, Missing>>,
    dxc: OnceLock<Result<Dxc, Missing>>,
    cache_folder: PathBuf,
    tallies: Mutex<BTreeMap<String, (Judged, Option<NotValidated>)>>,
}

impl Validators {
    /// Nobody is started yet.
    pub fn new(settings: &Settings) -> Self {
        Self {
            mode: settings.validate,
            build_workers: settings.build_workers,
            cache: VerdictCache::open(&settings.tree.cache().join("verdicts")),
            spirv_version: spirv_tools_version(),
            spirv: OnceLock::new(),
            metal: OnceLock::new(),
            dxc: OnceLock::new(),
            cache_folder: settings.tree.cache().to_path_buf(),
            tallies: Mutex::default(),
        }
    }

    /// The version of SPIRV-Tools that judges.
    pub fn spirv_version(&self) -> &str {
        &self.spirv_version
    }

    /// What was and was not validated, by `backend/variant`.
    pub fn tallies(&self) -> BTreeMap<String, (Judged, Option<NotValidated>)> {
        self.tallies.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Judges an output. `Err` is the judge's message; where nobody can judge, that is counted and the answer is `Ok`.
    pub fn judge(&self, context: &Context, backend: &Backend, variant: &Variant, unit: &Unit) -> Result<(), String> {
        let output = &unit.bytes[..];
        let (tool, version) = match backend.judge {
            _ if self.mode == Validate::Off => {
                let install = "cargo xtest --validate changed".to_owned();
                self.count(backend, variant, Err(Missing { why: "validation is off".to_owned(), install }));
                return Ok(());
            }
            Judge::SpirvVal => ("spirv-val", self.spirv_version.as_str()),
            Judge::Metal => match self.metal.get_or_init(|| MetalJudge::find(&self.cache_folder)) {
                Ok(judge) => ("metal", judge.version()),
                Err(missing) => {
                    self.count(backend, variant, Err(missing.clone()));
                    return Ok(());
                }
            },
            Judge::Dxc => match self.dxc() {
                Ok(dxc) => ("dxc", dxc.version.as_str()),
                Err(missing) => {
                    self.count(backend, variant, Err(missing.clone()));
                    return Ok(());
                }
            },
            // The compiler under test changes from run to run, and answers faster than a cache is worth.
            Judge::FrontEnd => ("", ""),
        };
        let environment = match (backend.judge, &unit.shader_model) {
            (Judge::Dxc, Some(model)) => format!("{} {model}", variant.environment),
            _ => variant.environment.to_owned(),
        };
        let key = Key::new(tool, version, &environment, output);
        let known = (self.mode == Validate::Changed && !version.is_empty()).then(|| self.cache.get(key)).flatten();
        let cached = known.is_some();
        let verdict = known.unwrap_or_else(|| {
            let verdict = match backend.judge {
                Judge::SpirvVal => self.ask_spirv_val(variant, output),
                Judge::Metal => match self.metal.get() {
                    Some(Ok(judge)) => judge.judge(variant.environment, output),
                    _ => Verdict::Unable("nobody judges MSL".to_owned()),
                },
                Judge::Dxc => self.dxc().as_ref().map_or_else(
                    |missing| Verdict::Unable(missing.why.clone()),
                    |dxc| dxc.judge(variant.environment, unit),
                ),
                Judge::FrontEnd => ask_front_end(context, output),
            };
            if !version.is_empty() {
                self.cache.remember(key, &verdict);
            }
            verdict
        });
        if let Verdict::Unable(why) = verdict {
            let install = match self.spirv.get() {
                Some(Err(missing)) if backend.judge == Judge::SpirvVal => missing.install.clone(),
                _ => String::new(),
            };
            self.count(backend, variant, Err(Missing { why, install }));
            return Ok(());
        }
        self.count(backend, variant, Ok(cached));
        match verdict {
            Verdict::Invalid(message) => Err(message),
            Verdict::Valid | Verdict::Unable(_) => Ok(()),
        }
    }

    fn count(&self, backend: &Backend, variant: &Variant, outcome: Result<bool, Missing>) {
        let mut tallies = self.tallies.lock().unwrap_or_else(PoisonError::into_inner);
        let (judged, not) = tallies.entry(format!("{}/{}", backend.name, variant.name)).or_default();
        match outcome {
            Ok(false) => judged.fresh += 1,
            Ok(true) => judged.cached += 1,
            Err(Missing { why, install }) => not.get_or_insert(NotValidated { count: 0, why, install }).count += 1,
        }
    }

    fn ask_spirv_val(&self, variant: &Variant, output: &[u8]) -> Verdict {
        let pool = self.spirv.get_or_init(|| {
            let program =
                workers::find(SPIRV_VAL, self.build_workers, "SPIRV-Tools takes some minutes the first time")?;
            Ok(Pool::new(Launch::new(program, &[]), WORKER_LIMIT))
        });
        let pool = match pool {
            Ok(pool) => pool,
            Err(missing) => return Verdict::Unable(missing.why.clone()),
        };
        let question =
            colorfast_wire::Validate { environment: variant.environment.to_owned(), module: Bytes(output.to_vec()) };
        match pool.with(|client| client.call(&question)) {
            Ok(verdict) => verdict,
            // A module that takes the validator down is not one that it found valid.
            Err(failure) => Verdict::Invalid(format!("spirv-val {failure}")),
        }
    }

    /// The DirectX shader compiler.
    fn dxc(&self) -> &Result<Dxc, Missing> {
        self.dxc.get_or_init(|| Dxc::start(self.build_workers))
    }
}

/// Has WGSL output checked by the compiler itself.
fn ask_front_end(context: &Context, output: &[u8]) -> Verdict {
    let Ok(text) = std::str::from_utf8(output) else { return Verdict::Invalid("not UTF-8".to_owned()) };
    match context.compilers.with(|compiler| compiler.request(Request::wgsl("check", text))) {
        Ok(response) if response.ok => Verdict::Valid,
        Ok(response) => Verdict::Invalid(list_errors(&response)),
        Err(failure) => Verdict::Invalid(format!("on its own output, the compiler {failure}")),
    }
}

/// The version of SPIRV-Tools in the lock file, empty where that cannot be read (then no verdict is remembered).
fn spirv_tools_version() -> String {
    let lock = fs::read_to_string(workspace().join("Cargo.lock")).unwrap_or_default();
    let package = lock.split("[[package]]").find(|package| package.contains("\nname = \"spirv-tools-sys\"\n"));
    let version = package.and_then(|package| package.lines().find_map(|line| line.strip_prefix("version = \"")));
    version.map(|version| version.trim_end_matches('"').to_owned()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_validators_version_is_known() {
        assert!(spirv_tools_version().starts_with(|c: char| c.is_ascii_digit()), "{}", spirv_tools_version());
    }
}
