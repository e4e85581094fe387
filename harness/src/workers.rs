//! The harness's own worker programs: found where `cargo test` put them, or built when first needed.

use crate::tree::workspace;
use std::env;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A program that is not there, and what to do about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing {
    /// Why.
    pub why: String,
    /// The command that gets it.
    pub install: String,
}

/// Finds the program of a package of this workspace, building it where `build` allows; cargo knows whether there is anything to do.
pub fn find(package: &str, build: bool, first_build: &str) -> Result<PathBuf, Missing> {
    let beside = beside_us(package);
    if !build {
        return beside.ok_or_else(|| Missing {
            why: format!("{package} is not built"),
            install: format!("cargo build -p {package}"),
        });
    }
    if beside.is_none() {
        eprintln!("xtest: building {package}; {first_build}");
    }
    let missing = |why: String| Missing {
        why,
        install: format!("cargo build -p {package}   (needs a C++ compiler: apt-get install g++)"),
    };
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["build", "--quiet", "--package", package, "--message-format=json-render-diagnostics"])
        .current_dir(workspace())
        .stdin(Stdio::null())
        .output()
        .map_err(|error| missing(format!("cargo cannot be started: {error}")))?;
    if !output.status.success() {
        let stderr = String::from_utf8_lossy(&output.stderr);
        let last = stderr.lines().rfind(|line| !line.trim().is_empty()).unwrap_or_default().to_owned();
        return Err(missing(format!("{package} does not build: {last}")));
    }
    executable(&String::from_utf8_lossy(&output.stdout))
        .ok_or_else(|| missing(format!("cargo does not say where it put {package}")))
}

/// The program beside ours, or beside the folder of test programs.
fn beside_us(package: &str) -> Option<PathBuf> {
    let ours = env::current_exe().ok()?;
    let name = format!("{package}{}", env::consts::EXE_SUFFIX);
    ours.ancestors().skip(1).take(2).map(|folder| folder.join(&name)).find(|path| path.is_file())
}

/// The last executable among cargo's messages.
fn executable(messages: &str) -> Option<PathBuf> {
    let mut paths = messages.lines().filter_map(|line| {
        let message: serde_json::Value = serde_json::from_str(line).ok()?;
        message.get("executable")?.as_str().map(PathBuf::from)
    });
    paths.next_back()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_executable_is_read_from_cargos_messages() {
        let messages = "{\"reason\":\"compiler-artifact\",\"executable\":null}\n\
                        {\"reason\":\"compiler-artifact\",\"executable\":\"/t/debug/w\"}\n{\"reason\":\"build-finished\"}\n";
        assert_eq!(executable(messages), Some(PathBuf::from("/t/debug/w")));
        assert_eq!(executable("{}"), None);
    }
}
