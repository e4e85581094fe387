//! One case: a shader that calls one instantiation with one kind of arguments and keeps the result.

use std::fmt::Write;

use super::expand::Instantiation;
use super::shape::{Scalar, Shape};
use super::value::{Start, constant};
use crate::model::{Intrinsic, IntrinsicKind, Overload};

/// Where the values of a call come from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Arguments {
    /// There are no parameters.
    None,
    /// Literals, or vectors and matrices of literals: the call is a const-expression where it can be one. Explicit templates that the
    /// arguments settle are left out.
    Literal,
    /// Variables, and memory for pointers.
    Variable,
    /// Overrides for scalars, literals for the rest: the call is an override-expression where it can be one.
    Override,
}

impl Arguments {
    /// The last part of a key.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Literal => "literal",
            Self::Variable => "variable",
            Self::Override => "override",
        }
    }

    /// The kinds that an instantiation's parameters allow.
    pub fn of(overload: &Overload, instantiation: &Instantiation) -> Vec<Self> {
        let parameters = &instantiation.parameters;
        let parameter = |index: usize| &overload.parameters[index];
        let values = parameters.iter().enumerate().filter(|(index, shape)| {
            !matches!(shape, Shape::Pointer(..) | Shape::Handle(_)) && parameter(*index).constant.is_none()
        });
        let values: Vec<&Shape> = values.map(|(_, shape)| shape).collect();
        if parameters.is_empty() {
            vec![Self::None]
        } else if instantiation.any_component(Scalar::is_abstract) {
            vec![Self::Literal]
        } else if values.is_empty() {
            vec![Self::Variable]
        } else if values.iter().any(|shape| matches!(shape, Shape::Scalar(_))) {
            vec![Self::Literal, Self::Variable, Self::Override]
        } else {
            vec![Self::Literal, Self::Variable]
        }
    }
}

/// A generated case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// Its key: the call as instantiated, and the kind of arguments.
    pub key: String,
    /// The section's text.
    pub text: String,
}

/// What the intrinsic is called in keys and file names: operators have no spelling that fits there.
pub fn file_name(intrinsic: &Intrinsic) -> &str {
    match (intrinsic.kind, intrinsic.name.as_str()) {
        (IntrinsicKind::UnaryOperator, "-") => "negation",
        (IntrinsicKind::UnaryOperator, "~") => "complement",
        (IntrinsicKind::UnaryOperator, "!") => "not",
        (IntrinsicKind::BinaryOperator, symbol) => {
            BINARY_NAMES.iter().find(|(known, _)| *known == symbol).map_or(symbol, |(_, name)| name)
        }
        (_, name) => name,
    }
}

/// The operators' names, as the IR's text form has them.
const BINARY_NAMES: [(&str, &str); 18] = [
    ("+", "add"),
    ("-", "sub"),
    ("*", "mul"),
    ("/", "div"),
    ("%", "mod"),
    ("&", "and"),
    ("|", "or"),
    ("^", "xor"),
    ("&&", "logical_and"),
    ("||", "logical_or"),
    ("==", "eq"),
    ("!=", "neq"),
    ("<", "lt"),
    (">", "gt"),
    ("<=", "lte"),
    (">=", "gte"),
    ("<<", "shl"),
    (">>", "shr"),
];

/// The key of a case.
fn key(intrinsic: &Intrinsic, instantiation: &Instantiation, arguments: Arguments) -> String {
    let spelled = |shapes: &[Shape]| shapes.iter().map(Shape::to_string).collect::<Vec<_>>().join(",");
    let mut key = file_name(intrinsic).to_owned();
    if !instantiation.explicit.is_empty() {
        let _ = write!(key, "<{}>", spelled(&instantiation.explicit));
    }
    if !instantiation.parameters.is_empty() {
        let _ = write!(key, "/{}", spelled(&instantiation.parameters));
    }
    let _ = write!(key, "/{}", arguments.name());
    key
}

/// Writes the case.
pub fn case(
    intrinsic: &Intrinsic,
    overload: &Overload,
    instantiation: &Instantiation,
    arguments: Arguments,
) -> Result<Case, String> {
    let mut writer = Writer { module: String::new(), body: String::new(), operands: Vec::new() };
    if instantiation.any_component(|scalar| scalar == Scalar::F16) {
        writer.module.push_str("enable f16;\n");
    }
    for extension in &overload.facts.extensions {
        let _ = writeln!(writer.module, "enable {extension};");
    }
    for (index, (parameter, shape)) in overload.parameters.iter().zip(&instantiation.parameters).enumerate() {
        let name = if parameter.name.is_empty() { format!("p{index}") } else { parameter.name.clone() };
        let start = match (parameter.test_value, parameter.constant, intrinsic.kind) {
            (Some(value), _, _) => Start::Stated(value),
            (None, Some((low, _)), _) => Start::Stated(low as f64 + 1.0),
            (None, None, IntrinsicKind::Conversion) => Start::Fractional,
            (None, None, _) => Start::Usual(index),
        };
        let arguments = if parameter.constant.is_some() { Arguments::Literal } else { arguments };
        writer.argument(&name, shape, start, arguments)?;
    }
    let call = writer.call(intrinsic, instantiation, arguments);
    writer.keep(&call, instantiation.result.as_ref());
    let Writer { module, body, .. } = writer;
    Ok(Case { key: key(intrinsic, instantiation, arguments), text: format!("{module}fn test() {{\n{body}}}\n") })
}

struct Writer {
    module: String,
    body: String,
    operands: Vec<String>,
}

impl Writer {
    fn argument(&mut self, name: &str, shape: &Shape, start: Start, arguments: Arguments) -> Result<(), String> {
        if let Shape::Pointer(space, store, access) = shape {
            let _ = match space.as_str() {
                "storage" => writeln!(self.module, "@group(0) @binding(1) var<storage, {access}> memory: {store};"),
                _ => writeln!(self.module, "var<{space}> memory: {store};"),
            };
            self.operands.push("&memory".to_owned());
            return Ok(());
        }
        if let Shape::Handle(_) = shape {
            let binding = self.operands.len() + 1;
            let _ = writeln!(self.module, "@group(0) @binding({binding}) var {name}: {};", pretty(shape));
            self.operands.push(name.to_owned());
            return Ok(());
        }
        let value = constant(shape, start)?;
        let operand = match (arguments, shape) {
            (Arguments::Variable, _) => {
                let _ = writeln!(self.body, "  var {name}: {} = {value};", pretty(shape));
                name.to_owned()
            }
            (Arguments::Override, Shape::Scalar(scalar)) => {
                let _ = writeln!(self.module, "override {name}: {scalar} = {value};");
                name.to_owned()
            }
            _ => value,
        };
        self.operands.push(operand);
        Ok(())
    }

    fn call(&self, intrinsic: &Intrinsic, instantiation: &Instantiation, arguments: Arguments) -> String {
        // `--` is a token of its own.
        let guarded = |operand: &String| {
            if operand.starts_with('-') { format!("({operand})") } else { operand.clone() }
        };
        match intrinsic.kind {
            IntrinsicKind::UnaryOperator => format!("{}{}", intrinsic.name, guarded(&self.operands[0])),
            IntrinsicKind::BinaryOperator => {
                format!("{} {} {}", guarded(&self.operands[0]), intrinsic.name, guarded(&self.operands[1]))
            }
            _ => {
                let is_spelled = arguments != Arguments::Literal || !instantiation.is_inferable;
                let explicit: Vec<String> = instantiation.explicit.iter().map(pretty).collect();
                let templates = match is_spelled && !explicit.is_empty() {
                    true => format!("<{}>", explicit.join(", ")),
                    false => String::new(),
                };
                format!("{}{templates}({})", intrinsic.name, self.operands.join(", "))
            }
        }
    }

    /// Keeps the value of `call` in a buffer.
    fn keep(&mut self, call: &str, result: Option<&Shape>) {
        let Some(result) = result else {
            let _ = writeln!(self.body, "  {call};");
            return;
        };
        let stored = result.stored();
        if let (Shape::Struct(members), Shape::Struct(kept)) = (result, &stored) {
            let fields: Vec<String> = kept.iter().map(|(name, shape)| format!("{name}: {shape}")).collect();
            let _ = writeln!(self.module, "struct Result {{ {} }}", fields.join(", "));
            let _ = writeln!(self.body, "  let value = {call};");
            for (name, shape) in members {
                let _ = writeln!(self.body, "  result.{name} = {};", converted(&format!("value.{name}"), shape));
            }
        } else {
            let _ = writeln!(self.body, "  result = {};", converted(call, result));
        }
        let _ = writeln!(self.module, "@group(0) @binding(0) var<storage, read_write> result: {stored};");
    }
}

/// `value`, of type `shape`, as a buffer takes it: a `bool` is none of a buffer's types, and abstract numbers convert by themselves.
fn converted(value: &str, shape: &Shape) -> String {
    match shape.component() {
        Some(Scalar::Bool) => format!("{}({value})", shape.stored()),
        _ => value.to_owned(),
    }
}

/// A type as a person would write it.
fn pretty(shape: &Shape) -> String {
    shape.to_string().replace(',', ", ")
}
