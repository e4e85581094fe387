//! Writes a folder of shaders for `cargo xtest --root`: see `cargo xtask control-flow`.

use colorfast_control_flow::write::{Test, shader};
use colorfast_control_flow::{Enumeration, Stage};
use std::path::PathBuf;
use std::process::ExitCode;

const USAGE: &str = "usage: control-flow --out DIR [--stage compute|fragment] [--depth N] [--count N] [--per-shader N]";

/// Functions in a shader, unless the arguments say it: more of them cost less each, fewer make a smaller place of a fault.
const PER_SHADER: usize = 32;

/// What xtest must know of the folder.
const SETTINGS: &str = "golden = false\ndxc_levels = [\"-Od\", \"-O1\", \"-O2\"]\n\n[kinds]\n\"\" = \"exec\"\n";

/// What no fault of ours explains: DXC's SPIR-V and naga's end an invocation at a `discard` by `OpKill`, behind which lavapipe takes other
/// invocations of the quad for ended too, or this one for alive.
const STATUS: &str = "\
run/hlsl/fragment-* flaky -- DXC ends the invocation at a discard, by OpKill, which lavapipe does not do in loops
run/wgsl/fragment-* flaky -- naga ends the invocation at a discard, by OpKill, which lavapipe does not do in loops
";

struct Arguments {
    out: PathBuf,
    stages: Vec<Stage>,
    depth: u32,
    /// How many functions, evenly out of all.
    count: u64,
    per_shader: usize,
}

fn arguments() -> Option<Arguments> {
    let mut words = std::env::args().skip(1);
    let mut found = Arguments {
        out: PathBuf::new(),
        stages: vec![Stage::Compute, Stage::Fragment],
        depth: 2,
        count: u64::MAX,
        per_shader: PER_SHADER,
    };
    while let Some(word) = words.next() {
        let value = words.next()?;
        match word.as_str() {
            "--out" => found.out = value.into(),
            "--stage" if value == "compute" => found.stages = vec![Stage::Compute],
            "--stage" if value == "fragment" => found.stages = vec![Stage::Fragment],
            "--depth" => found.depth = value.parse().ok().filter(|depth| (1..=4).contains(depth))?,
            "--count" => found.count = value.parse().ok().filter(|&count| count > 0)?,
            "--per-shader" => found.per_shader = value.parse().ok().filter(|&count| count > 0)?,
            _ => return None,
        }
    }
    (!found.out.as_os_str().is_empty()).then_some(found)
}

fn main() -> ExitCode {
    let Some(arguments) = arguments() else {
        eprintln!("{USAGE}");
        return ExitCode::FAILURE;
    };
    // What an earlier run wrote would be run too.
    let inputs = arguments.out.join("testdata");
    let cleared = if inputs.exists() { std::fs::remove_dir_all(&inputs) } else { Ok(()) };
    let written = cleared.and_then(|()| arguments.stages.iter().try_for_each(|&stage| write(&arguments, stage)));
    match written.and_then(|()| write_settings(&arguments)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error}", arguments.out.display());
            ExitCode::FAILURE
        }
    }
}

fn write_settings(arguments: &Arguments) -> std::io::Result<()> {
    let expectations = arguments.out.join("expectations");
    std::fs::create_dir_all(&expectations)?;
    let status = if arguments.stages.contains(&Stage::Fragment) { STATUS } else { "" };
    std::fs::write(expectations.join("status.txt"), status)?;
    std::fs::write(arguments.out.join("colorfast.toml"), SETTINGS)
}

fn write(arguments: &Arguments, stage: Stage) -> std::io::Result<()> {
    let name = if stage == Stage::Compute { "compute" } else { "fragment" };
    let folder = arguments.out.join("testdata").join(format!("{name}-{}", arguments.depth));
    std::fs::create_dir_all(&folder)?;
    let all = Enumeration::new(stage, arguments.depth);
    let count = arguments.count.min(all.count());
    // In steps of a prime, so that a part of them has some of everything.
    let number = |index: u64| (u128::from(index) * u128::from(STRIDE) % u128::from(all.count())) as u64;
    let mut tests = (0..count).filter_map(|index| all.get(number(index)).and_then(Test::of)).peekable();
    let mut written = 0;
    for index in 0.. {
        if tests.peek().is_none() {
            break;
        }
        let chunk: Vec<Test> = tests.by_ref().take(arguments.per_shader).collect();
        written += chunk.len();
        std::fs::write(folder.join(format!("{index:05}.wgsl")), shader(&chunk, stage))?;
    }
    println!(
        "{name}: {written} functions of depth {}, out of {} and those that cannot end",
        arguments.depth,
        all.count()
    );
    Ok(())
}

/// A prime that is no factor of any count of functions, so that its multiples reach all of them.
const STRIDE: u64 = 1_000_000_007;
