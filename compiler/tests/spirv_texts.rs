//! The assembly texts below `testdata/spirv`: each gives the WGSL, or the refusals, in the `.txt` beside it, goes on to every target, and where
//! it says what it computes, computes that. What is cut off or has bits changed is refused or read, and never breaks the reader.
//!
//! `BLESS=1 cargo test -p colorfast --test spirv_texts` writes the texts.

use colorfast::Compiler;
use colorfast::driver::{Artifact, Request, Target};
use colorfast::interpret::{self, Resources, Settings};
use colorfast::ir::{Binding, Module};
use colorfast::spirv::read;
use colorfast::transform::{SubstituteOverridesConfig, substitute_overrides};
use colorfast_testdata as testdata;
use std::fmt::Write;
use std::path::PathBuf;

fn files() -> Vec<(PathBuf, String)> {
    let root = testdata::root().join("spirv");
    let mut paths = testdata::files(&root, &[".spvasm"]).expect("testdata is there");
    paths.sort();
    assert!(paths.len() > 12, "{} texts", paths.len());
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("it can be read");
        (path, text)
    };
    paths.into_iter().map(read).collect()
}

/// What a text becomes: WGSL, with what is bound elsewhere; or what is refused.
fn given(text: &str) -> String {
    let mut out = String::new();
    match read::read_text(text) {
        Err(errors) => {
            for error in errors.iter() {
                let _ = writeln!(out, "{}: {}", error.rule.id, error.message);
            }
        }
        Ok(read) => {
            for rebound in &read.rebound {
                let (from, to) = (rebound.from, rebound.to);
                let what = if rebound.is_split_sampler { "the sampler of" } else { "bound also at" };
                let _ = writeln!(
                    out,
                    "// '{}', {what} {}:{}, is at {}:{}",
                    rebound.name, from.group, from.binding, to.group, to.binding
                );
            }
            for target in Target::ALL {
                let request = Request { target, entry_point: None, constants: &[], options: &[] };
                match Compiler::new().compile_module(read.module.clone(), &request, &mut |_| {}) {
                    Ok(units) if target == Target::Wgsl => {
                        for unit in units {
                            let Artifact::Text(text) = unit.artifact else { unreachable!("WGSL is text") };
                            out += &text;
                        }
                    }
                    Ok(_) => {}
                    Err(errors) => {
                        for error in errors.iter() {
                            let _ =
                                writeln!(out, "// {} refuses it: {}: {}", target.name(), error.rule.id, error.message);
                        }
                    }
                }
            }
        }
    }
    out
}

#[test]
fn texts_give_what_stands_beside_them() {
    let mut wrong = String::new();
    for (path, text) in files() {
        let found = given(&text);
        let beside = path.with_extension("txt");
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&beside, &found).expect("it can be written");
            continue;
        }
        let expected = std::fs::read_to_string(&beside).unwrap_or_default();
        if found != expected {
            let _ = writeln!(wrong, "{} gives\n{found}\nand not\n{expected}", path.display());
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// `; WORD GROUP:BINDING = NUMBERS`, for a word.
fn buffers(text: &str, word: &str) -> Vec<(Binding, Vec<f64>)> {
    let line = |line: &str| {
        let (place, numbers) = line.strip_prefix("; ")?.strip_prefix(word)?.strip_prefix(' ')?.split_once(" = ")?;
        let (group, binding) = place.split_once(':')?;
        let at = Binding { group: group.parse().ok()?, binding: binding.parse().ok()? };
        Some((at, numbers.split(' ').map(|number| number.parse().expect("a number")).collect()))
    };
    text.lines().filter_map(line).collect()
}

#[test]
fn texts_compute_what_they_say() {
    let mut count = 0;
    for (path, text) in files() {
        let expected = buffers(&text, "expect");
        if expected.is_empty() {
            continue;
        }
        let module = read::read_text(&text).unwrap_or_else(|errors| panic!("{}: {errors:?}", path.display())).module;
        let mut resources = Resources::new();
        for (at, numbers) in buffers(&text, "buffer") {
            resources.insert(at, numbers.iter().flat_map(|&number| (number as u32).to_le_bytes()).collect());
        }
        for (at, numbers) in buffers(&text, "float buffer") {
            resources.insert(at, numbers.iter().flat_map(|&number| (number as f32).to_le_bytes()).collect());
        }
        run(module, &mut resources).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        for (at, numbers) in expected {
            let bytes = resources.get(at).expect("the buffer is bound");
            let words: Vec<f64> =
                bytes.as_chunks::<4>().0.iter().map(|&word| u32::from_le_bytes(word).into()).collect();
            assert_eq!(words, numbers, "{}", path.display());
        }
        count += 1;
    }
    println!("{count} texts compute what they say");
}

fn run(mut module: Module, resources: &mut Resources) -> Result<(), String> {
    substitute_overrides(&mut module, &SubstituteOverridesConfig::default()).map_err(|errors| format!("{errors:?}"))?;
    interpret::dispatch(&module, "main", [1, 1, 1], resources, &Settings::default())
        .map(|_| ())
        .map_err(|errors| format!("{errors:?}"))
}

#[test]
fn what_is_broken_is_answered() {
    let mut numbers = 0x2545_f491_4f6c_dd1du64;
    let mut random = move |end: usize| {
        numbers ^= numbers << 13;
        numbers ^= numbers >> 7;
        numbers ^= numbers << 17;
        (numbers >> 33) as usize % end
    };
    let (mut answered, mut read) = (0, 0);
    for (_, text) in files() {
        let Ok(words) = read::assemble(&text) else { continue };
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let mut ask = |bytes: &[u8]| {
            answered += 1;
            read += usize::from(read::read(bytes).is_ok());
        };
        for end in 0..words.len() {
            ask(&bytes[..4 * end]);
        }
        for _ in 0..600 {
            let mut changed = bytes.clone();
            for _ in 0..1 + random(3) {
                let at = random(changed.len());
                changed[at] = if random(2) == 0 { changed[at] ^ 1 << random(8) } else { bytes[random(bytes.len())] };
            }
            ask(&changed);
        }
        let mut swapped: Vec<u8> = words.iter().flat_map(|word| word.to_be_bytes()).collect();
        assert_eq!(read::read(&swapped).is_ok(), read::read(&bytes).is_ok());
        swapped.pop();
        ask(&swapped);
    }
    println!("{answered} broken modules are answered, {read} of them read");
}
