//! One section: a shader that does some calls on rows of arguments, and directives with the arguments and what is right.

use std::fmt::Write;

use colorfast_reference::{Accepted, Scalar, Type, Value};

use super::Row;
use super::layout::{alignment, name, padded, scalar_name, stored, stride};
use crate::model::{Intrinsic, IntrinsicKind};
use crate::testgen::expand::Instantiation;
use crate::testgen::shape::Shape;

/// The threads of a workgroup.
const WORKGROUP: usize = 64;
/// The most characters of a directive's line.
const WIDTH: usize = 160;

/// A call with its rows.
pub struct Call {
    /// The call, with `{0}` and so on for its operands.
    text: String,
    parameters: Vec<Type>,
    /// What is kept of the result: the member's name, empty for the result itself, and its type.
    results: Vec<(&'static str, Type)>,
    rows: Vec<Row>,
}

impl Call {
    /// The call of an instantiation.
    pub fn new(
        intrinsic: &Intrinsic,
        instantiation: &Instantiation,
        result: Shape,
        parameters: Vec<Type>,
        results: Vec<Type>,
        rows: Vec<Row>,
    ) -> Self {
        let operands: Vec<String> = (0..parameters.len()).map(|index| format!("{{{index}}}")).collect();
        let text = match (intrinsic.kind, operands.as_slice()) {
            (IntrinsicKind::UnaryOperator, [e]) => format!("{}{e}", intrinsic.name),
            (IntrinsicKind::BinaryOperator, [a, b]) => format!("{a} {} {b}", intrinsic.name),
            _ => {
                let explicit: Vec<String> =
                    instantiation.explicit.iter().map(|shape| shape.to_string().replace(',', ", ")).collect();
                let templates = if explicit.is_empty() { String::new() } else { format!("<{}>", explicit.join(", ")) };
                format!("{}{templates}({})", intrinsic.name, operands.join(", "))
            }
        };
        let members: Vec<&'static str> = match result {
            Shape::Struct(members) => members.iter().map(|(name, _)| *name).collect(),
            _ => vec![""],
        };
        Self { text, parameters, results: members.into_iter().zip(results).collect(), rows }
    }

    /// How many values are compared.
    pub fn checks(&self) -> usize {
        self.rows.iter().flat_map(|(_, right)| right).filter(|accepted| !accepted.is_any()).count()
    }

    fn has_f16(&self) -> bool {
        let results = self.results.iter().map(|(_, ty)| ty);
        self.parameters.iter().chain(results).any(|ty| ty.component() == Scalar::F16)
    }
}

/// An array in a buffer.
struct Member {
    name: String,
    ty: Type,
    /// A word for each scalar, padding included.
    words: Vec<String>,
    count: usize,
}

/// The text of a section.
pub fn write(key: &str, calls: &[Call]) -> String {
    let inputs = sorted(calls.iter().enumerate().flat_map(|(index, call)| inputs(index + 1, call)).collect());
    let outputs = sorted(calls.iter().enumerate().flat_map(|(index, call)| outputs(index + 1, call)).collect());
    let most = calls.iter().map(|call| call.rows.len()).max().unwrap_or(0);
    let has_f16 = calls.iter().any(Call::has_f16);

    let mut text = format!("\n//# case {key}\n");
    if has_f16 {
        text.push_str("//# require: f16\n");
    }
    if most > WORKGROUP {
        let _ = writeln!(text, "//# dispatch: {} 1 1", most.div_ceil(WORKGROUP));
    }
    for member in &inputs {
        directive(&mut text, "read 0:0", scalar_name(member.ty.component()), &member.words);
    }
    if let Some(rest) = padding(&inputs) {
        directive(&mut text, "read 0:0", "f16", &vec!["any".to_owned(); rest / 2]);
    }
    // No result is left over from before by chance.
    let _ = writeln!(
        text,
        "//# write 0:1: u32 0xdeadbeef*{}",
        size(&outputs).next_multiple_of(largest(&outputs)).div_ceil(4)
    );
    for member in &outputs {
        directive(&mut text, "expect 0:1", scalar_name(member.ty.component()), &member.words);
    }
    if has_f16 {
        text.push_str("enable f16;\n");
    }
    structure(&mut text, "Inputs", &inputs);
    structure(&mut text, "Outputs", &outputs);
    if !inputs.is_empty() {
        text.push_str("@group(0) @binding(0) var<storage, read> inputs: Inputs;\n");
    }
    text.push_str("@group(0) @binding(1) var<storage, read_write> outputs: Outputs;\n");
    let _ = writeln!(
        text,
        "@compute @workgroup_size({WORKGROUP})\nfn main(@builtin(global_invocation_id) id: vec3u) {{\n  let i = id.x;"
    );
    for (index, call) in calls.iter().enumerate() {
        statement(&mut text, index + 1, call);
    }
    text.push_str("}\n");
    text
}

/// Arrays whose elements need more alignment come first, so that there is no padding between.
fn sorted(mut members: Vec<Member>) -> Vec<Member> {
    members.sort_by_key(|member| std::cmp::Reverse(alignment(member.ty)));
    members
}

fn size(members: &[Member]) -> usize {
    members.iter().map(|member| stride(member.ty) * member.count).sum()
}

fn largest(members: &[Member]) -> usize {
    members.iter().map(|member| alignment(member.ty)).max().unwrap_or(4)
}

/// The bytes from the last array to the end of the structure.
fn padding(members: &[Member]) -> Option<usize> {
    let size = size(members);
    let rest = size.next_multiple_of(largest(members)) - size;
    (rest > 0).then_some(rest)
}

fn inputs(number: usize, call: &Call) -> Vec<Member> {
    let member = |(index, &parameter): (usize, &Type)| {
        let ty = stored(parameter);
        let words = call.rows.iter().flat_map(|(arguments, _)| {
            let Value { bits, .. } = &arguments[index];
            padded(ty, bits.iter().map(|&bits| ty.component().spell(bits)).collect())
        });
        Member { name: input(index, number), ty, words: words.collect(), count: call.rows.len() }
    };
    call.parameters.iter().enumerate().map(member).collect()
}

/// `a1` for the first parameter of the first call.
fn input(parameter: usize, number: usize) -> String {
    format!("{}{number}", char::from(b'a' + parameter as u8))
}

fn outputs(number: usize, call: &Call) -> Vec<Member> {
    let mut members = Vec::new();
    let mut start = 0;
    for &(part, result) in &call.results {
        let ty = stored(result);
        let words = call.rows.iter().flat_map(|(_, right)| {
            padded(ty, right[start..start + ty.count()].iter().map(Accepted::to_string).collect())
        });
        members.push(Member { name: output(part, number), ty, words: words.collect(), count: call.rows.len() });
        start += ty.count();
    }
    members
}

fn output(part: &str, number: usize) -> String {
    if part.is_empty() { format!("r{number}") } else { format!("{part}{number}") }
}

fn structure(text: &mut String, title: &str, members: &[Member]) {
    if members.is_empty() {
        return;
    }
    let _ = writeln!(text, "struct {title} {{");
    for Member { name: member, ty, count, .. } in members {
        let _ = writeln!(text, "  {member}: array<{}, {count}>,", name(*ty));
    }
    text.push_str("}\n");
}

fn statement(text: &mut String, number: usize, call: &Call) {
    let mut called = call.text.clone();
    for (index, &parameter) in call.parameters.iter().enumerate() {
        let read = format!("inputs.{}[i]", input(index, number));
        let operand = if parameter.component() == Scalar::Bool { format!("{}({read})", name(parameter)) } else { read };
        called = called.replace(&format!("{{{index}}}"), &operand);
    }
    let kept = |value: &str, ty: Type| match ty.component() {
        Scalar::Bool => format!("{}({value})", name(stored(ty))),
        _ => value.to_owned(),
    };
    let _ = write!(text, "  if i < {} {{", call.rows.len());
    match call.results.as_slice() {
        [(_, ty)] => {
            let _ = writeln!(text, " outputs.r{number}[i] = {}; }}", kept(&called, *ty));
        }
        parts => {
            let _ = writeln!(text, "\n    let result = {called};");
            for (part, ty) in parts {
                let _ = writeln!(
                    text,
                    "    outputs.{}[i] = {};",
                    output(part, number),
                    kept(&format!("result.{part}"), *ty)
                );
            }
            text.push_str("  }\n");
        }
    }
}

/// Lines of a directive with these words, of which repeated ones are written once.
fn directive(text: &mut String, name: &str, scalar: &str, words: &[String]) {
    let head = format!("//# {name}: {scalar}");
    let mut line = head.clone();
    for run in words.chunk_by(|a, b| a == b) {
        let word = if run.len() == 1 { run[0].clone() } else { format!("{}*{}", run[0], run.len()) };
        if line.len() + 1 + word.len() > WIDTH && line != head {
            let _ = writeln!(text, "{line}");
            line.clone_from(&head);
        }
        let _ = write!(line, " {word}");
    }
    let _ = writeln!(text, "{line}");
}
