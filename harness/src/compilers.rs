//! The compilers that `--compiler` takes by name: the one table of them.
//!
//! Each is a process that speaks the protocol; what makes a compiler speak it lies in `tools/adapters/`.

use crate::tree::workspace;
use crate::workers;
use colorfast_protocol::Launch;
use std::env;

/// What begins a command line in place of a name.
const COMMAND: &str = "cmd:";

/// How a known compiler is started.
enum Start {
    /// This program as a worker.
    Own,
    /// The program of a package of this workspace.
    Package(&'static str),
    /// An interpreter, and a script of `tools/adapters/`.
    Script(&'static str, &'static str),
}

/// A compiler that has a name.
struct Known {
    name: &'static str,
    start: Start,
}

/// Every compiler with a name.
const KNOWN: &[Known] = &[
    Known { name: "colorfast", start: Start::Own },
    Known { name: "naga", start: Start::Package("colorfast-adapter-naga") },
    Known { name: "tint", start: Start::Script("python3", "tint.py") },
    Known { name: "wgsl_reflect", start: Start::Script("node", "wgsl_reflect.mjs") },
    Known { name: "example", start: Start::Script("python3", "example.py") },
];

/// The compiler that `--compiler` names, or this program as a worker.
///
/// # Errors
/// Why there is no such compiler.
pub fn launch(text: Option<&str>) -> Result<Launch, String> {
    let text = text.unwrap_or(KNOWN[0].name);
    let Some(command) = text.strip_prefix(COMMAND) else {
        let known = KNOWN.iter().find(|known| known.name == text).ok_or_else(|| unknown(text))?;
        return start(&known.start);
    };
    let words: Vec<&str> = command.split_whitespace().collect();
    let (program, arguments) = words.split_first().ok_or("`cmd:` needs a program")?;
    Ok(Launch::new(*program, arguments))
}

fn unknown(text: &str) -> String {
    let names: Vec<&str> = KNOWN.iter().map(|known| known.name).collect();
    format!("`{text}` is neither `cmd:PROGRAM ARGUMENTS` nor one of {}", names.join(", "))
}

fn start(start: &Start) -> Result<Launch, String> {
    match start {
        Start::Own => {
            let ours = env::current_exe().map_err(|error| format!("cannot find this program: {error}"))?;
            Ok(Launch::new(ours, &["serve"]))
        }
        Start::Package(package) => {
            let program = workers::find(package, true, "it takes a minute the first time");
            program.map(|program| Launch::new(program, &[])).map_err(|missing| missing.why)
        }
        Start::Script(interpreter, script) => {
            let script = workspace().join("tools/adapters").join(script);
            Ok(Launch::new(*interpreter, &[&script.to_string_lossy()]))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compiler_is_a_name_or_a_command() {
        let launch_of = |text| launch(Some(text)).expect("known");
        assert_eq!(launch_of("cmd:a b  c").arguments, ["b", "c"]);
        assert_eq!(launch_of("colorfast").arguments, ["serve"]);
        assert!(launch_of("example").arguments[0].ends_with("tools/adapters/example.py"));
        assert!(launch(Some("cmd:")).is_err());
        let error = launch(Some("nagga")).expect_err("there is none");
        assert!(error.contains("`nagga`") && error.contains("naga, tint"), "{error}");
    }

    #[test]
    fn every_script_is_there() {
        for known in KNOWN {
            if let Start::Script(_, script) = known.start {
                assert!(workspace().join("tools/adapters").join(script).is_file(), "{script}");
            }
        }
    }
}
