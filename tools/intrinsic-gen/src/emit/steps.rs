//! The steps of transforms that lower calls: an enum for each transform, and one of all.

use std::fmt::Write;

use super::rust::{head, pascal};
use crate::model::{Enum, EnumEntry, Model};

/// `generated/steps.rs`
pub(super) fn steps(model: &Model) -> String {
    let mut out = head(
        "The steps by which transforms lower calls for targets that do not have them. A transform is a `match` over its steps.",
    );
    out.push_str("\nuse super::super::lowering::TransformStep;\nuse super::super::DialectFn;\n");
    let transforms: Vec<&Enum> = model.transforms().collect();
    for (number, transform) in transforms.iter().enumerate() {
        one(&mut out, transform, number);
    }
    out.push_str("\n/// A step of any transform.\n#[derive(Copy, Clone, PartialEq, Eq, Debug)]\npub enum Step {\n");
    for transform in &transforms {
        let name = pascal(&transform.name);
        let _ = writeln!(out, "    /// Of `{}`.\n    {name}({name}),", transform.name);
    }
    out.push_str("}\n\nimpl Step {\n    /// The names of the transform and of the step.\n    pub const fn name(self) -> (&'static str, &'static str) {\n        match self {\n");
    for transform in &transforms {
        let name = pascal(&transform.name);
        let _ = writeln!(out, "            Self::{name}(step) => ({:?}, step.name()),", transform.name);
    }
    out.push_str("        }\n    }\n\n    /// The function that the step is given.\n    pub const fn function(self) -> Option<DialectFn> {\n        match self {\n");
    for transform in &transforms {
        let name = pascal(&transform.name);
        let _ = writeln!(out, "            Self::{name}(step) => step.function(),");
    }
    out.push_str("        }\n    }\n}\n");
    out
}

/// The dialect whose functions a transform's steps are given: that of its only target.
fn dialect(transform: &Enum) -> String {
    transform.transform.iter().flatten().map(|target| pascal(target)).collect()
}

fn one(out: &mut String, transform: &Enum, number: usize) {
    let name = pascal(&transform.name);
    let dialect = dialect(transform);
    let doc = transform.doc.replace('\n', "\n/// ");
    let _ = write!(out, "\n/// {doc}\n#[derive(Copy, Clone, PartialEq, Eq, Debug)]\npub enum {name} {{\n");
    for entry in &transform.entries {
        let _ = writeln!(out, "    /// {}", entry.doc.replace('\n', "\n    /// "));
        let function = if entry.calls { format!("(super::super::{dialect}Fn)") } else { String::new() };
        let _ = writeln!(out, "    {}{function},", pascal(&entry.name));
    }
    let pattern = |entry: &EnumEntry, inside: &str| {
        let inside = if entry.calls { format!("({inside})") } else { String::new() };
        format!("Self::{}{inside}", pascal(&entry.name))
    };
    let _ = write!(
        out,
        "}}\n\nimpl {name} {{\n    /// The name of the step.\n    pub const fn name(self) -> &'static str {{\n        match self {{\n"
    );
    for entry in &transform.entries {
        let _ = writeln!(out, "            {} => {:?},", pattern(entry, "_"), entry.name);
    }
    out.push_str("        }\n    }\n\n    /// The function that the step is given.\n    pub const fn function(self) -> Option<DialectFn> {\n");
    if transform.entries.iter().any(|entry| entry.calls) {
        out.push_str("        match self {\n");
        for entry in &transform.entries {
            let value = if entry.calls { format!("Some(DialectFn::{dialect}(function))") } else { "None".to_owned() };
            let _ = writeln!(out, "            {} => {value},", pattern(entry, "function"));
        }
        out.push_str("        }\n");
    } else {
        out.push_str("        let _ = self;\n        None\n");
    }
    let _ = write!(
        out,
        "    }}\n}}\n\nimpl TransformStep for {name} {{\n    const NUMBER: u32 = {number};\n    fn of(step: Step) -> Option<Self> {{\n        match step {{\n            Step::{name}(step) => Some(step),\n            #[allow(unreachable_patterns, reason = \"there may be one transform\")]\n            _ => None,\n        }}\n    }}\n    fn step(self) -> Step {{\n        Step::{name}(self)\n    }}\n}}\n"
    );
}
