//! What validates MSL: Apple's compiler where there is one, and everywhere else clang over our own `metal_stdlib`.

use crate::workers::Missing;
use colorfast_metal_shim::Clang;
use colorfast_wire::Verdict;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// A validator of MSL.
pub enum MetalValidator {
    /// Apple's, by its version.
    Apple(String),
    /// Clang with the shim.
    Clang(Clang),
}

impl MetalValidator {
    /// The best validator that there is.
    pub fn find(cache: &Path) -> Result<Self, Missing> {
        if let Some(version) = apple_version() {
            return Ok(Self::Apple(version));
        }
        let clang = Clang::find(cache);
        clang.map(Self::Clang).map_err(|missing| Missing { why: missing.why, install: missing.install })
    }

    /// What a verdict depends on.
    pub fn version(&self) -> &str {
        match self {
            Self::Apple(version) => version,
            Self::Clang(clang) => clang.version(),
        }
    }

    /// Validates a text for a version of the language, in the words of Apple's compiler.
    pub fn validate(&self, standard: &str, output: &[u8]) -> Verdict {
        let Ok(text) = std::str::from_utf8(output) else { return Verdict::Invalid("not UTF-8".to_owned()) };
        match self {
            Self::Apple(_) => {
                ask_apple(standard, text).unwrap_or_else(|error| Verdict::Unable(format!("xcrun metal: {error}")))
            }
            Self::Clang(clang) => match clang.validate(text) {
                colorfast_metal_shim::Verdict::Valid => Verdict::Valid,
                colorfast_metal_shim::Verdict::Invalid(message) => Verdict::Invalid(message),
                colorfast_metal_shim::Verdict::Unable(why) => Verdict::Unable(why),
            },
        }
    }
}

fn apple_version() -> Option<String> {
    let output =
        Command::new("xcrun").args(["-sdk", "macosx", "metal", "--version"]).stdin(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Compiles MSL with Apple's compiler, for its errors alone.
fn ask_apple(standard: &str, text: &str) -> std::io::Result<Verdict> {
    let mut child = Command::new("xcrun")
        .args(["-sdk", "macosx", "metal", "-x", "metal", "-fsyntax-only", "-"])
        .arg(format!("-std={standard}"))
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()?;
    child.stdin.take().expect("stdin is piped").write_all(text.as_bytes())?;
    let ended = child.wait_with_output()?;
    let message = String::from_utf8_lossy(&ended.stderr).into_owned();
    Ok(if ended.status.success() { Verdict::Valid } else { Verdict::Invalid(message) })
}
