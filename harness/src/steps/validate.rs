//! What validates an output: spirv-val, glslang, a compiler of MSL, DXC, or our own front end; and what is counted where none is there.

use super::compile::Unit;
use super::dxc::Dxc;
use super::metal::MetalValidator;
use super::{Context, list_errors};
use crate::backends::{Backend, Validator, Variant};
use crate::cache::{Key, VerdictCache};
use crate::pool::Pool;
use crate::settings::{Settings, Validate, WORKER_LIMIT};
use crate::tree::workspace;
use crate::workers::{self, Missing};
use colorfast_protocol::{EntryPoint, Launch, Request};
use colorfast_wire::{Bytes, Glsl, GlslAnswer, Verdict};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::{Mutex, OnceLock, PoisonError};

/// A validator that is linked into a worker program of this workspace.
struct Linked {
    /// What reports call it.
    tool: &'static str,
    /// The worker's package.
    package: &'static str,
    /// What to say when it is built for the first time.
    first_build: &'static str,
    /// The version of the crate that holds it; empty where the lock file cannot be read (then no verdict is remembered).
    version: String,
    pool: OnceLock<Result<Pool, Missing>>,
}

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

/// How many outputs were validated, and by what.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Validated {
    /// Validated in this run.
    pub fresh: u64,
    /// Validated in an earlier run.
    pub cached: u64,
    /// The validator and its version.
    pub by: String,
}

/// A validator by name and version; without a version no verdict is remembered.
struct Tool<'a> {
    name: &'a str,
    version: &'a str,
}

/// The validators of outputs, started when first needed.
pub struct Validators {
    mode: Validate,
    build_workers: bool,
    cache: VerdictCache,
    spirv: Linked,
    glslang: Linked,
    /// The worker of glslang that makes SPIR-V.
    translator: OnceLock<Result<Pool, Missing>>,
    metal: OnceLock<Result<MetalValidator, Missing>>,
    dxc: OnceLock<Result<Dxc, Missing>>,
    /// Levels of optimisation that the tree asks for.
    dxc_levels: Vec<String>,
    cache_folder: PathBuf,
    tallies: Mutex<BTreeMap<String, (Validated, Option<NotValidated>)>>,
}

impl Validators {
    /// Nobody is started yet.
    pub fn new(settings: &Settings) -> Self {
        Self {
            mode: settings.validate,
            build_workers: settings.build_workers,
            cache: VerdictCache::open(&settings.tree.cache().join("verdicts")),
            spirv: Linked {
                tool: "spirv-val",
                package: "colorfast-spirv-val",
                first_build: "SPIRV-Tools takes some minutes the first time",
                version: locked_version("spirv-tools-sys"),
                pool: OnceLock::new(),
            },
            glslang: Linked {
                tool: "glslang",
                package: "colorfast-glslang",
                first_build: "glslang takes some minutes the first time",
                version: locked_version("glslang-sys"),
                pool: OnceLock::new(),
            },
            translator: OnceLock::new(),
            metal: OnceLock::new(),
            dxc: OnceLock::new(),
            dxc_levels: settings.tree.config.dxc_levels.clone(),
            cache_folder: settings.tree.cache().to_path_buf(),
            tallies: Mutex::default(),
        }
    }

    /// The version of SPIRV-Tools that validates.
    pub fn spirv_version(&self) -> &str {
        &self.spirv.version
    }

    /// What was and was not validated, by `backend/variant`.
    pub fn tallies(&self) -> BTreeMap<String, (Validated, Option<NotValidated>)> {
        self.tallies.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Validates an output. `Err` is the validator's message; where there is no validator, that is counted and the answer is `Ok`.
    pub fn validate(&self, context: &Context, backend: &Backend, variant: &Variant, unit: &Unit) -> Result<(), String> {
        let Tool { name, version } = match self.tool(backend.validator) {
            Ok(tool) => tool,
            Err(missing) => {
                self.count(backend, variant, Err(missing));
                return Ok(());
            }
        };
        let question = question(backend, variant, unit);
        let environment = match &unit.shader_model {
            Some(model) => format!("{} {model}", variant.environment),
            None => format!("{} {}", question.environment, question.stage).trim_end().to_owned(),
        };
        let key = Key::new(name, version, &environment, &unit.bytes);
        let known = (self.mode == Validate::Changed && !version.is_empty()).then(|| self.cache.get(key)).flatten();
        let is_cached = known.is_some();
        let verdict = known.unwrap_or_else(|| {
            let verdict = self.ask(context, backend, variant, unit, &question);
            if !version.is_empty() {
                self.cache.remember(key, &verdict);
            }
            verdict
        });
        if let Verdict::Unable(why) = verdict {
            let install = match self.linked(backend.validator).and_then(|linked| linked.pool.get()) {
                Some(Err(missing)) => missing.install.clone(),
                _ => String::new(),
            };
            self.count(backend, variant, Err(Missing { why, install }));
            return Ok(());
        }
        self.count(backend, variant, Ok((is_cached, format!("{name} {version}").trim_end().to_owned())));
        match verdict {
            Verdict::Invalid(message) => Err(message),
            Verdict::Valid | Verdict::Unable(_) => Ok(()),
        }
    }

    /// The validator, if it is there.
    fn tool(&self, validator: Validator) -> Result<Tool<'_>, Missing> {
        if self.mode == Validate::Off {
            let install = "cargo xtest --validate changed".to_owned();
            return Err(Missing { why: "validation is off".to_owned(), install });
        }
        Ok(match validator {
            Validator::SpirvVal | Validator::Glslang => {
                let linked = self.linked(validator).unwrap_or(&self.spirv);
                Tool { name: linked.tool, version: &linked.version }
            }
            Validator::Metal => {
                let validator = self.metal.get_or_init(|| MetalValidator::find(&self.cache_folder));
                Tool { name: "metal", version: validator.as_ref().map_err(Missing::clone)?.version() }
            }
            Validator::Dxc => Tool { name: "dxc", version: &self.dxc().as_ref().map_err(Missing::clone)?.version },
            // The compiler under test changes from run to run, and answers faster than a cache is worth.
            Validator::FrontEnd => Tool { name: "the compiler itself", version: "" },
        })
    }

    /// The validator that a worker links.
    fn linked(&self, validator: Validator) -> Option<&Linked> {
        match validator {
            Validator::SpirvVal => Some(&self.spirv),
            Validator::Glslang => Some(&self.glslang),
            Validator::Metal | Validator::Dxc | Validator::FrontEnd => None,
        }
    }

    /// The verdict of the validator, which is there.
    fn ask(
        &self,
        context: &Context,
        backend: &Backend,
        variant: &Variant,
        unit: &Unit,
        question: &colorfast_wire::Validate,
    ) -> Verdict {
        match (self.linked(backend.validator), backend.validator) {
            (Some(linked), _) => linked.ask(question, self.build_workers),
            (None, Validator::Metal) => match self.metal.get() {
                Some(Ok(validator)) => validator.validate(variant.environment, &unit.bytes),
                _ => Verdict::Unable("there is no validator of MSL".to_owned()),
            },
            (None, Validator::Dxc) => self.dxc().as_ref().map_or_else(
                |missing| Verdict::Unable(missing.why.clone()),
                |dxc| dxc.validate(variant.environment, unit),
            ),
            (None, _) => ask_front_end(context, &unit.bytes),
        }
    }

    /// What DXC makes of an entry point of HLSL for Vulkan.
    pub fn spirv_of_hlsl(&self, variant: &Variant, unit: &Unit, entry_point: &EntryPoint) -> Result<Vec<u8>, String> {
        let dxc = self.dxc().as_ref().map_err(|missing| missing.why.clone())?;
        dxc.spirv(variant.environment, unit, entry_point)
    }

    /// Whether SPIR-V that another compiler made of an output is valid; nobody remembers the verdict.
    pub fn validate_translated(&self, module: &[u8]) -> Result<(), String> {
        let question = colorfast_wire::Validate {
            environment: "vulkan1.1".to_owned(),
            stage: String::new(),
            entry_point: String::new(),
            module: Bytes(module.to_vec()),
        };
        match self.spirv.ask(&question, self.build_workers) {
            Verdict::Invalid(message) => Err(message),
            Verdict::Valid | Verdict::Unable(_) => Ok(()),
        }
    }

    /// What glslang makes of GLSL for Vulkan.
    pub fn spirv_of_glsl(&self, unit: &Unit, stage: &str) -> Result<Vec<u8>, String> {
        let translator = self.translator.get_or_init(|| {
            let program = workers::find(self.glslang.package, self.build_workers, self.glslang.first_build)?;
            Ok(Pool::new(Launch::new(program, &["spirv"]), WORKER_LIMIT))
        });
        let pool = translator.as_ref().map_err(|missing| missing.why.clone())?;
        let question = Glsl { text: String::from_utf8_lossy(&unit.bytes).into_owned(), stage: stage.to_owned() };
        match pool.with(|client| client.call(&question)) {
            Ok(GlslAnswer::Spirv(words)) => Ok(words.0),
            Ok(GlslAnswer::Failed(why)) => Err(why),
            Err(failure) => Err(format!("glslang {failure}")),
        }
    }

    /// The DirectX shader compiler.
    fn dxc(&self) -> &Result<Dxc, Missing> {
        self.dxc.get_or_init(|| Dxc::start(self.build_workers, &self.dxc_levels))
    }

    /// Counts an output: whether the verdict was known, and whose it is, or why there is none.
    fn count(&self, backend: &Backend, variant: &Variant, outcome: Result<(bool, String), Missing>) {
        let mut tallies = self.tallies.lock().unwrap_or_else(PoisonError::into_inner);
        let (validated, not) = tallies.entry(format!("{}/{}", backend.name, variant.name)).or_default();
        match outcome {
            Ok((is_cached, by)) => {
                *(if is_cached { &mut validated.cached } else { &mut validated.fresh }) += 1;
                validated.by = by;
            }
            Err(Missing { why, install }) => not.get_or_insert(NotValidated { count: 0, why, install }).count += 1,
        }
    }
}

impl Linked {
    fn ask(&self, question: &colorfast_wire::Validate, build_workers: bool) -> Verdict {
        let pool = self.pool.get_or_init(|| {
            let program = workers::find(self.package, build_workers, self.first_build)?;
            Ok(Pool::new(Launch::new(program, &[]), WORKER_LIMIT))
        });
        let pool = match pool {
            Ok(pool) => pool,
            Err(missing) => return Verdict::Unable(missing.why.clone()),
        };
        match pool.with(|client| client.call(question)) {
            Ok(verdict) => verdict,
            // An output that takes the validator down is not one that it found valid.
            Err(failure) => Verdict::Invalid(format!("{} {failure}", self.tool)),
        }
    }
}

/// What a validator is asked of an output. The stage is told where the language does not say it, which has one entry point a unit then.
fn question(backend: &Backend, variant: &Variant, unit: &Unit) -> colorfast_wire::Validate {
    let entry_point = unit.entry_points.first().filter(|_| backend.validator == Validator::Glslang);
    colorfast_wire::Validate {
        environment: variant.environment.to_owned(),
        stage: entry_point.map(|entry_point| entry_point.stage.clone()).unwrap_or_default(),
        entry_point: entry_point.map(|entry_point| entry_point.emitted_name.clone()).unwrap_or_default(),
        module: Bytes(unit.bytes.clone()),
    }
}

/// Has WGSL output checked by the compiler itself, or by the one that stands in for it.
fn ask_front_end(context: &Context, output: &[u8]) -> Verdict {
    let Ok(text) = std::str::from_utf8(output) else { return Verdict::Invalid("not UTF-8".to_owned()) };
    let front_end = context.front_end.as_ref().unwrap_or(&context.compilers);
    match front_end.with(|compiler| compiler.request(Request::wgsl("check", text))) {
        Ok(response) if response.ok => Verdict::Valid,
        Ok(response) => Verdict::Invalid(list_errors(&response)),
        Err(failure) => Verdict::Invalid(format!("on its own output, the compiler {failure}")),
    }
}

/// The version of a crate in the lock file, empty where that cannot be read.
fn locked_version(package: &str) -> String {
    let lock = fs::read_to_string(workspace().join("Cargo.lock")).unwrap_or_default();
    let line = format!("\nname = \"{package}\"\n");
    let package = lock.split("[[package]]").find(|package| package.contains(&line));
    let version = package.and_then(|package| package.lines().find_map(|line| line.strip_prefix("version = \"")));
    version.map(|version| version.trim_end_matches('"').to_owned()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_versions_of_validators_are_known() {
        for package in ["spirv-tools-sys", "glslang-sys"] {
            let version = locked_version(package);
            assert!(version.starts_with(|c: char| c.is_ascii_digit()), "{package}: {version}");
        }
    }
}
