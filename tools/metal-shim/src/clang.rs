//! Clang as a validator: found, prepared with a precompiled shim, and run once for each text.

use crate::rules;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, io, thread};

/// The names under which clang is looked for. The first is the one that `cargo xtask setup-validators` installs.
const NAMES: &[&str] = &["clang-19", "clang-20", "clang-21", "clang-22", "clang"];
/// What gets it.
const INSTALL: &str = "cargo xtask setup-validators   (apt-get install clang-19)";
/// A text that takes longer is not valid MSL for us.
const LIMIT: Duration = Duration::from_secs(30);

/// The shim, by the paths of its files.
const SHIM: &[(&str, &str)] = &[
    ("metal_stdlib", include_str!("../include/metal_stdlib")),
    ("metal/words.h", include_str!("../include/metal/words.h")),
    ("metal/base.h", include_str!("../include/metal/base.h")),
    ("metal/vector.h", include_str!("../include/metal/vector.h")),
    ("metal/operators.h", include_str!("../include/metal/operators.h")),
    ("metal/matrix.h", include_str!("../include/metal/matrix.h")),
    ("metal/integer.h", include_str!("../include/metal/integer.h")),
    ("metal/math.h", include_str!("../include/metal/math.h")),
    ("metal/geometric.h", include_str!("../include/metal/geometric.h")),
    ("metal/pack.h", include_str!("../include/metal/pack.h")),
    ("metal/atomic.h", include_str!("../include/metal/atomic.h")),
    ("metal/stages.h", include_str!("../include/metal/stages.h")),
    ("metal/exchange.h", include_str!("../include/metal/exchange.h")),
    ("metal/group.h", include_str!("../include/metal/group.h")),
    ("metal/texture.h", include_str!("../include/metal/texture.h")),
    ("metal/texture_types.h", include_str!("../include/metal/texture_types.h")),
    ("metal/depth_types.h", include_str!("../include/metal/depth_types.h")),
    ("metal/truth.h", include_str!("../include/metal/truth.h")),
];

/// The runtime of the executor, which `main.c` includes as a whole.
const RUNTIME: &[(&str, &str)] = &[
    ("main.c", include_str!("../runtime/main.c")),
    ("runtime.h", include_str!("../runtime/runtime.h")),
    ("fibers.c", include_str!("../runtime/fibers.c")),
    ("texels.c", include_str!("../runtime/texels.c")),
    ("sampling.c", include_str!("../runtime/sampling.c")),
    ("draws.c", include_str!("../runtime/draws.c")),
];

/// The rules, for the hash.
const RULES: &[&str] = &[
    include_str!("rules/mod.rs"),
    include_str!("rules/attributes.rs"),
    include_str!("rules/bindings.rs"),
    include_str!("rules/calls.rs"),
    include_str!("rules/stage_io.rs"),
    include_str!("rules/words.rs"),
    include_str!("text/mod.rs"),
    include_str!("text/lexer.rs"),
    include_str!("text/parse.rs"),
];

/// The language, as clang's own compiler takes it: its driver would only cost time.
const LANGUAGE: &[&str] = &[
    "-cl-std=clc++2021",
    "-cl-ext=+cl_khr_fp16",
    "-fdeclspec",
    "-fgnuc-version=4.2.1",
    "-Wno-everything",
    // No scalar is converted unasked: whoever wrote the text knew the type.
    "-Werror=conversion",
    "-Werror=sign-conversion",
    "-Werror=float-conversion",
    "-Werror=implicit-int-float-conversion",
    "-fno-pch-timestamp",
    "-ferror-limit",
    "6",
];

/// How a text is compiled to be run. Floats are not contracted, so that the CPU rounds as often as the text says.
const OPTIMISED: &[&str] = &["-O1", "-ffp-contract=off", "-mrelocation-model", "static"];

/// Numbers the scratch files of this process.
static SCRATCH: AtomicU32 = AtomicU32::new(0);

/// A validator that is not there, and what to do about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing {
    /// Why.
    pub why: String,
    /// The command that gets it.
    pub install: String,
}

/// What the validator says of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nothing is wrong with it.
    Valid,
    /// What is wrong with it.
    Invalid(String),
    /// It could not be validated.
    Unable(String),
}

/// Clang with the shim.
pub struct Clang {
    program: PathBuf,
    version: String,
    folder: PathBuf,
}

impl Clang {
    /// Finds clang, and prepares the shim in a folder of its own under `cache`. `COLORFAST_CLANG` names another clang.
    pub fn find(cache: &Path) -> Result<Self, Missing> {
        let missing = |why: String| Missing { why, install: INSTALL.to_owned() };
        let given = env::var("COLORFAST_CLANG").ok();
        let names: Vec<&str> = given.as_deref().map_or_else(|| NAMES.to_vec(), |name| vec![name]);
        let mut why = None;
        for name in names {
            let Some(version) = version_of(name) else { continue };
            match Self::prepare(name, &version, cache) {
                Ok(clang) => return Ok(clang),
                Err(error) => {
                    let error =
                        error.lines().find(|line| line.contains("error")).unwrap_or("no error is shown").to_owned();
                    why = why.or(Some(format!("{version} cannot take the shim: {error}")));
                }
            }
        }
        Err(missing(why.unwrap_or_else(|| "clang is not on this system".to_owned())))
    }

    fn prepare(name: &str, version: &str, cache: &Path) -> Result<Self, String> {
        let hash = shim_hash();
        let short = version.replace(|c: char| !c.is_ascii_alphanumeric() && c != '.', "-");
        let folder = cache.join(format!("metal-shim-{hash:016x}-{short}"));
        let version = format!("{version}, shim {:08x}", hash >> 32);
        let clang = Self { program: PathBuf::from(name), version, folder };
        clang.precompile("shim.pch", &[]).map_err(|error| error.to_string())?;
        Ok(clang)
    }

    /// Writes the shim and compiles it, where that is not done. Other processes may do the same at the same time: what counts is the
    /// rename at the end.
    fn precompile(&self, name: &str, options: &[&str]) -> io::Result<()> {
        if self.folder.join(name).is_file() {
            return Ok(());
        }
        for (path, text) in SHIM {
            let path = self.folder.join("include").join(path);
            fs::create_dir_all(path.parent().expect("it lies in a folder"))?;
            if fs::read_to_string(&path).ok().as_deref() != Some(text) {
                fs::write(&path, text)?;
            }
        }
        let number = SCRATCH.fetch_add(1, Ordering::Relaxed);
        let scratch = self.folder.join(format!("{}-{number}.pch", std::process::id()));
        let output = self
            .command()
            .args(options)
            .args(["-emit-pch", "-x", "cl-header", "-o"])
            .arg(&scratch)
            .arg(self.folder.join("include/metal_stdlib"))
            .output()?;
        if !output.status.success() {
            return Err(io::Error::other(String::from_utf8_lossy(&output.stderr).into_owned()));
        }
        fs::rename(&scratch, self.folder.join(name))
    }

    /// The command that compiles a text to native code.
    pub(crate) fn compile_command(&self, source: &Path, object: &Path) -> Result<Command, String> {
        self.precompile("optimised.pch", OPTIMISED).map_err(|error| error.to_string())?;
        let mut command = self.command();
        command.args(OPTIMISED).args(["-emit-obj", "-x", "cl", "-include-pch"]).arg(self.folder.join("optimised.pch"));
        command.arg("-I").arg(self.folder.join("include")).arg("-o").arg(object).arg(source);
        Ok(command)
    }

    /// The program, which is the linker's driver too.
    pub(crate) fn program(&self) -> &Path {
        &self.program
    }

    /// The object file of the runtime. Its sources are compiled once.
    pub(crate) fn runtime(&self) -> Result<PathBuf, String> {
        let hash = fnv(RUNTIME.iter().map(|(_, text)| *text));
        let object = self.folder.join(format!("runtime-{hash:016x}.o"));
        if object.is_file() {
            return Ok(object);
        }
        let folder = self.scratch().map_err(|error| error.to_string())?;
        for (name, text) in RUNTIME {
            fs::write(folder.join(name), text).map_err(|error| error.to_string())?;
        }
        let (path, made) = (folder.join("main.c"), folder.join("runtime.o"));
        let mut command = Command::new(&self.program);
        command.args(["-O1", "-c", "-I"]).arg(self.folder.join("include")).arg("-o").arg(&made).arg(&path);
        let output = command.output().map_err(|error| error.to_string())?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into_owned());
        }
        fs::rename(&made, &object).map_err(|error| error.to_string())?;
        let _ = fs::remove_dir_all(&folder);
        Ok(object)
    }

    /// A new folder that nobody else has.
    pub(crate) fn scratch(&self) -> io::Result<PathBuf> {
        let number = SCRATCH.fetch_add(1, Ordering::Relaxed);
        let folder = self.folder.join(format!("run-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder)?;
        Ok(folder)
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(["-cc1", "-triple", "x86_64-linux-gnu"]).args(LANGUAGE).stdin(Stdio::null());
        command
    }

    /// Which clang and which shim validate: a verdict holds for both.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// Validates a text: by the rules, and where these find nothing by clang.
    pub fn validate(&self, text: &str) -> Verdict {
        let faults = rules::check(text);
        if faults.is_empty() { self.compile(text) } else { Verdict::Invalid(faults.join("\n")) }
    }

    fn compile(&self, text: &str) -> Verdict {
        let run = || -> io::Result<Verdict> {
            let mut child = self
                .command()
                .args(["-fsyntax-only", "-x", "cl", "-include-pch"])
                .arg(self.folder.join("shim.pch"))
                .arg("-I")
                .arg(self.folder.join("include"))
                .arg("-")
                .stdin(Stdio::piped())
                .stdout(Stdio::null())
                .stderr(Stdio::piped())
                .spawn()?;
            let mut errors = child.stderr.take().expect("stderr is piped");
            let mut input = child.stdin.take().expect("stdin is piped");
            // A pipe that closes early belongs to a process whose end says why.
            let _ = input.write_all(text.as_bytes());
            drop(input);
            let reader = thread::spawn(move || {
                let mut message = Vec::new();
                let _ = errors.read_to_end(&mut message);
                String::from_utf8_lossy(&message).into_owned()
            });
            let start = Instant::now();
            // Standard error is closed by the end of the process, and by nothing else.
            while !reader.is_finished() && start.elapsed() < LIMIT {
                thread::sleep(Duration::from_millis(1));
            }
            if !reader.is_finished() {
                child.kill()?;
                child.wait()?;
                return Ok(Verdict::Invalid(format!("clang takes more than {} s", LIMIT.as_secs())));
            }
            let status = child.wait()?;
            let message = reader.join().unwrap_or_default().replace("<stdin>:", "");
            Ok(match status.code() {
                Some(0) => Verdict::Valid,
                Some(1) => Verdict::Invalid(message),
                _ => Verdict::Unable(format!("clang ended with {status}: {message}")),
            })
        };
        run().unwrap_or_else(|error| Verdict::Unable(format!("{}: {error}", self.program.display())))
    }
}

/// The first line of what a program says of its version, if it is clang.
fn version_of(name: &str) -> Option<String> {
    let output = Command::new(name).arg("--version").stdin(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let at = text.find("clang version")?;
    let line = text[at..].lines().next()?;
    Some(line.split_whitespace().filter(|word| *word != "version").take(2).collect::<Vec<_>>().join(" "))
}

/// What the validator depends on beside clang. The rules count by their sources.
fn shim_hash() -> u64 {
    let shim = SHIM.iter().flat_map(|(path, text)| [*path, *text]);
    fnv(shim.chain([LANGUAGE, RULES, OPTIMISED].concat()))
}

fn fnv<'t>(parts: impl Iterator<Item = &'t str>) -> u64 {
    let bytes = parts.flat_map(|part| part.bytes().chain([0xff]));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
