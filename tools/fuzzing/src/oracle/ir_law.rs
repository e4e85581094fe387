//! The law of the IR is enough: whatever module it accepts, every target is written or refuses, and the interpreter runs or refuses.
//!
//! The input is lowered, and copies of its text are changed in one place each: a value, a type, an instruction or a number becomes another
//! that the text has, or a line goes or comes twice. Most such modules are unlawful; of those that are not, nothing may panic.

use crate::Input;
use colorfast::Compiler;
use colorfast::diagnostic::Diagnostics;
use colorfast::driver::{Language, Request, Target};
use colorfast::interpret::{self, Resources, Settings};
use colorfast::ir::{self, Module, binary, text};
use colorfast::sem::Features;
use colorfast::types::ShaderStage;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How many changed copies of each module are tried.
const COPIES: usize = 12;

/// What became of changed modules.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// No text of the IR.
    pub unreadable: usize,
    /// Read, and refused by the law.
    pub unlawful: usize,
    /// Lawful, and what the targets and the interpreter did with them was written or refused.
    pub lawful: usize,
}

/// Tries changed copies of what is lowered.
pub fn check(input: &Input) -> Result<(), String> {
    let Ok(module) = Compiler::new().lower(&input.text, &Features::all()) else { return Ok(()) };
    let seed = input
        .text
        .bytes()
        .fold(1469598103934665603, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(1099511628211));
    try_copies(&module, COPIES, seed).map(|_| ())
}

/// Tries so many changed copies of a module.
///
/// # Errors
/// The first that is lawful and breaks something, with its text.
pub fn try_copies(module: &Module, copies: usize, seed: u64) -> Result<Counts, String> {
    let text = text::print(module, &text::PrintOptions::default());
    let mut counts = Counts::default();
    let mut random = Random(seed | 1);
    for _ in 0..copies {
        let Some(changed) = change(&text, &mut random) else { continue };
        let Ok(module) = text::parse(&changed) else {
            counts.unreadable += 1;
            continue;
        };
        let judged = catch_unwind(AssertUnwindSafe(|| ir::validate(&module).is_ok()));
        match judged {
            Err(_) => return Err(format!("the validator panics at\n{changed}")),
            Ok(false) => counts.unlawful += 1,
            Ok(true) => {
                counts.lawful += 1;
                let used = catch_unwind(AssertUnwindSafe(|| use_everywhere(&module, &changed)));
                used.map_err(|_| format!("a lawful module breaks something:\n{changed}"))??;
            }
        }
    }
    Ok(counts)
}

/// All that is done with modules.
fn use_everywhere(module: &Module, text: &str) -> Result<(), String> {
    let bytes = binary::write(module);
    if binary::read(&bytes).is_err() {
        return Err(format!("what was written in binary is refused:\n{text}"));
    }
    for target in Target::ALL {
        let request = Request { target, entry_point: None, constants: &[], options: &[] };
        let _ = Compiler::new().compile(text, Language::Ir, &Features::all(), &request, &mut |_| {});
    }
    let settings = Settings { step_limit: 1 << 14, memory_limit: 1 << 20, ..Settings::default() };
    for entry in module.entry_points() {
        let function = module.function(entry);
        if function.stage == Some(ShaderStage::Compute) {
            let _: Result<_, Diagnostics> =
                interpret::dispatch(module, module.name(function.name), [1; 3], &mut resources(module), &settings);
        }
    }
    Ok(())
}

/// A buffer for each binding.
fn resources(module: &Module) -> Resources {
    let mut resources = Resources::new();
    for inst in module.block_insts(module.root()) {
        if let ir::Op::Var(info) = module.inst(inst).op
            && let Some(binding) = module.var_info(info).binding
        {
            resources.insert(binding, vec![1; 4096]);
        }
    }
    resources
}

struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % end.max(1)
    }
}

/// The text with one change, or nothing where the place that was drawn has none.
fn change(text: &str, random: &mut Random) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let at = random.below(lines.len());
    match random.below(8) {
        0 => Some(
            lines
                .iter()
                .enumerate()
                .filter(|&(index, _)| index != at)
                .fold(String::new(), |all, (_, line)| all + line + "\n"),
        ),
        1 => Some(lines.iter().enumerate().fold(String::new(), |all, (index, line)| {
            let all = all + line + "\n";
            if index == at { all + line + "\n" } else { all }
        })),
        _ => {
            let tokens = tokens(text);
            let (start, end) = *tokens.get(random.below(tokens.len()))?;
            let kind = kind(text, start);
            let others: Vec<&str> = tokens
                .iter()
                .filter(|token| self::kind(text, token.0) == kind)
                .map(|&(start, end)| &text[start..end])
                .collect();
            let other = others[random.below(others.len())];
            (other != &text[start..end]).then(|| format!("{}{other}{}", &text[..start], &text[end..]))
        }
    }
}

/// Where words, values and numbers begin and end; of a type with arguments, all of it is one of them, and so is each of its parts.
fn tokens(text: &str) -> Vec<(usize, usize)> {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'%' | b'@' | b'#');
    let bytes = text.as_bytes();
    let (mut found, mut at) = (Vec::new(), 0);
    while at < bytes.len() {
        if !is_part(bytes[at]) {
            at += 1;
            continue;
        }
        let end = (at..bytes.len()).find(|&end| !is_part(bytes[end])).unwrap_or(bytes.len());
        found.push((at, end));
        if bytes.get(end) == Some(&b'<') {
            let mut depth = 0;
            let close = (end..bytes.len()).find(|&close| {
                depth += match bytes[close] {
                    b'<' => 1,
                    b'>' => -1,
                    _ => 0,
                };
                depth == 0
            });
            found.extend(close.map(|close| (at, close + 1)));
        }
        at = end;
    }
    found
}

/// What a token may be exchanged for.
fn kind(text: &str, start: usize) -> u8 {
    let before = text[..start].trim_end_matches(' ').bytes().last();
    match (text.as_bytes()[start], before) {
        (b'%', _) => 0,
        (b'0'..=b'9' | b'-', _) => 1,
        (b'@', _) => 2,
        (_, Some(b'=' | b'\n')) => 3,
        _ => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_place_is_changed() {
        let module = Compiler::new()
            .lower("fn f(a: i32, b: vec2<f32>) -> i32 { let c = a * 3; return c + a; }", &Features::all());
        let text = text::print(&module.expect("it is valid"), &text::PrintOptions::default());
        let mut random = Random(7);
        let changed: Vec<String> = (0..64).filter_map(|_| change(&text, &mut random)).collect();
        assert!(changed.len() > 20 && changed.iter().all(|other| *other != text), "{} changes", changed.len());
    }
}
