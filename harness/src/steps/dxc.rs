//! The DirectX shader compiler, which validates HLSL: a library that `cargo xtask setup-validators` fetches, in worker processes.

use super::compile::Unit;
use crate::pool::Pool;
use crate::settings::WORKER_LIMIT;
use crate::tree::workspace;
use crate::workers::{self, Missing};
use colorfast_protocol::{EntryPoint, Launch};
use colorfast_wire::{DxcAnswer, DxcRequest, Hlsl, HlslEntryPoint, Verdict};
use std::env;
use std::path::PathBuf;

/// The package of the worker around DXC.
const DXC: &str = "colorfast-dxc";

/// The compiler, started.
pub struct Dxc {
    pool: Pool,
    /// Its version, and the levels of optimisation.
    pub version: String,
    /// The levels of optimisation that outputs are compiled with beside the usual one.
    levels: Vec<String>,
}

impl Dxc {
    /// Starts a worker and asks for the version.
    pub fn start(build: bool, levels: &[String]) -> Result<Self, Missing> {
        if let Some(missing) = missing() {
            return Err(missing);
        }
        let (library, missing) = (library(), lacking);
        let program = workers::find(DXC, build, "a few seconds")?;
        let library = library.to_string_lossy().into_owned();
        let pool = Pool::new(Launch::new(program, &[&library]), WORKER_LIMIT);
        match pool.with(|client| client.call(&DxcRequest::Version)) {
            Ok(DxcAnswer::Version(version)) => {
                let version = [&[version], levels].concat().join(" ");
                Ok(Self { pool, version, levels: levels.to_vec() })
            }
            Ok(DxcAnswer::Failed(why)) => Err(missing(why)),
            Ok(_) => Err(missing("the worker answered a question that was not asked".to_owned())),
            Err(failure) => Err(missing(format!("the worker {failure}"))),
        }
    }

    /// Compiles every entry point of an output, at each level of optimisation. `environment` is the shader model and the version of the
    /// language: `6.0 -HV 2021`.
    pub fn validate(&self, environment: &str, unit: &Unit) -> Verdict {
        let levels = self.levels.iter().map(|level| vec![level.clone()]);
        let mut verdicts = std::iter::once(Vec::new()).chain(levels).map(|arguments| {
            let said = if arguments.is_empty() { String::new() } else { format!("{}: ", arguments.join(" ")) };
            match self.validate_at_level(Hlsl { arguments, ..question(environment, unit) }) {
                Verdict::Invalid(why) => Verdict::Invalid(format!("{said}{why}")),
                verdict => verdict,
            }
        });
        verdicts.find(|verdict| *verdict != Verdict::Valid).unwrap_or(Verdict::Valid)
    }

    fn validate_at_level(&self, question: Hlsl) -> Verdict {
        match self.pool.with(|client| client.call(&DxcRequest::Validate(question))) {
            Ok(DxcAnswer::Verdict(verdict)) => verdict,
            Ok(DxcAnswer::Failed(why)) => Verdict::Unable(why),
            Ok(_) => Verdict::Unable("the worker answered another question".to_owned()),
            // A text that takes the compiler down is not one that it found valid.
            Err(failure) => Verdict::Invalid(format!("dxc {failure}")),
        }
    }
}

impl Dxc {
    /// What the compiler makes of an entry point of an output for Vulkan.
    pub fn spirv(&self, environment: &str, unit: &Unit, entry_point: &EntryPoint) -> Result<Vec<u8>, String> {
        let entry_points = vec![named(entry_point)];
        let question = DxcRequest::Spirv(Hlsl { entry_points, ..question(environment, unit) });
        match self.pool.with(|client| client.call(&question)) {
            Ok(DxcAnswer::Spirv(words)) => Ok(words.0),
            Ok(DxcAnswer::Failed(why)) => Err(why),
            Ok(_) => Err("the worker answered another question".to_owned()),
            Err(failure) => Err(format!("dxc {failure}")),
        }
    }
}

/// What there is to say where the library is not there.
pub fn missing() -> Option<Missing> {
    let library = library();
    (!library.is_file()).then(|| lacking(format!("DXC is not in {}", library.display())))
}

fn lacking(why: String) -> Missing {
    Missing { why, install: "cargo xtask setup-validators".to_owned() }
}

/// What an output asks of the compiler.
fn question(environment: &str, unit: &Unit) -> Hlsl {
    let (model, language) = environment.split_once(" -HV ").unwrap_or((environment, "2021"));
    Hlsl {
        text: String::from_utf8_lossy(&unit.bytes).into_owned(),
        shader_model: unit.shader_model.clone().unwrap_or_else(|| model.to_owned()),
        language_version: language.to_owned(),
        entry_points: unit.entry_points.iter().map(named).collect(),
        arguments: Vec::new(),
    }
}

fn named(entry_point: &EntryPoint) -> HlslEntryPoint {
    HlslEntryPoint { name: entry_point.emitted_name.clone(), stage: entry_point.stage.clone() }
}

/// Where `cargo xtask setup-validators` puts the library.
fn library() -> PathBuf {
    let folder = env::var_os("COLORFAST_VALIDATORS").map(PathBuf::from).unwrap_or_else(|| {
        workspace().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into())).join("validators")
    });
    folder.join("dxc/libdxcompiler.so")
}
