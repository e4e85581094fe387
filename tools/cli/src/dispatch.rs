//! `colorfast run`: a compute shader runs in the interpreter, and its buffers are printed.

use clap::Args;
use colorfast::constant::half::{f16_from_f64, f16_to_f64};
use colorfast::diagnostic::Diagnostics;
use colorfast::interpret::{self, Checks, Report, Resources, Settings, Strict};
use colorfast::ir::{Binding, Module};
use colorfast::transform::{SubstituteOverridesConfig, substitute_overrides};
use std::fmt::Write;

use crate::arguments::InputArguments;
use crate::input;
use crate::run::{constant, lowered, print, show};

/// The most scalars of a buffer that are printed.
const MOST_SHOWN: usize = 256;
/// Scalars on a line.
const PER_LINE: usize = 16;
/// The most bytes that values on the command line may stand for.
const MAX_BYTES: usize = 1 << 28;

/// What to run, and on what.
#[derive(Args)]
pub struct RunArguments {
    /// Where the shader is.
    #[command(flatten)]
    input: InputArguments,
    /// The entry point; may be left out where there is one.
    #[arg(short, long)]
    entry_point: Option<String>,
    /// Workgroups along x, y and z.
    #[arg(long, value_name = "X,Y,Z", default_value = "1,1,1", value_parser = groups)]
    dispatch: [u32; 3],
    /// A buffer: G:B=TYPE:VALUE,VALUE*COUNT,... or G:B=@FILE or G:B=TYPE@FILE, where TYPE is u32, i32, f32 or f16; may be given
    /// several times.
    #[arg(short, long = "buffer", value_name = "G:B=CONTENTS")]
    buffers: Vec<String>,
    /// The value of an override, by name or id; may be given several times.
    #[arg(short = 'D', long = "constant", value_name = "NAME=VALUE")]
    constants: Vec<String>,
    /// What to look for: bounds, races, barriers, uninitialised, or all.
    #[arg(long = "check", value_name = "CHECK", value_delimiter = ',')]
    checks: Vec<String>,
    /// Look for what this target leaves undefined: spirv, msl, hlsl or glsl.
    #[arg(long, value_name = "TARGET")]
    strict: Option<String>,
    /// Invocations in a subgroup.
    #[arg(long, default_value_t = Settings::default().subgroup_size)]
    subgroup_size: u32,
    /// End after so many steps of all invocations together.
    #[arg(long, default_value_t = Settings::default().step_limit)]
    steps: u64,
}

/// The scalars that a buffer is written and shown in.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Scalar {
    U32,
    I32,
    F32,
    F16,
}

/// A buffer of the command line.
#[derive(PartialEq, Eq, Debug)]
struct BufferArgument {
    binding: Binding,
    scalar: Scalar,
    bytes: Vec<u8>,
}

/// Runs the shader; whether it ran to its end and the checks found nothing.
pub fn run(arguments: &RunArguments) -> Result<bool, String> {
    let input = input::read(&arguments.input.file, arguments.input.language.as_deref())?;
    let constants = arguments.constants.iter().map(|text| constant(text)).collect::<Result<Vec<_>, _>>()?;
    let given = arguments.buffers.iter().map(|text| buffer(text)).collect::<Result<Vec<_>, _>>()?;
    let settings = Settings {
        checks: checks(&arguments.checks)?,
        strict: arguments.strict.as_deref().map(strict).transpose()?,
        step_limit: arguments.steps,
        subgroup_size: arguments.subgroup_size,
        ..Settings::default()
    };
    let mut buffers = Resources::new();
    for buffer in &given {
        buffers.insert(buffer.binding, buffer.bytes.clone());
    }
    let module = lowered(&input).and_then(|mut module| {
        substitute_overrides(&mut module, &SubstituteOverridesConfig { values: constants })?;
        Ok(module)
    });
    let result = match module {
        Ok(module) => {
            let entry_point = entry_point(&module, arguments.entry_point.as_deref())?;
            interpret::dispatch(&module, &entry_point, arguments.dispatch, &mut buffers, &settings)
        }
        Err(diagnostics) => Err(diagnostics),
    };
    let (findings, report) = match result {
        Ok(report) => (report.findings.clone(), Some(report)),
        Err(diagnostics) => (diagnostics, None),
    };
    finish(arguments, &input, &findings, report.as_ref(), &given, &buffers)
}

fn finish(
    arguments: &RunArguments,
    input: &input::Input,
    findings: &Diagnostics,
    report: Option<&Report>,
    given: &[BufferArgument],
    buffers: &Resources,
) -> Result<bool, String> {
    if !findings.is_empty() {
        show(&arguments.input, input, findings)?;
    }
    if let Some(report) = report {
        let mut text = String::new();
        for buffer in given {
            write_buffer(&mut text, buffer, buffers.get(buffer.binding).unwrap_or_default());
        }
        print(&text)?;
        eprintln!("{} invocations, {} steps", report.invocations, report.steps);
    }
    Ok(findings.is_empty())
}

fn entry_point(module: &Module, name: Option<&str>) -> Result<String, String> {
    if let Some(name) = name {
        return Ok(name.to_owned());
    }
    let names: Vec<&str> = module.entry_points().map(|id| module.name(module.function(id).name)).collect();
    match names[..] {
        [only] => Ok(only.to_owned()),
        [] => Err("the shader has no entry point".to_owned()),
        _ => Err(format!("name an entry point with -e; there are {}", names.join(", "))),
    }
}

fn groups(text: &str) -> Result<[u32; 3], String> {
    let mut groups = [1; 3];
    let words: Vec<&str> = text.split(',').collect();
    if words.len() > groups.len() {
        return Err("a dispatch has three dimensions".to_owned());
    }
    for (group, word) in groups.iter_mut().zip(words) {
        *group = word.trim().parse().map_err(|_| format!("'{word}' is not a count of workgroups"))?;
    }
    Ok(groups)
}

fn checks(names: &[String]) -> Result<Checks, String> {
    let mut checks = Checks::default();
    for name in names {
        match checks.by_name(name) {
            Some(check) => *check = true,
            None if name == "all" => checks = Checks::all(),
            None => return Err(format!("no check '{name}'; there are {} and all", Checks::NAMES.join(", "))),
        }
    }
    Ok(checks)
}

fn strict(name: &str) -> Result<Strict, String> {
    Strict::from_name(name).ok_or_else(|| format!("no strict mode of '{name}'; there are spirv, msl, hlsl and glsl"))
}

fn buffer(text: &str) -> Result<BufferArgument, String> {
    let shape = || format!("'{text}' is not G:B=TYPE:VALUES, G:B=@FILE or G:B=TYPE@FILE");
    let (binding, contents) = text.split_once('=').ok_or_else(shape)?;
    let (group, index) = binding.split_once(':').ok_or_else(shape)?;
    let number = |text: &str| text.trim().parse().map_err(|_| shape());
    let binding = Binding { group: number(group)?, binding: number(index)? };
    let at = contents.find(['@', ':']).ok_or_else(shape)?;
    let scalar = match &contents[..at] {
        "i32" => Scalar::I32,
        "f32" => Scalar::F32,
        "f16" => Scalar::F16,
        "u32" => Scalar::U32,
        "" if contents.starts_with('@') => Scalar::U32,
        _ => return Err(shape()),
    };
    let rest = &contents[at + 1..];
    let bytes = if contents[at..].starts_with('@') {
        std::fs::read(rest).map_err(|error| format!("{rest}: {error}"))?
    } else {
        values(scalar, rest)?
    };
    Ok(BufferArgument { binding, scalar, bytes })
}

fn values(scalar: Scalar, text: &str) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    for word in text.split([',', ' ']).filter(|word| !word.is_empty()) {
        let (value, count) = word.split_once('*').unwrap_or((word, "1"));
        let count: usize = count.parse().map_err(|_| format!("'{count}' is not a count"))?;
        let value = value_bytes(scalar, value).ok_or_else(|| format!("'{value}' is not a value of this buffer"))?;
        if count.saturating_mul(value.len()) > MAX_BYTES - bytes.len().min(MAX_BYTES) {
            return Err(format!("more than {MAX_BYTES} bytes in a buffer"));
        }
        bytes.extend(std::iter::repeat_n(value, count).flatten());
    }
    Ok(bytes)
}

fn value_bytes(scalar: Scalar, text: &str) -> Option<Vec<u8>> {
    if let Some(digits) = text.strip_prefix("0x") {
        let bits = u32::from_str_radix(digits, 16).ok()?;
        return match scalar {
            Scalar::F16 => u16::try_from(bits).ok().map(|bits| bits.to_le_bytes().to_vec()),
            _ => Some(bits.to_le_bytes().to_vec()),
        };
    }
    Some(match scalar {
        Scalar::U32 => text.parse::<u32>().ok()?.to_le_bytes().to_vec(),
        Scalar::I32 => text.parse::<i32>().ok()?.to_le_bytes().to_vec(),
        Scalar::F32 => text.parse::<f32>().ok()?.to_le_bytes().to_vec(),
        Scalar::F16 => f16_from_f64(text.parse().ok()?).to_le_bytes().to_vec(),
    })
}

fn write_buffer(text: &mut String, buffer: &BufferArgument, bytes: &[u8]) {
    let Binding { group, binding } = buffer.binding;
    let (name, size) = match buffer.scalar {
        Scalar::U32 => ("u32", 4),
        Scalar::I32 => ("i32", 4),
        Scalar::F32 => ("f32", 4),
        Scalar::F16 => ("f16", 2),
    };
    let scalars: Vec<String> =
        bytes.chunks_exact(size).take(MOST_SHOWN).map(|part| shown(buffer.scalar, part)).collect();
    writeln!(text, "@group({group}) @binding({binding}) {name}, {} bytes:", bytes.len()).expect("a String takes all");
    for (line, scalars) in scalars.chunks(PER_LINE).enumerate() {
        writeln!(text, "{:>6}: {}", line * PER_LINE, scalars.join(" ")).expect("a String takes all");
    }
    if bytes.len() / size > MOST_SHOWN {
        writeln!(text, "  and {} more", bytes.len() / size - MOST_SHOWN).expect("a String takes all");
    }
}

fn shown(scalar: Scalar, bytes: &[u8]) -> String {
    let bits = bytes.iter().rev().fold(0, |bits, &byte| bits << 8 | u32::from(byte));
    match scalar {
        Scalar::U32 => bits.to_string(),
        Scalar::I32 => bits.cast_signed().to_string(),
        Scalar::F32 => format!("{:?}", f32::from_bits(bits)),
        Scalar::F16 => format!("{:?}", f16_to_f64(bits as u16)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buffers_are_read_and_shown() {
        let read = buffer("1:2=f32:1,-2.5*2,0x3f800000").expect("the argument is right");
        assert_eq!((read.binding, read.bytes.len()), (Binding { group: 1, binding: 2 }, 16));
        let mut text = String::new();
        write_buffer(&mut text, &read, &read.bytes);
        assert_eq!(text, "@group(1) @binding(2) f32, 16 bytes:\n     0: 1.0 -2.5 -2.5 1.0\n");
        for wrong in ["1=u32:1", "0:0=f64:1", "0:0=u32:-1", "0:0=:1", "0:0=u32:1*x", "0:0=u32:0*99999999999"] {
            assert!(buffer(wrong).is_err(), "{wrong}");
        }
    }
}
