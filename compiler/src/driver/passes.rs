//! Passes over the IR that a caller names one by one: transforms with settings, the way to a target, and the ways through which a
//! module comes back as itself. For file tests and for looking at what each does.
//!
//! ```text
//! robustness(values = false, storage = false), value_to_let
//! raise msl(version = 3.0)
//! binary, text
//! ```

use super::{Compiler, Request, Target};
use crate::diagnostic::{Diagnostic, Diagnostics, Rule, Span};
use crate::ir::{self, Module};
use crate::output::BoundResource;
use crate::sem::Features;
use crate::spirv;
use crate::text_target;
use crate::transform::{self, Setting, Transform};
use crate::util::OptionValue;

/// A pass is not there, or is written in a way that has no meaning.
const PASS: Rule = Rule::new("ir/pass", "");
/// What was written does not read back as what it was written from.
const ROUND_TRIP: Rule = Rule::new("ir/round-trip", "");

/// A step from a module to a module.
#[derive(Clone, Debug)]
pub enum Pass {
    /// A transform, with settings.
    Transform(&'static Transform, Vec<Setting>),
    /// All that a target's printer wants done, with options of the target.
    Raise(Target, Vec<Setting>),
    /// Written in the binary form, and read back.
    Binary,
    /// Written as text, and read back.
    Text,
    /// Written as WGSL, and read back.
    Wgsl,
    /// Written as SPIR-V, and read back.
    Spirv,
}

/// Every transform: those that targets share, those of texts, and those of single targets.
pub fn transforms() -> impl Iterator<Item = &'static Transform> {
    transform::TABLE
        .iter()
        .chain(text_target::TABLE)
        .chain(Target::ALL.iter().flat_map(|target| target.transforms()))
        .copied()
}

impl Pass {
    /// Reads a list of passes, separated by commas.
    ///
    /// # Errors
    /// What of it is no pass, in words.
    pub fn parse_list(text: &str) -> Result<Vec<Self>, String> {
        let mut passes = Vec::new();
        let mut rest = text.trim();
        while !rest.is_empty() {
            let open = rest.find(['(', ',']).filter(|&at| rest.as_bytes()[at] == b'(');
            let (name, arguments, after) = match open {
                Some(open) => {
                    let close = rest.find(')').filter(|&close| close > open).ok_or("a '(' is not closed")?;
                    (&rest[..open], &rest[open + 1..close], &rest[close + 1..])
                }
                None => {
                    let end = rest.find(',').unwrap_or(rest.len());
                    (&rest[..end], "", &rest[end..])
                }
            };
            passes.push(Self::parse(name.trim(), settings(arguments)?)?);
            rest = after.trim_start();
            match rest.strip_prefix(',') {
                Some(next) => rest = next.trim_start(),
                None if rest.is_empty() => {}
                None => return Err(format!("expected ',', not '{rest}'")),
            }
        }
        Ok(passes)
    }

    fn parse(name: &str, settings: Vec<Setting>) -> Result<Self, String> {
        if let Some(target) = name.strip_prefix("raise ") {
            let target = target.trim();
            let known = || Target::ALL.map(Target::name).join(", ");
            let found =
                Target::from_name(target).ok_or_else(|| format!("no target '{target}'; there are {}", known()))?;
            return Ok(Self::Raise(found, settings));
        }
        let plain = match name {
            "binary" => Some(Self::Binary),
            "text" => Some(Self::Text),
            "wgsl" => Some(Self::Wgsl),
            "spirv" => Some(Self::Spirv),
            _ => None,
        };
        match plain {
            Some(_) if !settings.is_empty() => Err(format!("'{name}' has no options")),
            Some(pass) => Ok(pass),
            None => transforms()
                .find(|transform| transform.name == name)
                .map(|transform| Self::Transform(transform, settings))
                .ok_or_else(|| format!("no transform '{name}'")),
        }
    }

    /// Runs the pass, and gives the resources that raising binds elsewhere: see [`Compiler::raise_with`].
    ///
    /// # Errors
    /// What the transform or the target refuses, and a module that does not come back.
    pub fn run(&self, compiler: &mut Compiler, module: &mut Module) -> Result<Vec<BoundResource>, Diagnostics> {
        let mut rebound = Vec::new();
        match self {
            Self::Transform(transform, settings) => transform.run_alone(module, settings)?,
            Self::Raise(target, options) => {
                // It begins with the first transforms again.
                module.passed.clear();
                let request = Request { target: *target, entry_point: None, constants: &[], options };
                rebound = compiler.raise_with(module, &request)?;
            }
            Self::Binary => {
                let bytes = ir::binary::write(module);
                *module = ir::binary::read(&bytes)?;
                if ir::binary::write(module) != bytes {
                    return Err(lost("the bytes are others once they were read"));
                }
            }
            Self::Text => {
                let print = |module: &Module| ir::text::print(module, &ir::text::PrintOptions::default());
                let text = print(module);
                *module = ir::text::parse(&text)?;
                if print(module) != text {
                    return Err(lost("the text is another once it was read"));
                }
            }
            Self::Wgsl => {
                let request = Request { target: Target::Wgsl, entry_point: None, constants: &[], options: &[] };
                let units = compiler.compile_module(module.clone(), &request, &mut |_| {})?;
                let Some(super::Artifact::Text(text)) = units.into_iter().next().map(|unit| unit.artifact) else {
                    return Err(lost("no WGSL was written"));
                };
                *module = compiler.lower(&text, &Features::all())?;
            }
            Self::Spirv => {
                let request = Request { target: Target::Spirv, entry_point: None, constants: &[], options: &[] };
                let units = compiler.compile_module(module.clone(), &request, &mut |_| {})?;
                let Some(super::Artifact::Words(words)) = units.into_iter().next().map(|unit| unit.artifact) else {
                    return Err(lost("no words were written"));
                };
                *module = spirv::read::read_words(words)?.module;
            }
        }
        ir::validate(module)?;
        Ok(rebound)
    }
}

fn lost(why: &str) -> Diagnostics {
    Diagnostic::error(ROUND_TRIP, Span::NONE, why).into()
}

/// A list of passes that could not be read.
pub(super) fn wrong_list(why: String) -> Diagnostic {
    Diagnostic::error(PASS, Span::NONE, why)
}

/// `name = value, ...`
fn settings(text: &str) -> Result<Vec<Setting>, String> {
    let items = text.split(',').map(str::trim).filter(|item| !item.is_empty());
    let setting = |item: &str| {
        let (name, value) = item.split_once('=').ok_or_else(|| format!("'{item}' is not NAME = VALUE"))?;
        Ok((name.trim().to_owned(), OptionValue::Text(value.trim().to_owned())))
    };
    items.map(setting).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_read() {
        let passes = Pass::parse_list("robustness(values = false, storage=true) , raise msl(version = 3.0),binary")
            .expect("it is a list");
        let [Pass::Transform(transform, settings), Pass::Raise(Target::Msl, options), Pass::Binary] = &passes[..]
        else {
            panic!("{passes:?}");
        };
        assert_eq!((transform.name, settings.len(), options.len()), ("robustness", 2, 1));
        for wrong in ["robust", "robustness(", "robustness(values)", "raise metal", "text(a = b)", "binary text"] {
            assert!(Pass::parse_list(wrong).is_err(), "{wrong}");
        }
    }
}
