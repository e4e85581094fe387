//! Clang as a judge: found, prepared with a precompiled shim, and run once for each text.

use crate::rules;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
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
    ("metal/group.h", include_str!("../include/metal/group.h")),
    ("metal/texture.h", include_str!("../include/metal/texture.h")),
    ("metal/texture_types.h", include_str!("../include/metal/texture_types.h")),
    ("metal/depth_types.h", include_str!("../include/metal/depth_types.h")),
    ("metal/truth.h", include_str!("../include/metal/truth.h")),
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

/// A judge that is not there, and what to do about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing {
    /// Why.
    pub why: String,
    /// The command that gets it.
    pub install: String,
}

/// What the judge says of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nothing is wrong with it.
    Valid,
    /// What is wrong with it.
    Invalid(String),
    /// It could not be judged.
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
        if !clang.folder.join("shim.pch").is_file() {
            clang.precompile().map_err(|error| error.to_string())?;
        }
        Ok(clang)
    }

    /// Writes the shim and compiles it. Other processes may do the same at the same time: what counts is the rename at the end.
    fn precompile(&self) -> io::Result<()> {
        for (path, text) in SHIM {
            let path = self.folder.join("include").join(path);
            fs::create_dir_all(path.parent().expect("it lies in a folder"))?;
            if fs::read_to_string(&path).ok().as_deref() != Some(text) {
                fs::write(&path, text)?;
            }
        }
        let scratch = self.folder.join(format!("shim-{}.pch", std::process::id()));
        let output = self
            .command()
            .args(["-emit-pch", "-x", "cl-header", "-o"])
            .arg(&scratch)
            .arg(self.folder.join("include/metal_stdlib"))
            .output()?;
        if !output.status.success() {
            return Err(io::Error::other(String::from_utf8_lossy(&output.stderr).into_owned()));
        }
        fs::rename(&scratch, self.folder.join("shim.pch"))
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(["-cc1", "-triple", "x86_64-linux-gnu"]).args(LANGUAGE).stdin(Stdio::null());
        command
    }

    /// Which clang and which shim judge: a verdict holds for both.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// Judges a text: by the rules, and where these find nothing by clang.
    pub fn judge(&self, text: &str) -> Verdict {
        let faults = rules::check(text);
        if faults.is_empty() { self.compile(text) } else { Verdict::Invalid(faults.join("\n")) }
    }

    fn compile(&self, text: &str) -> Verdict {
        let judge = || -> io::Result<Verdict> {
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
        judge().unwrap_or_else(|error| Verdict::Unable(format!("{}: {error}", self.program.display())))
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

/// What the judge depends on beside clang. The rules count by their sources.
fn shim_hash() -> u64 {
    let parts = SHIM
        .iter()
        .flat_map(|(path, text)| [*path, *text])
        .chain(LANGUAGE.iter().copied())
        .chain(RULES.iter().copied());
    parts.fold(0xcbf2_9ce4_8422_2325, |hash: u64, part| {
        part.bytes().chain([0xff]).fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
    })
}
